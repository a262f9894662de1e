import { quickMessages } from '@tripwright/domain/safety/quick-actions'
import type { ReactNode } from 'react'
import type { MyLocation } from '#features/map/travel-map/index.ts'
import { isAllowed } from '#platform/settings/mobile-settings.state.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type QuickFrameProps = { title: string; onClose: () => void; children: ReactNode }

/** The dialog of a quick action. */
export function QuickFrame({ title, onClose, children }: QuickFrameProps) {
  const t = useText(quickMessages)
  return (
    <Dialog isOpen onDismiss={onClose} title={title} closeLabel={t('close')}>
      {children}
    </Dialog>
  )
}

/** Shown where the position is sent to a server. */
export function PositionSentNote() {
  const t = useText(quickMessages)
  return <p className="text-muted text-xs">{t('position.sent')}</p>
}

/** The reason why the location request failed, with a retry. */
export function PositionUnavailable({ location, onRetry }: { location: MyLocation; onRetry: () => void }) {
  const t = useText(quickMessages)
  if (location.state !== 'refused') return null
  const isOff = !isAllowed('location')
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-signal border-s-4 bg-signal-wash p-3">
      <p>{t(isOff ? 'position.off' : `position.${location.reason}`)}</p>
      {isOff ? <p>{t('position.off.why')}</p> : null}
      <Button variant="outline" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
