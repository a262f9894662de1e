import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawPageOgImage } from '@tripwright/domain/sharing/share'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOgImages } from './og-images.ts'

const WORDS = { path: '/flights', title: 'Flight search', line: 'Say where from, where to and when.' }
// Eight pixels a letter at a size of 16: about the width of our font.
const widthOf = (text: string, size: number) => (text.length * size) / 2
const pen = { widthOf, faces: [], shape: () => ({ unitsPerEm: 1, advance: 0, glyphs: [] }) }
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map((match) => match[1] ?? '')

describe('the words in the picture of a page', () => {
  it('are the name of the product, the title and the line, broken where they would leave the sheet', () => {
    const line = 'Say where from, where to and when: we check it and open the search at a booking site.'
    const svg = drawPageOgImage({ ...WORDS, line }, pen)
    const [product, title, ...lines] = textsOf(svg)
    expect([product, title]).toEqual(['Tripwright', 'Flight search'])
    expect(lines.join(' ')).toBe(line)
    expect(lines.length).toBeGreaterThan(1)
    for (const text of lines) expect(widthOf(text, 29)).toBeLessThanOrEqual(640)
  })

  it('have a title in lines of like length, with no last word alone', () => {
    const title = 'Currency converter with dated rates'
    const lines = textsOf(drawPageOgImage({ ...WORDS, title, line: '' }, pen)).slice(1, -1)
    expect(lines.join(' ')).toBe(title)
    const lengths = lines.map((text) => text.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(10)
  })

  it('end in an ellipsis where there are too many, and stay above the lower edge', () => {
    const long = 'Planning a city with a wheelchair: ask about the chain, not the door '.repeat(6)
    const svg = drawPageOgImage({ ...WORDS, title: long, line: long }, pen)
    const texts = textsOf(svg).slice(1)
    expect(texts).toHaveLength(4 + 3)
    expect(texts.filter((text) => text.endsWith('…'))).toHaveLength(2)
    const baseLines = [...svg.matchAll(/<text x="80" y="([\d.]+)"/g)].map((match) => Number(match[1]))
    expect(Math.max(...baseLines)).toBeLessThan(592)
  })

  it('end nothing that they stand in', () => {
    expect(drawPageOgImage({ ...WORDS, title: 'A & <b>' }, pen)).toContain('>A &amp; &lt;b></text>')
  })
})

describe('the map in the picture of a page', () => {
  const mapOf = (path: string) => /<svg x=[\s\S]*<\/svg>/.exec(drawPageOgImage({ ...WORDS, path }, pen))?.[0]

  it('is always the same for a page, and another for each', () => {
    expect(mapOf('/flights')).toBe(mapOf('/flights'))
    expect(new Set(['/', '/flights', '/about', '/blog', '/blog/a-post'].map(mapOf)).size).toBe(5)
  })
})

describe('the picture of a page', () => {
  let cache = ''
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'tripwright-pictures-'))
  })
  afterAll(() => rm(cache, { recursive: true }))

  // Compiles the drawing library first, which takes seconds on a busy machine.
  it('is a PNG of 1200 by 630 under 60 kB, its content in its name, and not drawn twice', {
    timeout: 60_000,
  }, async () => {
    const draw = await openOgImages(cache)
    const first = await draw(WORDS)
    expect(first.file).toMatch(/^assets\/og\/flights-[0-9a-f]{8}\.png$/)
    expect(first.png.toString('latin1', 1, 4)).toBe('PNG')
    expect([first.png.readUInt32BE(16), first.png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(first.png.length).toBeLessThan(60_000)
    expect(await draw(WORDS)).toEqual(first)
    expect((await draw({ ...WORDS, title: 'Flights' })).file).not.toBe(first.file)
  })
})
