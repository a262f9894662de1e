import {
  type Channel,
  DIGEST_KINDS,
  isSwitchable,
  type NotificationChoiceKind,
  type NotificationChoices,
} from '@tripwright/domain/account/notifications'
import { and, eq, inArray } from 'drizzle-orm'
import { putMailChoice, readMailChoices } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { notificationChoices } from './notifications.tables.ts'

/** These mails are switched with all other mails, whose unsubscribe link stops them too. */
const MAILS = { 'trip-alert': 'tripAlerts', reminder: 'reminders', 'trial-end': 'trialMails' } as const
type OwnMail = keyof typeof MAILS

/** The choices of an account; a kind without a row is on. */
export async function findChoices(db: Db, userId: string): Promise<NotificationChoices> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  const mails = await readMailChoices(db, userId)
  const wants = (kind: NotificationChoiceKind, channel: Channel) =>
    rows.find((row) => row.kind === kind && row.channel === channel)?.wants !== false
  const mail = (kind: NotificationChoiceKind) =>
    isOwnMail(kind) ? mails[MAILS[kind]] : mails.digest && wants(kind, 'mail')
  const all = (kind: NotificationChoiceKind) => ({
    here: wants(kind, 'here'),
    mail: mail(kind),
    push: wants(kind, 'push'),
  })
  return {
    'trip-alert': all('trip-alert'),
    'trip-joined': all('trip-joined'),
    'trip-changed': all('trip-changed'),
    'trip-booked': all('trip-booked'),
    'trip-commented': all('trip-commented'),
    'trip-role': all('trip-role'),
    'trip-day': all('trip-day'),
    'email-waiting': all('email-waiting'),
    reminder: { mail: mail('reminder'), push: wants('reminder', 'push') },
    seat: all('seat'),
    'trial-end': all('trial-end'),
    'payment-failed': all('payment-failed'),
    'taken-down': { mail: mail('taken-down'), push: wants('taken-down', 'push') },
    report: all('report'),
    'support-answered': { push: wants('support-answered', 'push') },
  }
}

function isOwnMail(kind: NotificationChoiceKind): kind is OwnMail {
  return Object.hasOwn(MAILS, kind)
}

type Choice = { kind: NotificationChoiceKind; channel: Channel; wants: boolean }

export async function saveChoice(
  db: Db,
  userId: string,
  { kind, channel, wants }: Choice,
  now: Date,
): Promise<void> {
  if (channel === 'mail' && isOwnMail(kind)) {
    await putMailChoice(db, userId, { [MAILS[kind]]: wants }, now)
    return
  }
  if (channel === 'mail' && wants && !(await readMailChoices(db, userId)).digest) {
    // The summary was off as a whole: what is wanted now is this kind, and none of the others.
    await putMailChoice(db, userId, { digest: true }, now)
    for (const other of DIGEST_KINDS) await putChoice(db, userId, { kind: other, channel, wants: false }, now)
  }
  await putChoice(db, userId, { kind, channel, wants }, now)
}

async function putChoice(db: Db, userId: string, { kind, channel, wants }: Choice, now: Date): Promise<void> {
  const { userId: whose, kind: what, channel: how } = notificationChoices
  await db
    .insert(notificationChoices)
    .values({ userId, kind, channel, wants, updatedAt: now })
    .onConflictDoUpdate({ target: [whose, what, how], set: { wants, updatedAt: now } })
}

/** Whether an account wants to be told of one of these kinds in the list, or as a push; also where nothing can be switched off. */
export async function wantsChannel(
  db: Db,
  userId: string,
  { choices, channel }: { choices: readonly NotificationChoiceKind[]; channel: 'here' | 'push' },
): Promise<boolean> {
  if (choices.length === 0) return true
  const off = (await listSwitchedOff(db, [userId], channel)).get(userId)
  return choices.some((choice) => !isSwitchable(choice, channel) || !off?.has(choice))
}

/** What each of these accounts switched off in a channel; an account without a choice is absent. */
export async function listSwitchedOff(
  db: Db,
  userIds: readonly string[],
  channel: 'here' | 'push',
): Promise<Map<string, Set<string>>> {
  const { userId, kind, channel: how, wants } = notificationChoices
  const rows = await db
    .select({ userId, kind })
    .from(notificationChoices)
    .where(and(inArray(userId, [...userIds]), eq(how, channel), eq(wants, false)))
  const off = new Map<string, Set<string>>()
  for (const row of rows) off.set(row.userId, (off.get(row.userId) ?? new Set()).add(row.kind))
  return off
}
