import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** One subset of the display font: its bytes, its served file name, and its @font-face rule. */
export type DisplayFontFile = {
  /** Content-hashed, so it may be cached for ever. */
  fileName: string
  bytes: Buffer
  /** Preload only this one: browsers fetch the others when a heading needs them. */
  isPreloaded: boolean
  /** The rule for a page that serves the file under `base` (for example `/assets/`). */
  css: (base: string) => string
}

type Subset = { name: string; path: string; text: string; unicodeRange: string; isPreloaded: boolean }

const require = createRequire(import.meta.url)

const LATIN = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
)

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

// The kerning table is most of this font, and a preload delays the largest paint of a phone: the first file holds the letters
// of English headings (Türkiye, cafés and coordinates too), and those of other Latin languages load when a heading needs
// them.
const SUBSETS: Subset[] = [
  {
    name: 'display-ascii',
    path: LATIN,
    text: `${charactersBetween(0x20, 0x7e)}\u00a0°·éü–—‘’“”…′`,
    unicodeRange: 'U+20-7E,U+A0,U+B0,U+B7,U+E9,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2032',
    isPreloaded: true,
  },
  {
    name: 'display-latin',
    path: LATIN,
    text: `${charactersBetween(0xc0, 0xff)}¡£¥§©«®±»¿ıŒœ‚„•″‹›€™−`,
    unicodeRange:
      'U+A1-AF,U+B1-B6,U+B8-E8,U+EA-FB,U+FD-FF,U+131,U+152-153,U+201A,U+201E,U+2022,U+2033,U+2039-203A,U+20AC,U+2122,U+2212',
    isPreloaded: false,
  },
  {
    name: 'display-latin-ext',
    path: require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
    ),
    text: `${charactersBetween(0x100, 0x130)}${charactersBetween(0x132, 0x151)}${charactersBetween(0x154, 0x17f)}ȘșȚțẞ₺₹₴₽`,
    unicodeRange: 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E,U+20B4,U+20B9-20BA,U+20BD',
    isPreloaded: false,
  },
]

async function makeFace(subset: Subset): Promise<DisplayFontFile> {
  const bytes = await subsetFont(await readFile(subset.path), subset.text, {
    targetFormat: 'woff2',
    // Only the weight axis stays. 85 % width resembles lettering on a map, and saves a line on a 320 px screen.
    variationAxes: { opsz: 48, wdth: 85, wght: { min: 500, max: 700, default: 500 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'MVAR', 'gasp'],
  })
  const fileName = `${subset.name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
  const css = (base: string) =>
    `@font-face{font-family:Tripwright;src:url(${base}${fileName})format("woff2");font-weight:500 700;` +
    `font-display:swap;unicode-range:${subset.unicodeRange}}`
  return { fileName, bytes, isPreloaded: subset.isPreloaded, css }
}

/** The display font (Bricolage Grotesque, OFL 1.1), subset to Latin in three files; the first is at most 24,000 bytes. */
export function makeDisplayFont(): Promise<DisplayFontFile[]> {
  return Promise.all(SUBSETS.map(makeFace))
}

/** The font's licence, which must be distributed with it: for the credits page and the build's licence file. */
export async function readDisplayFontLicence(): Promise<string> {
  return readFile(require.resolve('@fontsource-variable/bricolage-grotesque/LICENSE'), 'utf8')
}
