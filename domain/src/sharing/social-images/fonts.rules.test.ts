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

describe('the font of a text', () => {
  it('is only the display font when it has all letters', () => {
    expect(facesOf('Café “Rome”')).toEqual(['display:Café “Rome”'])
    expect(isDisplayFontOnly('Café', FACES)).toBe(true)
    expect(isDisplayFontOnly('Рим', FACES)).toBe(false)
  })

  it('follows the script; punctuation takes the font of the text before it when that has it', () => {
    expect(facesOf('“Рим Rome!”')).toEqual(['display:“', 'cyrillic:Рим ', 'display:Rome!”'])
  })

  it('is the same for all Latin words when the display font lacks a letter of one of them', () => {
    expect(facesOf('ma wǒ ma')).toEqual(['latin:ma wǒ ma'])
  })

  it('has the whole word, so that Chinese characters beside kana are Japanese ones', () => {
    expect(facesOf('在')).toEqual(['chinese:在'])
    expect(facesOf('在に')).toEqual(['japanese:在に'])
    expect(facesOf('東京')).toEqual(['japanese:東京'])
  })

  it('never separates a letter from its mark', () => {
    expect(facesOf('за\u0301мок')).toEqual(['cyrillic:за\u0301мок'])
    expect(hasGlyphs('ש\u05b8', FACES)).toBe(false)
  })

  it('is null when no font has a letter', () => {
    expect(hasGlyphs('Рим, תל אביב, ห้อง', FACES)).toBe(true)
    for (const text of ['Ἀθῆναι', 'Рим 🍕', 'หࠀ', 'a\u0000']) expect(hasGlyphs(text, FACES)).toBe(false)
    expect(hasGlyphs('Rome', [])).toBe(false)
  })

  it('takes the line height of its tallest script', () => {
    expect(leadingOf('Rome', FACES, 1.08)).toBe(1.08)
    expect(leadingOf('Rome, ห้อง', FACES, 1.08)).toBe(1.4)
  })
})

describe('a line with Hebrew in it', () => {
  it('is right to left when its first letter is', () => {
    expect(isRtl('“שלום”')).toBe(true)
    expect(isRtl('Rome שלום')).toBe(false)
  })

  it('has its runs in visual order, numbers and Latin words from left to right', () => {
    expect(orderOf('שלום Rome 12', true)).toEqual(['Rome 12', '<שלום '])
    expect(orderOf('שלום 12 שלום', true)).toEqual(['<שלום', '< ', '12', '<שלום '])
    expect(orderOf('Rome שלום Rome', false)).toEqual(['Rome ', '<שלום', ' ', 'Rome'])
  })
})

describe('where a line may end', () => {
  it('is between words, also in scripts without spaces', () => {
    expect(splitAtLineBreaks('Rome in spring')).toEqual(['Rome', ' in', ' spring'])
    expect(splitAtLineBreaks('ห้องน้ำอยู่ที่ไหน')).toEqual(['ห้องน้ำ', 'อยู่', 'ที่ไหน'])
  })

  it('is never before closing punctuation, nor after opening punctuation', () => {
    expect(splitAtLineBreaks('“どこですか？”')).toEqual(['“どこ', 'です', 'か？”'])
  })
})
