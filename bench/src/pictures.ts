import { deflateSync } from 'node:zlib'
import { drawContours } from '@tripwright/contour-art'
import { encodePalettePng, type RasterImage } from '@tripwright/raster'
import { type BenchReport, runBench } from './report.ts'

// npm run bench:pictures: the time to draw contour art and to encode a PNG, and the size of both.

const INKS = 6
const SIZE = { width: 1200, height: 630 }

await runBench({ name: 'pictures', numbers: { drawings: 200, pictures: 20 }, measure })

async function measure(sheet: BenchReport, { drawings, pictures }: Record<'drawings' | 'pictures', number>) {
  for (const variant of ['card', 'band'] as const) {
    let bytes = 0
    const value = processorTime(drawings, (at) => {
      // Spread over the globe by the golden angle.
      const { water, fine, index, grid } = drawContours(
        (at * 7.3) % 89,
        ((at * 137.508) % 360) - 180,
        variant,
      )
      bytes += water.length + fine.length + index.length + grid.length
    })
    const group = 'contour art'
    sheet.add({ group, name: `a ${variant}`, value, unit: 'ms', better: 'lower' })
    sheet.add({
      group,
      name: `a ${variant}, its paths`,
      value: bytes / drawings,
      unit: 'bytes',
      better: 'lower',
    })
  }
  for (const [name, image] of [
    [`${INKS} inks`, stripes()],
    ['more colours than a palette has', gradient()],
  ] as const) {
    let bytes = 0
    const value = processorTime(pictures, () => {
      bytes = encodePalettePng(image, { deflate: (rows) => deflateSync(rows, { level: 9 }) }).length
    })
    const group = 'a PNG of 1200 by 630'
    sheet.add({ group, name, value, unit: 'ms', better: 'lower' })
    sheet.add({ group, name: `${name}, its size`, value: bytes, unit: 'bytes', better: 'lower' })
  }
}

/** The mean CPU milliseconds of this process per run. */
function processorTime(count: number, work: (at: number) => void): number {
  const startedAt = process.cpuUsage()
  for (let at = 0; at < count; at += 1) work(at)
  const { user, system } = process.cpuUsage(startedAt)
  return (user + system) / 1000 / count
}

function stripes(): RasterImage {
  return imageOf((x, y) => Math.floor(Math.hypot(x - 600, y - 315) / 9) % INKS, 40)
}

function gradient(): RasterImage {
  return imageOf((x, y) => (x >> 2) * 256 + (y >> 2), 1)
}

function imageOf(colourAt: (x: number, y: number) => number, step: number): RasterImage {
  const { width, height } = SIZE
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const colour = colourAt(at % width, Math.floor(at / width)) * step
    pixels.set([colour >> 16, (colour >> 8) & 255, colour & 255, 255], at * 4)
  }
  return { pixels, width, height }
}
