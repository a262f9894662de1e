import { type EmailPopupState, emailPopupDueAt, readEmailPopup } from '@tripwright/domain/plans/trial-mails'
import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/**
 * The time from which the e-mail popup may be shown on a page that became usable then, or null: for members, inside a frame,
 * and while it is dismissed (specification section 4).
 */
export function useEmailPopupDueAt(since: number): number | null {
  const isGuest = useSession().state === 'signed-out'
  const [moment] = useState(() =>
    emailPopupDueAt(readEmailPopup(readStored('tripwright-email-popup')), since),
  )
  return isGuest && window.self === window.top ? moment : null
}

/** Stores the outcome of the popup together with the earlier ones. */
export function rememberEmailPopup(change: Partial<EmailPopupState>): void {
  const memory = readEmailPopup(readStored('tripwright-email-popup'))
  writeStored('tripwright-email-popup', { ...memory, ...change })
}
