import type { Outcome } from '@tripwright/domain/base/outcome'
import { checkPhoto, fitWithin, type PhotoProblem, RECEIPT_SIDE } from '@tripwright/domain/money/expenses'
import { useEffect, useState } from 'react'
import { withStore } from '#platform/offline-db.ts'

const QUALITY = 0.8
const TYPE = 'image/jpeg'

/** A photo scaled down for storage. It is redrawn, which removes the camera's metadata (place, time). */
export async function shrinkPhoto(file: Blob): Promise<Outcome<Blob, PhotoProblem | 'unreadable'>> {
  const checked = checkPhoto(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size)
  if (!checked.ok) return checked
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = Object.assign(document.createElement('canvas'), fitWithin(picture, RECEIPT_SIDE))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))
    return blob ? { ok: true, value: blob } : { ok: false, code: 'unreadable' }
  } catch {
    // A format that this browser cannot read, or a broken file.
    return { ok: false, code: 'unreadable' }
  }
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

/** The photos of some expenses that are on this device. */
export async function listReceipts(ids: readonly string[]): Promise<{ id: string; bytes: ArrayBuffer }[]> {
  const rows = await withStore('receipts', 'readonly', (store) => store.list()).catch(() => [])
  return rows.filter(({ id }) => ids.includes(id))
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
