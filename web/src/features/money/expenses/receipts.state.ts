import { encodeCall } from '@tripwright/domain/base/contract'
import type { Outcome } from '@tripwright/domain/base/outcome'
import { packUpload, putReceipt, readFile } from '@tripwright/domain/documents/files'
import { checkPhoto, type Expense, type PhotoProblem, RECEIPT_SIDE } from '@tripwright/domain/money/expenses'
import { useEffect, useState } from 'react'
import { openPicture, shrinkPicture } from '#features/documents/files/index.ts'
import { callForFile } from '#platform/call.ts'
import { withStore } from '#platform/offline-db.ts'

const TYPE = 'image/jpeg'
const DOWNLOAD_TIMEOUT_MS = 60_000

/** A photo scaled down for storage. It is redrawn, which removes the camera's metadata (place, time). */
export async function shrinkPhoto(file: Blob): Promise<Outcome<Blob, PhotoProblem | 'unreadable'>> {
  const checked = checkPhoto(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size)
  if (!checked.ok) return checked
  const drawn = await shrunk(file)
  return drawn
    ? { ok: true, value: new Blob([drawn.content], { type: TYPE }) }
    : // A format that this browser cannot read, or a broken file.
      { ok: false, code: 'unreadable' }
}

async function shrunk(file: Blob) {
  const picture = await openPicture(file)
  if (!picture.ok) return null
  const drawn = await shrinkPicture(picture.value, RECEIPT_SIDE)
  picture.value.close()
  return drawn
}

/** The name under which a device stores the photo of an expense. */
export function receiptKey({ id, receipt }: Pick<Expense, 'id' | 'receipt'>): string {
  return receipt ?? id
}

/**
 * Sends the photo of a receipt to its trip, in the queue of the trip's changes: at once, or when there is a network. False when
 * the device cannot keep it until then.
 */
export async function sendReceipt(tripId: string, receipt: string, photo: Blob): Promise<boolean> {
  const drawn = await shrunk(photo)
  if (!drawn) return false
  const { enqueue, replayQueue } = await import('#platform/offline-queue.ts')
  const { path } = encodeCall(putReceipt, { trip: tripId, id: receipt })
  const queued = await enqueue({
    url: path,
    method: putReceipt.method,
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: packUpload(drawn).buffer,
    queue: `trip:${tripId}`,
  })
  if (queued.ok) void replayQueue()
  return queued.ok
}

/** The photo of an expense from this device, else from the account, which this device then keeps; null where neither has it. */
export async function loadReceipt(expense: Pick<Expense, 'id' | 'receipt'>): Promise<Blob | null> {
  const stored = await readReceipt(receiptKey(expense))
  if (stored || expense.receipt === undefined) return stored
  const answer = await callForFile(readFile, { id: expense.receipt }, 'image/*', DOWNLOAD_TIMEOUT_MS)
  if (!answer.ok) return null
  void saveReceipt(expense.receipt, answer.value)
  return answer.value
}

/** Stores the photo of an expense on this device. False when there is no space, or no database. */
export async function saveReceipt(id: string, photo: Blob): Promise<boolean> {
  // As bytes: some browsers lose stored blobs.
  const bytes = await photo.arrayBuffer()
  return withStore('receipts', 'readwrite', (store) => store.put({ id, bytes })).then(
    () => true,
    () => false,
  )
}

/** The photo of an expense; null when it is on another device. */
export async function readReceipt(id: string): Promise<Blob | null> {
  const row = await withStore('receipts', 'readonly', (store) => store.get(id)).catch(() => undefined)
  return row ? new Blob([row.bytes], { type: TYPE }) : null
}

/** The photos of some expenses, as far as this device or the account has them. */
export async function loadReceipts(
  expenses: readonly Expense[],
): Promise<{ id: string; bytes: ArrayBuffer }[]> {
  const photos: { id: string; bytes: ArrayBuffer }[] = []
  for (const one of expenses.filter(({ hasReceipt }) => hasReceipt)) {
    const photo = await loadReceipt(one)
    if (photo) photos.push({ id: one.id, bytes: await photo.arrayBuffer() })
  }
  return photos
}

/** Deletes the photo of an expense; the returned function restores it. */
export async function deleteReceipt(id: string): Promise<() => Promise<unknown>> {
  const photo = await readReceipt(id)
  await withStore('receipts', 'readwrite', (store) => store.delete(id)).catch(() => undefined)
  return async () => photo && saveReceipt(id, photo)
}

/** An object URL of a photo; revoked with the component. */
export function usePhotoUrl(photo: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!photo) return setUrl(null)
    const objectUrl = URL.createObjectURL(photo)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [photo])
  return url
}
