import { listEnglish, listPhrasesOf, type PhraseFile } from '@tripwright/domain/translation/phrasebook'
import { describe, expect, it } from 'vitest'
import { listPhrasebooks } from './phrasebook.service.ts'

const books = [...listPhrasebooks().entries()]
const ALLERGIES = listEnglish()
  .filter(({ situation }) => situation === 'allergies')
  .map(({ key }) => key)
const KEYS = listEnglish().map(({ key }) => key)
/** Forms of question marks; Armenian puts its own inside the word. */
const ASKS = /[?？؟;՞]/
/** Languages without question and exclamation marks. */
const WITHOUT_MARKS = ['th', 'lo', 'my']
/** Languages that separate list items with spaces, not commas. */
const UNPUNCTUATED = ['th', 'km', 'lo']
/** Greetings that are a single word in some languages. */
const MAY_BE_ONE = [
  ['hello', 'good-morning', 'good-evening'],
  ['please', 'welcome'],
  ['excuse-me', 'sorry'],
]
const letters = (script: string) =>
  script === 'Japanese'
    ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
    : new RegExp(`\\p{Script=${script}}`, 'u')
const foreign = (text: string, script: string) =>
  [...text.replace(/Wi-?Fi|ATM/g, '')].filter((sign) => /\p{L}/u.test(sign) && !letters(script).test(sign))
const phrasesOf = (file: PhraseFile) => listPhrasesOf(file)

it('the phrasebook holds 67 phrases in at least 50 languages', () => {
  expect(KEYS).toHaveLength(67)
  expect(books.length).toBeGreaterThanOrEqual(50)
})

describe.each(books)('in %s', (name, file) => {
  const phrases = phrasesOf(file)

  it('every phrase is there, and nothing else', () => {
    expect(file.language).toBe(name)
    expect(Object.keys(file.phrases).toSorted()).toEqual(KEYS.toSorted())
    expect(Intl.getCanonicalLocales(file.voice)).toEqual([file.voice])
    expect(file.asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('no phrase is empty or untidy, and two are the same only where they may be', () => {
    expect(phrases.filter(({ text }) => text === '' || text.trim() !== text || / {2}/.test(text))).toEqual([])
    for (const { key, text } of phrases) {
      const others = phrases.filter((one) => one.text === text && one.key !== key).map((one) => one.key)
      const group = MAY_BE_ONE.find((keys) => keys.includes(key)) ?? []
      expect(
        others.filter((one) => !group.includes(one)),
        text,
      ).toEqual([])
    }
  })

  it('all is written in the script of the language', () => {
    for (const { text } of phrases) expect(foreign(text, file.script), text).toEqual([])
  })

  it('Latin letters stand beside exactly what is written in others', () => {
    const isLatin = file.script === 'Latin'
    expect(file.romanisation === null).toBe(isLatin)
    for (const { text, romanised } of phrases) {
      expect(romanised === null, text).toBe(isLatin)
      if (romanised !== null) expect(romanised).toMatch(/^[\p{Script=Latin}\p{M}\p{P}\p{Zs}ʿʾ\d]+$/u)
    }
  })

  it('a question is a question, and a name has its place', () => {
    for (const { key, english, text, romanised } of phrases) {
      if (!WITHOUT_MARKS.includes(name)) expect(ASKS.test(text), text).toBe(english.endsWith('?'))
      if (key === 'my-name') expect(`${text} ${romanised ?? text}`).toMatch(/….*…/)
    }
  })

  it('what is said for a man and a woman is said so in both columns', () => {
    for (const { text, romanised } of phrases)
      if (romanised?.includes(' / ')) expect(text.includes(' / ') || name === 'he', text).toBe(true)
      else if (romanised !== null) expect(text).not.toContain(' / ')
  })

  it('the second look names phrases of the book', () => {
    const { read, unsure } = file.secondLook
    expect([...read, ...unsure].filter((key) => !KEYS.includes(key))).toEqual([])
    expect(read.length).toBeGreaterThanOrEqual(14)
  })

  it('every allergy was read back without the English, and says what came of it', () => {
    const { date, read, unsure } = file.readBack
    expect(read).toEqual(expect.arrayContaining(ALLERGIES))
    expect([...read, ...unsure].filter((key) => !KEYS.includes(key))).toEqual([])
    expect(unsure.filter((key) => !read.includes(key))).toEqual([])
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('peanuts and tree nuts are told apart, and the nuts are named one by one', () => {
    const [peanuts = '', nuts = ''] = ['allergy-peanuts', 'allergy-tree-nuts'].map(
      (key) => phrases.find((one) => one.key === key)?.text,
    )
    expect(nuts.split(/[:：,、،፣၊(（]| 및 | и | و/).length, nuts).toBeGreaterThanOrEqual(
      UNPUNCTUATED.includes(name) ? 1 : 3,
    )
    expect(nuts).not.toContain(peanuts.replace(/[.。।։]$/, ''))
  })
})

it.each([
  // Neither a verb for giving, nor a greeting of one religion.
  ['is', 'please', 'Vinsamlegast'],
  ['fi', 'please', 'Olisitteko ystävällinen'],
  ['bn', 'hello', 'হ্যালো'],
])('says to anybody in %s: %s', (name, key, text) => {
  const file = listPhrasebooks().get(name)
  expect(file && phrasesOf(file).find((one) => one.key === key)?.text).toBe(text)
})

it('at most 15 % of the phrases are unsure', () => {
  const unsure = books.reduce((sum, [, { secondLook }]) => sum + secondLook.unsure.length, 0)
  expect(unsure / (books.length * KEYS.length)).toBeLessThan(0.15)
})
