import { type EmailPopupMemory, emailPopupMoment, readEmailPopup } from '@tripwright/domain/campaigns'
import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/**
 * From when on the e-mail popup may be shown on a page that is usable since then, or null: for members, inside a frame, and
 * for as long as it was sent away for (specification section 4).
 */
export function useEmailMoment(since: number): number | null {
  const isGuest = useSession().state === 'signed-out'
  const [moment] = useState(() =>
    emailPopupMoment(readEmailPopup(readStored('tripwright-email-popup')), since),
  )
  return isGuest && window.self === window.top ? moment : null
}

/** Keeps what became of it, with what was known before. */
export function rememberEmailPopup(change: Partial<EmailPopupMemory>): void {
  const memory = readEmailPopup(readStored('tripwright-email-popup'))
  writeStored('tripwright-email-popup', { ...memory, ...change })
}
