import { exportAccount, profileMessages } from '@tripwright/domain/account/profile'
import { receiptFiles } from '@tripwright/domain/money/expenses'
import { useState } from 'react'
import { callForFile } from '#platform/call.ts'
import { downloadBlob } from '#platform/download-file.ts'
import { withStore } from '#platform/offline-db.ts'
import { useText } from '#platform/text/use-text.ts'
import { makeZip } from '#platform/zip.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** The server's export with the photos of receipts on this device, which are never uploaded. */
async function withReceipts(zip: Blob, note: string): Promise<Blob> {
  // A browser without a database has no photos.
  const photos = await withStore('receipts', 'readonly', (store) => store.list()).catch(() => [])
  const receipts = receiptFiles(photos)
  if (receipts.length === 0) return zip
  const files = [{ name: 'receipts/README.txt', bytes: new TextEncoder().encode(`${note}\n`) }, ...receipts]
  const whole = await makeZip(files, new Uint8Array(await zip.arrayBuffer()))
  return new Blob([whole], { type: zip.type })
}

/** Export of all data, or deletion of the account (decisions.md, "People"). */
export function OwnData() {
  const t = useText(profileMessages)
  const [isBusy, setIsBusy] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  async function download() {
    setIsBusy(true)
    const response = await callForFile(exportAccount, undefined, 'application/zip')
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    downloadBlob('tripwright.zip', await withReceipts(response.value, t('export.receipts')))
  }

  return (
    <section className="grid gap-4">
      <h2>{t('data.title')}</h2>
      <div className="grid justify-items-start gap-1">
        <Button variant="outline" busy={isBusy} onClick={() => void download()}>
          {t('data.export')}
        </Button>
        <p className="text-muted text-sm">{t('data.export.hint')}</p>
      </div>
      <div className="grid justify-items-start gap-1">
        <Button variant="outline" className="text-signal" onClick={() => setIsDeleting(true)}>
          {t('data.delete')}
        </Button>
        <p className="max-w-prose text-muted text-sm">{t('data.delete.hint')}</p>
      </div>
      <DeleteDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </section>
  )
}
