import { setTimeout as pause } from 'node:timers/promises'
import { fillText } from '@tripwright/domain/base/text'
import { type Gathering, gatheredGuidesMessages } from '@tripwright/domain/destination/gathered-guides'
import type { Guide } from '@tripwright/domain/destination/places'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { jsonResponse } from '#platform/http/response.ts'
import type { Call } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import { MIN_SIGHTS } from './gather-guide.service.ts'
import { GATHER_JOB } from './gathered-guides.jobs.ts'
import { findGatheredRow, type GatheredRow, isToBeGathered, putGatheredRow } from './gathered-guides.store.ts'
import { findGuidePlace, type GuidePlace, nearestCities } from './guide-place.service.ts'

const { texts } = gatheredGuidesMessages
const A_DAY = 24 * 60 * 60
const PERSON_LIMIT = { name: 'gathered-guides', points: 30, seconds: A_DAY }
/** A device that sends no cookie is another one each time: its address counts twenty times as much as a device. */
const ADDRESS_LIMIT = { name: 'gathered-guides-address', points: 600, seconds: A_DAY }
/** How long a call waits for a guide (contract.md). */
export const GUIDE_WAIT_MS = 10_000
const LOOK_EVERY_MS = 250
const RETRY_SECONDS = 3

type Caller = Pick<Call, 'db' | 'now' | 'person' | 'device' | 'address' | 'platform' | 'request'>
type OpenedGuide = { guide: Guide } | { gathering: Gathering }

/**
 * The guide of an id of `city-suggestions`. One that is not there is gathered: the call waits, then gets how far it is. Throws
 * not-found for what is no place or has too few sights, unavailable where no source can tell, too-many-requests.
 */
export async function openGuide(call: Caller, id: string, waitMs = GUIDE_WAIT_MS): Promise<OpenedGuide> {
  const found = await findGuidePlace(id)
  if (found === null) throw new AppError('not-found', { message: texts['not-there'] })
  if ('guide' in found) return found
  const { place } = found
  const { db } = call
  const before = await findGatheredRow(db, id)
  if (isToBeGathered(before, call.now)) await putInLine(call, place, before)
  const until = performance.now() + (before?.guide ? 0 : waitMs)
  for (;;) {
    const row = await findGatheredRow(db, id)
    if (row?.guide) return { guide: row.guide }
    if (row?.state === 'failed') throw refusalOf(row, place)
    if (performance.now() >= until || call.request.signal.aborted)
      return { gathering: gatheringOf(row, place) }
    await pause(LOOK_EVERY_MS)
  }
}

/** A guide that is there, without gathering one. */
export async function findAnyGuide(db: Db, id: string): Promise<Guide | null> {
  const found = await findGuidePlace(id)
  if (found === null) return null
  return 'guide' in found ? found.guide : ((await findGatheredRow(db, id))?.guide ?? null)
}

/** The 202 of contract.md. */
export function gatheringResponse(gathering: Gathering): Response {
  return jsonResponse(gathering, 202, { 'retry-after': String(RETRY_SECONDS) })
}

/** Of many who ask at once one puts the guide into the line, and is charged. */
async function putInLine(call: Caller, { id }: GuidePlace, before: GatheredRow | null): Promise<void> {
  const { platform, person, device, address, now } = call
  await call.db.transaction(async (db) => {
    if (!(await putGatheredRow(db, id, before, now))) return
    const verdicts = [
      await platform.limits.take(PERSON_LIMIT, person?.id ?? device, db),
      await consumeAddressLimit(platform, ADDRESS_LIMIT, address, db),
    ]
    for (const verdict of verdicts)
      if (!verdict.ok)
        throw new AppError('too-many-requests', {
          message: texts['too-many'],
          retryAfter: verdict.retryAfterSeconds,
        })
    await platform.jobs.enqueue(db, GATHER_JOB, { id })
  })
}

function gatheringOf(row: GatheredRow | null, { name }: GuidePlace): Gathering {
  return { state: 'gathering', name, progress: { done: row?.done ?? 0, total: row?.total ?? 0 } }
}

function refusalOf({ reason }: GatheredRow, place: GuidePlace): AppError {
  const nearest = nearestCities(place)
  const values = {
    name: place.name,
    count: MIN_SIGHTS,
    cities: nearest.map(({ name }) => name).join(', '),
  }
  const more = { nearest: nearest.map(({ id, name }) => ({ id, name })) }
  return reason === 'too-small'
    ? new AppError('not-found', { message: fillText(texts['too-small'], values), more })
    : new AppError('unavailable', { message: fillText(texts['no-source'], values), more, retryAfter: 600 })
}
