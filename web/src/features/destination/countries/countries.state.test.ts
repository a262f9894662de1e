import { afterEach, expect, it, vi } from 'vitest'
import { homeCountry } from './countries.state.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [['en-GB'], 'GB'],
  [['de'], 'DE'],
  // Firefox in German, which adds American English automatically.
  [['de', 'en-US', 'en'], 'DE'],
  [['de', 'de-AT'], 'AT'],
  [['pt-BR', 'pt', 'en-US'], 'BR'],
  [[], 'US'],
])('a browser that reads %j is from %s', (languages, country) => {
  vi.stubGlobal('navigator', { languages })
  expect(homeCountry()).toBe(country)
})
