import { shareTripMessages } from '@tripwright/domain/trip/sharing'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import type { SharableTrip } from './share-lists.tsx'
import type * as Loaded from './share-panel.tsx'

/** Opens the share panel of a trip. Null reserves the button's space. */
export function ShareTrip({ trip }: { trip: SharableTrip | null }) {
  const t = useText(shareTripMessages)
  const [panel, setPanel] = useState<typeof Loaded | null>(null)
  const label = (
    <>
      <UserRoundPlus aria-hidden="true" />
      <span className="max-sm:sr-only">{t('share')}</span>
    </>
  )
  if (!trip)
    return (
      <span aria-hidden="true" className={buttonClass({ variant: 'outline', size: 'sm' }, 'invisible')}>
        {label}
      </span>
    )

  async function open() {
    const loaded = await import('./share-panel.tsx').catch(() => null)
    if (loaded) setPanel(loaded)
    else toast(t('failed'), { kind: 'error' })
  }
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </Button>
      {panel ? <panel.SharePanel trip={trip} onClose={() => setPanel(null)} /> : null}
    </>
  )
}
