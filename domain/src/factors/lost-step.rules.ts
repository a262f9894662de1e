const DAY_MS = 24 * 60 * 60 * 1000

/** How long what staff allowed waits, so that the owner of the account hears of it and can stop it (docs/decisions/0038). */
const WAIT_MS = DAY_MS
/** A wish that no staff has allowed for so long is none any more. */
const WISH_LIFE_MS = 7 * DAY_MS
/** A younger password may have been chosen with the mailbox alone: beside the mailbox it proves nothing. */
const PASSWORD_PROVES_AFTER_MS = 7 * DAY_MS

/** What staff writes down about who they spoke to: a sentence, not a word. */
export const PROOF_MIN_LENGTH = 20
export const PROOF_MAX_LENGTH = 500

/** Whether a password that was chosen then tells its owner from somebody who only reads the mailbox. */
export function isProvingPassword(chosenAt: Date, now: Date): boolean {
  return now.getTime() - chosenAt.getTime() >= PASSWORD_PROVES_AFTER_MS
}

/** When a second step that staff allows to be taken off now is off. */
export function removalDue(now: Date): Date {
  return new Date(now.getTime() + WAIT_MS)
}

/** Wishes of before this moment that were not allowed are forgotten. */
export function oldestWish(now: Date): Date {
  return new Date(now.getTime() - WISH_LIFE_MS)
}
