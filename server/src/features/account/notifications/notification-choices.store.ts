import {
  type Channel,
  choiceOf,
  NOTIFICATION_CHANNELS,
  type NotificationChoiceKind,
  type NotificationChoices,
  type NotificationKind,
} from '@tripwright/domain/account/notifications'
import { and, eq } from 'drizzle-orm'
import { putMailChoice, readMailChoices } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { notificationChoices } from './notifications.tables.ts'

/** These mails are switched with all other mails, whose unsubscribe link stops them too. */
const MAILS = { 'trip-alert': 'tripAlerts', reminder: 'reminders' } as const

/** The choices of an account; a kind without a row is on. */
export async function findChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  const mails = await readMailChoices(db, userId)
  const wants = (kind: NotificationChoiceKind, channel: Channel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.wants !== false
  return {
    'trip-alert': {
      here: wants('trip-alert', 'here'),
      mail: mails.tripAlerts,
      push: wants('trip-alert', 'push'),
    },
    'trip-news': { here: wants('trip-news', 'here'), push: wants('trip-news', 'push') },
    reminder: { mail: mails.reminders, push: wants('reminder', 'push') },
    'support-answered': { push: wants('support-answered', 'push') },
  }
}

export async function saveChoice(
  db: Db,
  userId: string,
  { kind, channel, wants }: { kind: NotificationChoiceKind; channel: Channel; wants: boolean },
  now: Date,
): Promise<void> {
  if (channel === 'mail' && (kind === 'trip-alert' || kind === 'reminder')) {
    await putMailChoice(db, userId, { [MAILS[kind]]: wants }, now)
    return
  }
  const values = { userId, kind, channel, wants, updatedAt: now }
  const { userId: whose, kind: what, channel: how } = notificationChoices
  await db
    .insert(notificationChoices)
    .values(values)
    .onConflictDoUpdate({ target: [whose, what, how], set: { wants, updatedAt: now } })
}

/** Whether an account wants notifications of a kind in the list, or as push messages. */
export async function wantsChannel(
  db: Db,
  userId: string,
  { kind, channel }: { kind: NotificationKind; channel: 'here' | 'push' },
): Promise<boolean> {
  const choice = choiceOf(kind)
  if (choice === null || !NOTIFICATION_CHANNELS[choice].some((one) => one === channel)) return true
  const { userId: whose, kind: what, channel: how, wants } = notificationChoices
  const [row] = await db
    .select({ wants })
    .from(notificationChoices)
    .where(and(eq(whose, userId), eq(what, choice), eq(how, channel)))
  return row?.wants !== false
}
