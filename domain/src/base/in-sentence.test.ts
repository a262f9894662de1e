import { expect, it } from 'vitest'
import { inSentence } from './in-sentence.ts'

it('gives an article to the names that English gives one, and to no other', () => {
  expect(inSentence('United States', 'US', 'en-GB')).toBe('the United States')
  expect(inSentence('Netherlands', 'NL', 'en')).toBe('the Netherlands')
  expect(inSentence('Greece', 'GR', 'en')).toBe('Greece')
  expect(inSentence('Vereinigte Staaten', 'US', 'de')).toBe('Vereinigte Staaten')
})
