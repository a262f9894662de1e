import { importMessages } from '@tripwright/domain/documents/import'
import { tripImportMessages } from '@tripwright/domain/trip/export'
import FileInput from 'lucide-react/icons/file-input'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import type * as Loaded from './import-panel.tsx'

/** Where notifications of forwarded emails lead. */
const HASH = '#import'

/** Opens the panel that reads files; beside the bookings of a trip it adds to that trip unless another is chosen. */
export function ImportButton({ tripId }: { tripId: string | null }) {
  const t = useText(importMessages)
  const tTrip = useText(tripImportMessages)
  const [panel, setPanel] = useState<typeof Loaded | null>(null)
  async function open() {
    const loaded = await import('./import-panel.tsx').catch(() => null)
    if (loaded) setPanel(loaded)
    else toast(t('unloaded'), { kind: 'error' })
  }
  const openWhereLedTo = useEffectEvent(() => {
    if (tripId !== null || location.hash !== HASH) return
    history.replaceState(history.state, '', location.pathname + location.search)
    void open()
  })
  useEffect(() => openWhereLedTo(), [])
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void open()}>
        <FileInput aria-hidden="true" />
        {tripId === null ? (
          tTrip('open')
        ) : (
          // A narrow phone has room for the sign alone beside "Add a booking".
          <span className="max-sm:sr-only">{t('open')}</span>
        )}
      </Button>
      {panel ? <panel.ImportPanel tripId={tripId} onClose={() => setPanel(null)} /> : null}
    </>
  )
}
