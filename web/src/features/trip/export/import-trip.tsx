import { tripImportMessages } from '@tripwright/domain/trip/export'
import FileInput from 'lucide-react/icons/file-input'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import type * as Loaded from './import-panel.tsx'

/** Opens the panel that reads a trip in from a file. */
export function ImportTrip() {
  const t = useText(tripImportMessages)
  const [panel, setPanel] = useState<typeof Loaded | null>(null)
  async function open() {
    const loaded = await import('./import-panel.tsx').catch(() => null)
    if (loaded) setPanel(loaded)
    else toast(t('unloaded'), { kind: 'error' })
  }
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void open()}>
        <FileInput aria-hidden="true" />
        {t('open')}
      </Button>
      {panel ? <panel.ImportPanel onClose={() => setPanel(null)} /> : null}
    </>
  )
}
