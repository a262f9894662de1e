import type { Outcome } from '@tripwright/domain/base/outcome'
import {
  type Crop,
  fileTypeOf,
  isPicture,
  squareOf,
  THUMBNAIL_SIDE,
} from '@tripwright/domain/documents/files'
import { fitWithin } from '@tripwright/domain/money/expenses'

export type PictureProblem = 'heic' | 'wrong-type' | 'unreadable'

const QUALITY = 0.8

/** A chosen file as a picture, turned as its camera says. Its bytes tell what it is; a HEIC opens where the browser knows it. */
export async function openPicture(file: Blob): Promise<Outcome<ImageBitmap, PictureProblem>> {
  const type = fileTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (type !== 'heic' && !isPicture(type ?? '')) return { ok: false, code: 'wrong-type' }
  try {
    return { ok: true, value: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    return { ok: false, code: type === 'heic' ? 'heic' : 'unreadable' }
  }
}

/** A picture of so many pixels a side, cut to a square, and its thumbnail; null where the browser cannot write it. */
export async function cropPicture(picture: ImageBitmap, crop: Crop, side: number): Promise<Drawn | null> {
  const area = squareOf(picture, crop)
  return withThumbnail(
    (most) => draw(picture, area, { width: Math.min(most, side), height: Math.min(most, side) }),
    side,
  )
}

/** A picture scaled down to a longer side in pixels, and its thumbnail. */
export async function shrinkPicture(picture: ImageBitmap, side: number): Promise<Drawn | null> {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  return withThumbnail((most) => draw(picture, whole, fitWithin(picture, most)), side)
}

type Drawn = { content: Uint8Array<ArrayBuffer>; thumbnail: Uint8Array<ArrayBuffer> }
type Area = { x: number; y: number } & ({ side: number } | { width: number; height: number })

async function withThumbnail(
  drawTo: (most: number) => Promise<Uint8Array<ArrayBuffer> | null>,
  side: number,
): Promise<Drawn | null> {
  const [content, thumbnail] = [await drawTo(side), await drawTo(THUMBNAIL_SIDE)]
  return content && thumbnail && { content, thumbnail }
}

/** Redrawn, so nothing that a camera wrote beside the picture is in it. */
async function draw(
  picture: ImageBitmap,
  area: Area,
  to: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const canvas = Object.assign(document.createElement('canvas'), to)
  const [width, height] = 'side' in area ? [area.side, area.side] : [area.width, area.height]
  const context = canvas.getContext('2d')
  if (!context) return null
  // A transparent picture has a white ground, as on paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, to.width, to.height)
  context.drawImage(picture, area.x, area.y, width, height, 0, 0, to.width, to.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob && new Uint8Array(await blob.arrayBuffer())
}
