import { hasRecentUnread, notify } from '#features/account/notifications/index.ts'
import { listOnDuty } from '#features/support/duty/index.ts'
import type { Call } from '#platform/http/route.ts'
import { listStaff, type RequestRow } from './support.store.ts'

type TellContext = Pick<Call, 'db' | 'now' | 'platform'>

/** Several messages of one conversation in this time are one push. */
const PUSH_EVERY_MS = 2 * 60_000

/** Notifies every open inbox on commit: `support-message` plays a sound, `support-inbox` only updates. */
export async function notifyStaff(
  { db, platform }: Pick<TellContext, 'db' | 'platform'>,
  kind: 'support-message' | 'support-inbox',
  id: string,
): Promise<void> {
  const staff = await listStaff(db)
  await platform.events.publishAll(
    db,
    staff.map((person) => ({ person, kind, id })),
  )
}

/** Notifies who is on duty and has no page of the inbox open: whoever looks after the conversation, or else everybody. */
export async function tellDuty(
  context: TellContext,
  { id, subject, assigneeId }: Pick<RequestRow, 'id' | 'subject' | 'assigneeId'>,
): Promise<void> {
  const { db, now } = context
  const onDuty = await listOnDuty(db, now)
  const own = onDuty.filter((one) => one.id === assigneeId)
  const path = `/support-admin?request=${id}`
  for (const { id: userId, isAtDesk } of own.length > 0 ? own : onDuty) {
    const since = new Date(now.getTime() - PUSH_EVERY_MS)
    if (isAtDesk || (await hasRecentUnread(db, { userId, path, since }))) continue
    await notify(context, { userId, kind: 'support-waiting', detail: { subject }, path })
  }
}
