import { expect, it } from 'vitest'
import { foreignWords } from '../../base/name-matching.ts'
import { visaCountries } from './visa-countries.rules.ts'

const namesIn = (language: string) => {
  const intl = new Intl.DisplayNames(language, { type: 'region' })
  return ['AL', 'BO', 'BY', 'DE', 'ES', 'GE', 'HN', 'IT', 'JP', 'KR', 'PH', 'SR', 'TH', 'TR'].map(
    (code) => [intl.of(code) ?? code, code] as const,
  )
}

it.each([
  ['es', 'tengo pasaporte hondureño, ¿visa para España?', 'España', 'ES', ['HN']],
  ['es', 'a los bolivianos nos piden visa para España?', 'España', 'ES', ['BO']],
  ['pl', 'mam gruziński paszport, czy potrzebuję wizy do Japonii', 'Japonii', 'JP', ['GE']],
  ['nl', 'hebben Surinamers een visum nodig voor Turkije', 'Turkije', 'TR', ['SR']],
  ['ja', 'フィリピン人は韓国にビザが必要ですか', '韓国', 'KR', ['PH']],
])('whose passport it is and where to are told apart in %s: %s', (language, text, named, to, passports) => {
  const spoken = foreignWords(text)
  const places = [
    [foreignWords(named).trim(), to] as const,
    ...(language === 'ja' ? [[foreignWords('フィリピン').trim(), 'PH'] as const] : []),
  ].map(([name, of]) => ({ at: spoken.indexOf(name), end: spoken.indexOf(name) + name.length, of }))
  expect(visaCountries(text, { language, names: namesIn(language), places, own: [] })).toEqual({
    passports,
    destination: to,
  })
})

it('where somebody lives is neither', () => {
  const text = 'mein Freund hat einen syrischen Pass und wohnt in Deutschland, braucht er ein Visum für Japan'
  const spoken = foreignWords(text)
  const places = (
    [
      ['deutschland', 'DE'],
      ['japan', 'JP'],
    ] as const
  ).map(([name, of]) => ({ at: spoken.indexOf(name), end: spoken.indexOf(name) + name.length, of }))
  expect(visaCountries(text, { language: 'de', names: namesIn('de'), places, own: [] })).toEqual({
    passports: ['SY'],
    destination: 'JP',
  })
})
