import type { Page } from './fixtures.ts'

/** A photo as a browser writes it: so many pixels, red on the left and blue on the right. */
export async function makePhoto(page: Page, width = 900, height = 600): Promise<Buffer> {
  const address = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      const shade = context.createLinearGradient(0, 0, width, 0)
      shade.addColorStop(0, 'crimson')
      shade.addColorStop(1, 'navy')
      context.fillStyle = shade
      context.fillRect(0, 0, width, height)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height] as const,
  )
  return withPosition(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

/** The photo with a position, as a phone would have put it there. */
function withPosition(photo: Buffer): Buffer {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0GPS 48.2082 N 16.3738 E')
  return Buffer.concat([
    photo.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    photo.subarray(2),
  ])
}
