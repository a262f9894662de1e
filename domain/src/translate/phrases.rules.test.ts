import { describe, expect, it } from 'vitest'
import { PHRASE_LANGUAGES, PHRASES, type PhraseLanguage, SITUATIONS } from './phrases.data.ts'
import { listPhrasesIn, nearestPhrases, searchPhrases } from './phrases.rules.ts'

const LANGUAGES = Object.keys(PHRASE_LANGUAGES) as PhraseLanguage[]
const keys = (phrases: readonly { key: string }[]) => phrases.map(({ key }) => key)

it('the phrasebook holds at least 30 phrases in 8 languages, in every situation', () => {
  expect(LANGUAGES).toEqual(['de', 'es', 'fr', 'it', 'ja', 'pt', 'th', 'tr'])
  expect(Object.keys(PHRASES).length).toBeGreaterThanOrEqual(30)
  const used = new Set(Object.values(PHRASES).map(({ situation }) => situation))
  expect([...used].toSorted()).toEqual([...SITUATIONS].toSorted())
})

describe.each(LANGUAGES)('in %s', (language) => {
  const phrases = listPhrasesIn(language)

  it('no phrase is empty, twice, or still English', () => {
    expect(phrases.filter(({ text }) => text.trim() !== text || text === '')).toEqual([])
    expect(new Set(phrases.map(({ text }) => text)).size).toBe(phrases.length)
    expect(keys(phrases.filter(({ text, english, key }) => text === english && key !== 'no'))).toEqual([])
  })

  it('what is written in another script says how it is spoken, in Latin letters', () => {
    for (const { text, romanised } of phrases) {
      const isLatin = /^[\p{Script=Latin}\p{P}\p{Zs}]+$/u.test(text)
      expect(isLatin, text).toBe(romanised === null)
      if (romanised) expect(romanised).toMatch(/^[\p{Script=Latin}\p{P}\p{Zs}]+$/u)
    }
  })

  it('a question is a question, and an exclamation one, where the script has such marks', () => {
    if (language === 'th') return
    const ends = (text: string) => /[?？]$/.test(text)
    for (const { english, text } of phrases) expect(ends(text), text).toBe(ends(english))
  })
})

describe('the phrasebook is searched', () => {
  const thai = listPhrasesIn('th')
  it.each([
    ['toilet', 'toilet'],
    ['ห้องน้ำ', 'toilet'],
    ['hong nam', 'toilet'],
    ['CHEK BIN', 'bill'],
  ])('for %s in English, Thai and as it is said', (text, key) =>
    expect(keys(searchPhrases(thai, text))).toContain(key),
  )

  it('without accents, and a blank search shows all', () => {
    expect(keys(searchPhrases(listPhrasesIn('es'), 'cuanto'))).toEqual(['how-much'])
    expect(keys(searchPhrases(listPhrasesIn('tr'), 'hayir'))).toEqual(['no'])
    expect(searchPhrases(thai, '  ')).toHaveLength(thai.length)
    expect(searchPhrases(thai, 'zzz')).toEqual([])
  })
})

it('for a free text the nearest phrases are offered, at most three', () => {
  const german = listPhrasesIn('de')
  expect(keys(nearestPhrases(german, 'could you please call me an ambulance quickly'))[0]).toBe('ambulance')
  expect(nearestPhrases(german, 'please').length).toBe(3)
  expect(nearestPhrases(german, 'the is to')).toEqual([])
})
