/** The mails of a trial, in their order (issue "People", Mail). */
export const TRIAL_MAILS = ['welcome', 'day-1', 'day-3', 'day-5', 'last-day', 'expired'] as const
export type TrialMailKind = (typeof TRIAL_MAILS)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const BEGIN_DAYS = { welcome: 0, 'day-1': 1, 'day-3': 3, 'day-5': 5 } as const
const END_DAYS = { 'last-day': -1, expired: 0 } as const

/**
 * Which mail of a trial is due now; null for none. Each is due for a day: a server that slept longer does not send what is
 * no longer true. Where two would be due, as in a trial of another length, the one about the end goes before.
 */
export function dueTrialMail(trial: { startedAt: Date; endsAt: Date }, now: Date): TrialMailKind | null {
  const [start, end] = [trial.startedAt.getTime(), trial.endsAt.getTime()]
  // A trial that was refused was over when it began.
  if (end <= start) return null
  const isDue = (from: number) => now.getTime() >= from && now.getTime() < from + DAY_MS
  if (isDue(end + END_DAYS.expired * DAY_MS)) return 'expired'
  if (now.getTime() >= end) return null
  if (isDue(end + END_DAYS['last-day'] * DAY_MS)) return 'last-day'
  const begun = (['welcome', 'day-1', 'day-3', 'day-5'] as const).find((kind) =>
    isDue(start + BEGIN_DAYS[kind] * DAY_MS),
  )
  return begun ?? null
}
