import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useState } from 'react'
import { serverAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

/** The target of a checked search: our counting address, and the partner's name. */
export type PartnerHandOff = { path: string; partner: string }
type HandOffState = 'offline' | 'failed' | PartnerHandOff | null

/** Opens a partner in a new tab and shows the outcome; null hides the notice. */
export function usePartnerHandOff(): [notice: HandOffState, leave: (leaving: PartnerHandOff | null) => void] {
  const [notice, setNotice] = useState<HandOffState>(null)
  return [notice, (leaving) => setNotice(leaving && openPartner(leaving))]
}

/** The result of opening the partner's site; `failed` is the message when it could not be opened. */
export function HandOffNotice({ notice, failed }: { notice: HandOffState; failed: string }) {
  const t = useText(handOffMessages)
  return (
    <div role="status" className="*:mt-5">
      {notice === 'offline' || notice === 'failed' ? (
        <Warning>{notice === 'offline' ? t('offline') : failed}</Warning>
      ) : null}
      {notice !== null && typeof notice === 'object' ? <OpenedNotice {...notice} /> : null}
    </div>
  )
}

function OpenedNotice({ path, partner }: PartnerHandOff) {
  const t = useText(handOffMessages)
  return (
    <div className="grid gap-1 border-brand border-s-4 bg-wash p-3">
      <p className="flex gap-2">
        <Check aria-hidden="true" className="mt-1 size-5 text-brand" />
        {t('opened', { partner })}
      </p>
      <p className="text-sm">
        <a
          href={serverAddress(path)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'link', size: 'sm' })}
        >
          {t('opened.again')}
        </a>{' '}
        {t('opened.counts', { limit: FREE_LIMITS.search_requests })}
      </p>
    </div>
  )
}

type WarningProps = { children: ReactNode; advice?: string; role?: 'alert' }

/** An error with its remedy. */
export function Warning({ children, advice, role }: WarningProps) {
  return (
    <div role={role} className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 text-signal" />
      <div>
        <p>{children}</p>
        {advice === undefined ? null : <p>{advice}</p>}
      </div>
    </div>
  )
}

// A link clicked within the user's own click, so that no pop-up blocker interferes (decisions.md, "Counting").
function openPartner(leaving: PartnerHandOff): HandOffState {
  if (!navigator.onLine) return 'offline'
  try {
    const link = document.createElement('a')
    Object.assign(link, { href: serverAddress(leaving.path), target: '_blank', rel: 'noopener' })
    link.click()
    return leaving
  } catch {
    return 'failed'
  }
}
