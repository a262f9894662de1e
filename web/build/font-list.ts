import { WEIGHTS } from '@tripwright/domain/sharing/social-images'
import { commonHangul, ownHan, type Ranges } from './east-asian-letters.ts'

/** A font to subset: a file of characters per weight. */
export type FontToSubset = {
  /** The package name within @fontsource-variable. */
  package: string
  /** The parts to subset; for East Asian fonts the characters decide. */
  parts: readonly string[] | 'numbered'
  /** The base name of the files. */
  name: string
  weights: readonly number[]
  axes: Record<string, number>
  leading: number
  letters: Ranges
  /** The OpenType features that a script needs; all by default. */
  features?: string[]
}

/** The joiners of Arabic and Indian scripts, and the space, which every font has. */
const COMMON: Ranges = [
  [0x20, 0x20],
  [0x200c, 0x200d],
]
const LATIN: Ranges = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x1cd, 0x1dc],
    [0x1a0, 0x1b0],
    [0x218, 0x21b],
    [0x300, 0x323],
  ] as const),
  ...([
    [0x1e00, 0x1ef9],
    [0x2010, 0x203a],
    [0x20a0, 0x20bf],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ] as const),
]
/** Letters only: signs and digits come from the display font. */
const NOTO: Ranges = [
  ...([
    [0x20, 0x20],
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0xc0, 0x24f],
    [0x2b0, 0x2ff],
    [0x300, 0x33f],
  ] as const),
  ...([
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
    [0x2116, 0x2116],
  ] as const),
]
const NOTO_PARTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']
const EAST_ASIAN_SIGNS: Ranges = [
  [0x20, 0x20],
  [0x3001, 0x3011],
  [0x30fb, 0x30fc],
  [0xff01, 0xff5e],
]

/** The width of the display font, 85 % (noto-sans and similar fonts have that axis, the East Asian ones do not). */
function script(name: string, leading: number, letters: Ranges): FontToSubset {
  const frame = { package: `noto-sans-${name}`, parts: [name], name: `noto-${name}` }
  return { ...frame, weights: [WEIGHTS.title], axes: { wdth: 85 }, leading, letters: [...COMMON, ...letters] }
}

function eastAsian(code: string, letters: Ranges): FontToSubset {
  const frame = { package: `noto-sans-${code}`, parts: 'numbered' as const, name: `noto-${code}`, axes: {} }
  const all = [...EAST_ASIAN_SIGNS, ...letters]
  return { ...frame, weights: [WEIGHTS.title], leading: 1.24, letters: all, features: [] }
}

/**
 * All fonts in order of preference. Except the display font, each has the weight of titles only: nothing else is written in
 * other scripts yet. Chinese comes before Japanese, which is recognised by its kana.
 */
export async function listFonts(): Promise<FontToSubset[]> {
  const [sc, tc, jp] = await Promise.all([ownHan('sc'), ownHan('tc'), ownHan('jp')])
  return [
    {
      package: 'bricolage-grotesque',
      parts: ['latin', 'latin-ext', 'vietnamese'],
      name: 'display',
      weights: Object.values(WEIGHTS),
      axes: { opsz: 48, wdth: 85 },
      leading: 1.08,
      letters: LATIN,
      features: ['kern'],
    },
    {
      package: 'noto-sans',
      parts: NOTO_PARTS,
      name: 'noto',
      weights: [WEIGHTS.title],
      axes: { wdth: 85 },
      leading: 1.14,
      letters: NOTO,
      features: ['kern'],
    },
    script('armenian', 1.14, [[0x531, 0x58f]]),
    script('georgian', 1.14, [
      [0x10d0, 0x10ff],
      [0x1c90, 0x1cbf],
    ]),
    script('hebrew', 1.14, [[0x591, 0x5f4]]),
    script('arabic', 1.4, [[0x600, 0x6ff]]),
    script('devanagari', 1.36, [[0x900, 0x97f]]),
    script('bengali', 1.36, [
      [0x964, 0x965],
      [0x980, 0x9ff],
    ]),
    script('tamil', 1.3, [[0xb80, 0xbff]]),
    script('sinhala', 1.36, [[0xd80, 0xdff]]),
    script('thai', 1.4, [[0xe00, 0xe7f]]),
    script('lao', 1.4, [[0xe80, 0xeff]]),
    script('khmer', 1.45, [[0x1780, 0x17ff]]),
    script('myanmar', 1.45, [[0x1000, 0x104f]]),
    script('ethiopic', 1.2, [[0x1200, 0x137f]]),
    eastAsian('sc', sc),
    eastAsian('tc', tc),
    eastAsian('jp', [[0x3041, 0x30ff], ...jp]),
    eastAsian('kr', [[0x3131, 0x3163], ...commonHangul()]),
  ]
}
