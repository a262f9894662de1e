import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPageOgImage, type PageOgTexts } from '@tripwright/domain/sharing/share'
import type { Rasteriser } from '@tripwright/raster'
import { openRasteriser } from './rasterise.ts'

/** The picture of a page: its path in dist, with a hash in its name, and its bytes. */
type OgImage = { file: string; png: Buffer }
type OgImageMaker = (words: PageOgTexts) => Promise<OgImage>

const FOLDER = 'assets/og'

/** Draws the pages' preview pictures. Pictures that an earlier build drew from the same input come from `cache`. */
export async function openOgImages(cache: string): Promise<OgImageMaker> {
  await mkdir(cache, { recursive: true })
  const { rasteriser, textRenderer } = await openRasteriser()
  return async (words) => {
    const svg = drawPageOgImage(words, textRenderer)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    const name = words.path === '/' ? 'home' : words.path.slice(1).replaceAll('/', '-')
    return {
      file: `${FOLDER}/${name}-${hash}.png`,
      png: await drawn(svg, join(cache, `${hash}.png`), rasteriser),
    }
  }
}

async function drawn(svg: string, cacheFile: string, { png }: Rasteriser): Promise<Buffer> {
  const cached = await readFile(cacheFile).catch(() => null)
  if (cached) return cached
  const bytes = Buffer.from(png(svg))
  await writeFile(cacheFile, bytes)
  return bytes
}
