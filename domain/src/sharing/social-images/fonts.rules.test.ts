import { describe, expect, it } from 'vitest'
import { hasGlyphs, leadingOf, splitByFont, toFontFamilies } from './fonts.rules.ts'
import { splitAtLineBreaks } from './line-breaks.rules.ts'
import { isDisplayFontOnly, isRtl, splitRuns } from './text-runs.rules.ts'

const row = (family: string, letters: string, leading = 1.1) => ({ family, letters, leading, files: [] })
const FACES = toFontFamilies([
  row('display', '20-7E,E9,201C-201D', 1.08),
  row('latin', '20,41-5A,61-7A,E9,1D2'),
  row('cyrillic', '20,410-44F,301'),
  row('hebrew', '20,5D0-5EA'),
  row('thai', '20,E01-E5B', 1.4),
  row('chinese', '20,5728,6771'),
  row('japanese', '20,3041-30FF,4EAC,5728,6771'),
])
const facesOf = (text: string) => splitByFont(text, FACES).map((one) => `${one.face?.family}:${one.text}`)
const orderOf = (text: string, isFromRight: boolean) =>
  splitRuns(text, FACES, isFromRight).map((run) => (run.isRtl ? `<${run.text}` : run.text))

describe('the face of a text', () => {
  it('is the display face alone where that has all of it', () => {
    expect(facesOf('Café “Rome”')).toEqual(['display:Café “Rome”'])
    expect(isDisplayFontOnly('Café', FACES)).toBe(true)
    expect(isDisplayFontOnly('Рим', FACES)).toBe(false)
  })

  it('is that of each script; a sign goes with what stands before it where that face has it', () => {
    expect(facesOf('“Рим Rome!”')).toEqual(['display:“', 'cyrillic:Рим ', 'display:Rome!”'])
  })

  it('is one for all Latin words, where the display face lacks a letter of one of them', () => {
    expect(facesOf('ma wǒ ma')).toEqual(['latin:ma wǒ ma'])
  })

  it('is one that has the whole word, so that Chinese letters beside kana are Japanese ones', () => {
    expect(facesOf('在')).toEqual(['chinese:在'])
    expect(facesOf('在に')).toEqual(['japanese:在に'])
    expect(facesOf('東京')).toEqual(['japanese:東京'])
  })

  it('never parts a letter from its mark', () => {
    expect(facesOf('за\u0301мок')).toEqual(['cyrillic:за\u0301мок'])
    expect(hasGlyphs('ש\u05b8', FACES)).toBe(false)
  })

  it('is none where one letter is in no face', () => {
    expect(hasGlyphs('Рим, תל אביב, ห้อง', FACES)).toBe(true)
    for (const text of ['Ἀθῆναι', 'Рим 🍕', 'หࠀ', 'a\u0000']) expect(hasGlyphs(text, FACES)).toBe(false)
    expect(hasGlyphs('Rome', [])).toBe(false)
  })

  it('sets lines apart as far as the highest of its scripts wants it', () => {
    expect(leadingOf('Rome', FACES, 1.08)).toBe(1.08)
    expect(leadingOf('Rome, ห้อง', FACES, 1.08)).toBe(1.4)
  })
})

describe('a line with Hebrew in it', () => {
  it('begins from the right where its first letter does', () => {
    expect(isRtl('“שלום”')).toBe(true)
    expect(isRtl('Rome שלום')).toBe(false)
  })

  it('has its stretches in the order in which they stand, numbers and Latin words from the left', () => {
    expect(orderOf('שלום Rome 12', true)).toEqual(['Rome 12', '<שלום '])
    expect(orderOf('שלום 12 שלום', true)).toEqual(['<שלום', '< ', '12', '<שלום '])
    expect(orderOf('Rome שלום Rome', false)).toEqual(['Rome ', '<שלום', ' ', 'Rome'])
  })
})

describe('where a line may end', () => {
  it('is between words, also where no space is', () => {
    expect(splitAtLineBreaks('Rome in spring')).toEqual(['Rome', ' in', ' spring'])
    expect(splitAtLineBreaks('ห้องน้ำอยู่ที่ไหน')).toEqual(['ห้องน้ำ', 'อยู่', 'ที่ไหน'])
  })

  it('is never before a sign that closes, nor after one that opens', () => {
    expect(splitAtLineBreaks('“どこですか？”')).toEqual(['“どこ', 'です', 'か？”'])
  })
})
