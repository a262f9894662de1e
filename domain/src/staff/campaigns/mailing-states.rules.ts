/** A mailing is written as a `draft`, waits for its moment, is sent one by one, and ends. */
export const MAILING_STATES = ['draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled'] as const
export type MailingState = (typeof MAILING_STATES)[number]

export const MAILING_ACTIONS = ['start', 'withdraw', 'pause', 'resume', 'cancel'] as const
export type MailingAction = (typeof MAILING_ACTIONS)[number]

const TRANSITIONS: Record<MailingState, Partial<Record<MailingAction, MailingState>>> = {
  draft: { start: 'scheduled' },
  scheduled: { withdraw: 'draft', cancel: 'cancelled' },
  sending: { pause: 'paused', cancel: 'cancelled' },
  paused: { resume: 'sending', cancel: 'cancelled' },
  done: {},
  cancelled: {},
}

/** The state that an act leads to, or null where it makes no sense. What was sent stays sent: nothing leads back from it. */
export function nextMailingState(state: MailingState, act: MailingAction): MailingState | null {
  return TRANSITIONS[state][act] ?? null
}

/** What can be done in a state, in the order of its buttons. */
export function actionsOf(state: MailingState): MailingAction[] {
  return MAILING_ACTIONS.filter((act) => nextMailingState(state, act) !== null)
}

const FIRST_RETRY_MS = 60_000
const MAX_TRIES = 7

/** When a mail that the mail server did not take is tried again, after so many tries; null for not any more (about two hours). */
export function nextTry(tries: number, now: Date): Date | null {
  return tries >= MAX_TRIES ? null : new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (tries - 1))
}
