/** The mails of a trial, in their order (issue "People", Mail). */
export const TRIAL_MAILS = ['welcome', 'day-1', 'day-3', 'day-5', 'last-day', 'expired'] as const
export type TrialMailKind = (typeof TRIAL_MAILS)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const TRIAL_DAYS = 7
const BEGIN_DAYS = { welcome: 0, 'day-1': 1, 'day-3': 3, 'day-5': 5 } as const
const END_DAYS = { 'last-day': -1, expired: 0 } as const

/** When each mail is due, in days after the start or the end of the trial. */
export const TRIAL_MAIL_DAYS = {
  welcome: { after: 'start', days: BEGIN_DAYS.welcome },
  'day-1': { after: 'start', days: BEGIN_DAYS['day-1'] },

  'day-3': { after: 'start', days: BEGIN_DAYS['day-3'] },
  'day-5': { after: 'start', days: BEGIN_DAYS['day-5'] },

  'last-day': { after: 'end', days: END_DAYS['last-day'] },
  expired: { after: 'end', days: END_DAYS.expired },
} as const satisfies Record<TrialMailKind, { after: 'start' | 'end'; days: number }>

/** The end of a usual trial for which this mail is due now, for a preview without a real trial. */
export function sampleTrialEnd(kind: TrialMailKind, now: Date): Date {
  const { after, days } = TRIAL_MAIL_DAYS[kind]
  return new Date(now.getTime() + ((after === 'start' ? TRIAL_DAYS : 0) - days) * DAY_MS)
}

/**
 * The mail of a trial that is due now; null for none. Each is due for a day only, so that a server that was down does not
 * send outdated mails. When two are due, as in a trial of another length, the one about the end wins.
 */
export function dueTrialMail(trial: { startedAt: Date; endsAt: Date }, now: Date): TrialMailKind | null {
  const [start, end] = [trial.startedAt.getTime(), trial.endsAt.getTime()]
  // A declined trial ends at its start.
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
