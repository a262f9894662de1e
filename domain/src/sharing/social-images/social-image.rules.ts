import { drawContours } from '@tripwright/contour-art'
import { textElement, WEIGHTS } from './line-elements.rules.ts'

/** The size for link previews (ogp.me and the cards of X): 1.91 to 1. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const
/** The colours of the light theme, because a preview has no theme. */
export const IMAGE_PALETTE = {
  paper: '#f6f4ea',
  sheet: '#fdfcf7',
  ink: '#14262c',
  muted: '#4b5d61',
  brand: '#0a5c66',
  signal: '#b3351d',
  hairline: '#d5d3c3',
} as const
/** The image with its frame, the logo in a corner, and its content. */
export function frameImage(content: string): string {
  const { width, height } = OG_IMAGE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${IMAGE_PALETTE.paper}"/>
<g fill="none" stroke="${IMAGE_PALETTE.ink}"><rect x="29" y="29" width="1142" height="572" stroke-width="2"/><rect x="37.5" y="37.5" width="1125" height="555" stroke="${IMAGE_PALETTE.hairline}"/></g>
${brand()}${content}
</svg>`
}

function brand(): string {
  const name = textElement('Tripwright', {
    x: 142,
    y: 122,
    size: 36,
    weight: WEIGHTS.title,
    fill: IMAGE_PALETTE.ink,
  })
  return `<g transform="translate(80 86) scale(1.5)" fill="none" stroke="${IMAGE_PALETTE.brand}" stroke-width="1.4">
<path d="M16 2.5c8.5 0 13.8 5.2 13.5 13.2C29.2 24.2 24 29.5 15.5 29.5 7.4 29.5 2.3 24 2.5 15.6 2.7 7.5 8 2.5 16 2.5z"/>
<path d="M16.2 7c5.7 0 9.1 3.6 8.9 9-.2 5.6-3.8 9.1-9.3 9-5.4-.1-8.9-3.7-8.8-9.2C7.1 10.4 10.7 7 16.2 7z"/>
<path d="M20 10.7l-1.9 7.4-4.4-4.2z" fill="${IMAGE_PALETTE.brand}" stroke="none"/><path d="M12 21.3l1.7-7.4 4.4 4.2z"/></g>${name}`
}

type Box = { x: number; y: number; width: number; height: number }

/** A window of the contour art of a place, centred on its summit within the limits of the drawing. */
export function drawContourMap(
  { lat, lon }: { lat: number; lon: number },
  { x, y, width, height }: Box,
): string {
  const art = drawContours(lat, lon, 'card')
  const visibleWidth = (width * art.height) / height
  const from = Math.min(Math.max(art.mark.x - visibleWidth / 2, 0), art.width - visibleWidth)
  const at = art.mark
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${from} 0 ${visibleWidth} ${art.height}">
<rect x="${from}" width="${visibleWidth}" height="${art.height}" fill="${IMAGE_PALETTE.sheet}"/>
<g fill="none" stroke="#c3a87a" stroke-width=".65" stroke-linejoin="round"><path d="${art.water}" fill="#d9e7e2" stroke="${IMAGE_PALETTE.brand}"/><path d="${art.fine}"/>
<path d="${art.index}" stroke="#a5824c" stroke-width="1.1"/><path d="${art.grid}" stroke="${IMAGE_PALETTE.muted}" opacity=".5"/>
<path d="M${at.x} ${at.y - 9}l8 14h-16zm0 8v1" fill="${IMAGE_PALETTE.sheet}" stroke="${IMAGE_PALETTE.signal}" stroke-width="1.3" stroke-linecap="round"/></g></svg>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${IMAGE_PALETTE.ink}" stroke-width="2"/>`
}

/** A made-up place for a text, deterministic: FNV-1a, spread over the inhabited latitudes. */
export function positionFromText(text: string): { lat: number; lon: number } {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return { lat: (hash % 12_000) / 100 - 55, lon: (Math.floor(hash / 12_000) % 36_000) / 100 - 180 }
}
