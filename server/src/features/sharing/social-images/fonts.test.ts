import { readdirSync, readFileSync, statSync } from 'node:fs'
import { hasGlyphs, isDisplayFontOnly, WEIGHTS } from '@tripwright/domain/sharing/social-images'
import { listPhrasesOf } from '@tripwright/domain/translation/phrasebook'
import { Blob, Face } from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { listPhrasebooks } from '#features/translation/phrasebook/index.ts'
import { FONTS_DIR, listFonts } from './fonts.service.ts'
import { shapeRun } from './shaping.service.ts'

const faces = listFonts()
const open = (file: string) =>
  new Face(new Blob(new Uint8Array(readFileSync(new URL(file, FONTS_DIR))).buffer))
const SAMPLES = {
  Greek: 'Αθήνα',
  Cyrillic: 'Рим весной',
  Armenian: 'Հայաստան',
  Georgian: 'თბილისი',
  Hebrew: 'תל אביב',
  Arabic: 'القاهرة',
  Persian: 'پنجشنبه گچ',
  Devanagari: 'शौचालय',
  Bengali: 'ঢাকা',
  Tamil: 'சென்னை',
  Sinhala: 'ශ්‍රී ලංකා',
  Thai: 'น้ำ',
  Lao: 'ນ້ຳ',
  Khmer: 'ភ្នំពេញ',
  Burmese: 'ရန်ကုန်',
  Amharic: 'አዲስ አበባ',

  Japanese: 'トイレはどこですか',
  Korean: '서울 화장실',
  Chinese: '洗手间在哪里',
  Cantonese: '洗手間喺邊度',
}

describe('the faces of pictures', () => {
  it('have the letters that they are said to have, and all of the files are named', () => {
    for (const { files, has, family } of faces)
      for (const file of files) {
        const letters = [...open(file).collectUnicodes()]
        expect([family, has(String.fromCodePoint(...letters))]).toEqual([family, true])
        for (const letter of ['\u{10ffff}', '🍕', '\u2fff']) expect(has(letter)).toBe(false)
      }
    const named = faces.flatMap(({ files }) => files)
    expect(
      readdirSync(FONTS_DIR)
        .filter((name) => name.endsWith('.ttf'))
        .sort(),
    ).toEqual(named.toSorted())
  })

  it('take less than 2.5 MB', () => {
    const sizes = readdirSync(FONTS_DIR).map((name) => statSync(new URL(name, FONTS_DIR)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000)
  })

  it.each(Object.entries(SAMPLES))(
    'draw %s in glyphs, none of which stands for what is missing',
    (_, text) => {
      expect([hasGlyphs(text, faces), isDisplayFontOnly(text, faces)]).toEqual([true, false])
      const face = faces.find(({ has }) => has(text))
      const { glyphs, advance } = shapeRun({ text, face: face ?? null, isRtl: false }, WEIGHTS.title)
      expect(advance).toBeGreaterThan(0)
      // A subset font draws a missing glyph as nothing, like a space.
      const spaces = text.match(/[ \u200c\u200d]/g) ?? []
      expect(glyphs.filter(({ path }) => path === '').length).toBeLessThanOrEqual(spaces.length)
    },
  )

  it('join Arabic letters, and set the first of them at the right', () => {
    const face = faces.find(({ has }) => has('ب')) ?? null
    const pathsOf = (text: string) =>
      shapeRun({ text, face, isRtl: true }, 700).glyphs.map(({ path }) => path)
    expect(pathsOf('ببب')).not.toEqual([...pathsOf('ب'), ...pathsOf('ب'), ...pathsOf('ب')])
    expect(pathsOf('ا ب').at(-1)).toBe(pathsOf('ا').at(-1))
  })

  it('have every letter of our phrases; new letters need new subsets (node web/build/subset-fonts.ts)', () => {
    const missing = [...listPhrasebooks().values()]
      .flatMap((book) => listPhrasesOf(book))
      .flatMap(({ text, romanised }) => [text, romanised ?? ''])
      .filter((text) => !hasGlyphs(text, faces))
    expect(missing).toEqual([])
  })
})
