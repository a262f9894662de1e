import { describe, expect, it } from 'vitest'
import { foldLetters, foldText, removeAccents } from './fold-text.ts'

describe('accents', () => {
  it.each([
    ['São Tomé', 'Sao Tome'],
    ['ﬁne', 'fine'],
    ['हिन्दी', 'हनद'],
  ])('%s is %s without any mark', (text, plain) => expect(removeAccents(text)).toBe(plain))

  it.each([
    ['Ångström', 'Angstrom'],
    ['हिन्दी', 'हिन्दी'],
    ['がっこう', 'がっこう'],
    ['שָׁלוֹם', 'שלום'],
    ['مَرْحَبًا', 'مرحبا'],
  ])('%s is %s where vowel signs tell words apart', (text, plain) => {
    expect(removeAccents(text, { keepsVowelSigns: true })).toBe(plain)
  })

  it('keep the hyphen of Hebrew, which stands between two words', () => {
    expect(removeAccents('תל־אביב', { keepsVowelSigns: true })).toBe('תל־אביב')
  })

  it('are not removed from a standalone sign in the canonical form', () => {
    expect([removeAccents('O´Ré'), removeAccents('O´Ré', { form: 'NFD' })]).toEqual(['O Re', 'O´Re'])
  })
})

describe('folding', () => {
  it.each([
    ['Größe', 'grosse'],
    ['Malmø', 'malmo'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['ﬁne', 'fine'],
    ['St. Gallen', 'st. gallen'],
  ])('%s is read as %s', (text, read) => expect(foldLetters(text)).toBe(read))

  it.each([
    ['  St. Louis (Lambert)', 'st louis lambert'],
    ['Côte-d’Or', 'cote d or'],
    ['東京 2', '東京 2'],
  ])('%s is read as %s without punctuation', (text, read) => expect(foldText(text)).toBe(read))
})
