import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** First and last code point of each range. */
export type Ranges = readonly (readonly [first: number, last: number])[]

const require = createRequire(import.meta.url)
const DATA = new URL('../../data/', import.meta.url)

/**
 * The language of the phrases and local names, and the numbers of the parts with the most common characters (the highest are
 * the most common).
 */
const HAN_SOURCES = {
  sc: {
    phrases: 'zh',
    guides: [
      'beijing',
      'guangzhou',
      'johor-bahru',
      'kuala-lumpur',
      'penang',
      'shanghai',
      'shenzhen',
      'singapore',
      'xian',
    ],
    from: 117,
  },
  tc: { phrases: 'yue', guides: ['hong-kong', 'macau', 'taipei', 'san-francisco'], from: 121 },
  jp: {
    phrases: 'ja',
    guides: [
      'fukuoka',
      'hiroshima',
      'kyoto',
      'los-angeles',
      'mount-fuji',
      'nara',
      'osaka',
      'sapporo',
      'tokyo',
    ],
    from: 103,
  },
} as const

/** The Han characters that our data uses in a language, and the most common ones. */
export async function ownHan(code: keyof typeof HAN_SOURCES): Promise<Ranges> {
  const { phrases, guides, from } = HAN_SOURCES[code]
  const files = [`phrases/${phrases}.json`, ...guides.map((guide) => `guides/${guide}.json`)]
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, DATA), 'utf8')))
  const common = (await numberedParts(`noto-sans-${code}`))
    .filter(({ part }) => Number(part) >= from)
    .flatMap(({ letters }) => letters)
  const own = [...texts.join('')].map((letter) => letter.codePointAt(0) ?? 0)
  const all = new Set([...own, ...common])
  const isHan = (point: number) => /\p{Script=Han}/u.test(String.fromCodePoint(point))
  return [...all].filter(isHan).map((point) => [point, point])
}

/** The 2,350 syllables of KS X 1001, which cover nearly all of Korean; EUC-KR has them in its rows B0 to C8. */
export function commonHangul(): Ranges {
  const decoder = new TextDecoder('euc-kr')
  const [rows, columns] = [0xc8 - 0xb0 + 1, 0xfe - 0xa1 + 1]
  return Array.from({ length: rows * columns }, (_, at) => {
    const bytes = Uint8Array.of(0xb0 + Math.floor(at / columns), 0xa1 + (at % columns))
    const point = decoder.decode(bytes).codePointAt(0) ?? 0
    return [point, point] as const
  })
}

/** The parts of an East Asian font, each with some hundred characters. */
export async function numberedParts(name: string): Promise<{ part: string; letters: number[] }[]> {
  const file = require.resolve(`@fontsource-variable/${name}/unicode.json`)
  const ranges: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return Object.entries(ranges).flatMap(([key, text]) => {
    const part = /^\[(\d+)\]$/.exec(key)?.[1]
    return part === undefined ? [] : [{ part, letters: text.split(',').flatMap(pointsOf) }]
  })
}

function pointsOf(range: string): number[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
