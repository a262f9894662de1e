// Specification section 9, "Email popup".
const EMAIL_POPUP_DELAY_MS = 30_000
const EMAIL_POPUP_REPEAT_MS = 24 * 60 * 60 * 1000

/** Specification section 3, "Email popup stored state"; `lastShown` in milliseconds since 1970. */
export type EmailPopupState = {
  dismissed: boolean
  permanentlyDismissed: boolean
  lastShown: number | null
  emailSubmitted: boolean
}

/** Parses the stored value; the user can edit the storage, so every field is checked. */
export function readEmailPopup(stored: unknown): EmailPopupState {
  const { dismissed, permanentlyDismissed, lastShown, emailSubmitted } = Object(stored)
  return {
    dismissed: dismissed === true,
    permanentlyDismissed: permanentlyDismissed === true,
    lastShown: typeof lastShown === 'number' && Number.isFinite(lastShown) ? lastShown : null,
    emailSubmitted: emailSubmitted === true,
  }
}

/** From when on to show it on a page loaded at `loadedAt`, or null for not on this page (specification section 4). */
export function emailPopupDueAt(memory: EmailPopupState, loadedAt: number): number | null {
  if (memory.permanentlyDismissed || memory.emailSubmitted) return null
  const from = loadedAt + EMAIL_POPUP_DELAY_MS
  if (!memory.dismissed || memory.lastShown === null) return from
  // A clock that was set back must not suppress the popup for longer.
  const dismissedAt = Math.min(memory.lastShown, loadedAt)
  return from < dismissedAt + EMAIL_POPUP_REPEAT_MS ? null : from
}

/** Specification section 5: not empty, and with an @. */
export function isEmailLike(text: string): boolean {
  return text.trim().includes('@')
}
