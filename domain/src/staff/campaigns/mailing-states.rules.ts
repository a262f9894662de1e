/** The states of a mailing: a `draft`, then scheduled, sending, and a final state. */
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

/** The state after an action, or null when the action is not allowed. No action leads back from a sent state. */
export function nextMailingState(state: MailingState, act: MailingAction): MailingState | null {
  return TRANSITIONS[state][act] ?? null
}

/** The actions of a state in the order of its buttons. */
export function actionsOf(state: MailingState): MailingAction[] {
  return MAILING_ACTIONS.filter((act) => nextMailingState(state, act) !== null)
}

const FIRST_RETRY_MS = 60_000
const MAX_TRIES = 7

/**
 * The next attempt for a mail that the mail server refused, by the number of attempts; null after the last one (about two
 * hours).
 */
export function nextTry(tries: number, now: Date): Date | null {
  return tries >= MAX_TRIES ? null : new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (tries - 1))
}
