const DAY_MS = 24 * 60 * 60 * 1000

/** How long what staff allowed waits, so that the owner of the account hears of it and can stop it (docs/decisions/0038). */
const REMOVAL_DELAY_MS = DAY_MS
/** A request for removal that no member of staff has allowed for so long expires. */
const REQUEST_LIFETIME_MS = 7 * DAY_MS
/** A younger password may have been chosen with the mailbox alone: beside the mailbox it proves nothing. */
const MIN_PASSWORD_AGE_MS = 7 * DAY_MS

/** The length of the note in which staff says how the owner was identified: a sentence, so that it can be checked later. */
export const PROOF_MIN_LENGTH = 20
export const PROOF_MAX_LENGTH = 500

/** Whether a password chosen at that time proves more than access to the mailbox. */
export function isPasswordOldEnough(chosenAt: Date, now: Date): boolean {
  return now.getTime() - chosenAt.getTime() >= MIN_PASSWORD_AGE_MS
}

/** When a second step that staff allows to be taken off now is off. */
export function removalDueAt(now: Date): Date {
  return new Date(now.getTime() + REMOVAL_DELAY_MS)
}

/** Wishes of before this moment that were not allowed are forgotten. */
export function oldestRemovalRequest(now: Date): Date {
  return new Date(now.getTime() - REQUEST_LIFETIME_MS)
}
