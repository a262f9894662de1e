import {
  isOpenAt,
  type OfficeHours,
  openTimes,
  putOfficeHours,
  readDuty,
  readOffice,
  replyBy,
  setDuty,
  tellAtDesk,
} from '@tripwright/domain/support/duty'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { findOfficeHours, listOnDuty, saveDuty, saveOfficeHours, saveSeen } from './duty.store.ts'

/** How far ahead the hours are told. */
const DAYS = 7
/** A page that closes counts as gone from then on: longer ago than the pulse of an open one, within the time of a shift. */
const CLOSED_MS = 10 * 60_000

type StaffCall = Pick<Call, 'db' | 'now'> & { person: { id: string } }

export const dutyRoutes: Route[] = [
  route(readOffice, async (_, { db, now }) => {
    const hours = await findOfficeHours(db)
    const isHere = (await listOnDuty(db, now)).some((one) => one.isAtDesk)
    return { isHere, ...describeOffice(hours, now) }
  }),

  route(putOfficeHours, async ({ hours }, { db, now, person }) => {
    await saveOfficeHours(db, hours, now)
    const action = hours === null ? 'support.hours-removed' : 'support.hours-saved'
    await recordAuditEntry(db, { actorId: person.id, action, detail: { zone: hours?.zone ?? '' } }, now)
    return { hours }
  }),

  route(readDuty, (_, call) => describeDuty(call)),

  route(setDuty, async ({ isOn }, call) => {
    const { db, now, person, platform } = call
    const before = (await describeDuty(call)).onDuty.map(({ id }) => id)
    await saveDuty(db, person.id, isOn, now)
    if (before.includes(person.id) !== isOn) {
      const action = isOn ? 'support.duty-on' : 'support.duty-off'
      await recordAuditEntry(db, { actorId: person.id, action, detail: {} }, now)
    }
    const output = await describeDuty(call)
    await tellChange(platform, db, [...before, ...output.onDuty.map(({ id }) => id)])
    return output
  }),

  route(tellAtDesk, async ({ isClosing }, call) => {
    const { db, now, person, platform } = call
    const isOwn = ({ id }: { id: string }) => id === person.id
    const before = (await listOnDuty(db, now)).find(isOwn)
    await saveSeen(db, person.id, isClosing ? new Date(now.getTime() - CLOSED_MS) : now)
    const after = await listOnDuty(db, now)
    if (before?.isAtDesk !== after.find(isOwn)?.isAtDesk)
      await tellChange(
        platform,
        db,
        after.map(({ id }) => id),
      )
    return { isOn: after.some(isOwn) }
  }),
]

/** Tells whoever is on duty, and was, to read again who is. */
async function tellChange(platform: Call['platform'], db: Call['db'], ids: readonly string[]): Promise<void> {
  const events = [...new Set(ids)].map((person) => ({ person, kind: 'support-duty' }))
  await platform.events.publishAll(db, events)
}

function describeOffice(hours: OfficeHours | null, now: Date) {
  if (hours === null) return { isOpen: false, hours, open: [], replyBy: null }
  const at = now.getTime()
  const by = replyBy(hours, at)
  return {
    isOpen: isOpenAt(hours, at),
    hours: { ...hours, week: [...hours.week], holidays: [...hours.holidays] },
    open: openTimes(hours, at, DAYS).map(({ from, to }) => ({ from: instant(from), to: instant(to) })),
    replyBy: by === null ? null : instant(by),
  }
}

async function describeDuty({ db, now, person }: StaffCall) {
  const rows = await listOnDuty(db, now)
  return {
    isOn: rows.some(({ id }) => id === person.id),
    onDuty: rows.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
  }
}

const instant = (ms: number) => new Date(ms).toISOString()
