const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The delay after staff approved a removal, so that the owner of the account is notified and can stop it
 * (docs/decisions/0038).
 */
const REMOVAL_DELAY_MS = DAY_MS
/** A removal request expires after this time without approval. */
const REQUEST_LIFETIME_MS = 7 * DAY_MS
/** A newer password may have been set with access to the mailbox alone, so it proves nothing more than that access. */
const MIN_PASSWORD_AGE_MS = 7 * DAY_MS

/** The length of the note on how staff identified the owner: at least a sentence, so that it can be audited. */
export const PROOF_MIN_LENGTH = 20
export const PROOF_MAX_LENGTH = 500

/** Whether a password chosen at that time proves more than access to the mailbox. */
export function isPasswordOldEnough(chosenAt: Date, now: Date): boolean {
  return now.getTime() - chosenAt.getTime() >= MIN_PASSWORD_AGE_MS
}

/** When a removal that staff approves now takes effect. */
export function removalDueAt(now: Date): Date {
  return new Date(now.getTime() + REMOVAL_DELAY_MS)
}

/** Requests made before this moment without approval have expired. */
export function oldestRemovalRequest(now: Date): Date {
  return new Date(now.getTime() - REQUEST_LIFETIME_MS)
}
