import { expect, it } from 'vitest'
import { currencyName } from './currency-names.ts'

it('names new money where a browser knows only its code, and leaves a known name alone', () => {
  expect(currencyName('SLE', 'SLE')).toBe('Sierra Leonean Leone')
  expect(currencyName('ZWG', undefined)).toBe('Zimbabwe Gold')
  expect(currencyName('XCG', 'Karibischer Gulden')).toBe('Karibischer Gulden')
  expect(currencyName('QQQ', 'QQQ')).toBe('QQQ')
})
