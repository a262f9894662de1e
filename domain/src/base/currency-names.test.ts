import { expect, it } from 'vitest'
import { currencyName } from './currency-names.ts'

it('names a new currency when the browser knows only its code, and keeps a known name', () => {
  expect(currencyName('SLE', 'SLE')).toBe('Sierra Leonean Leone')
  expect(currencyName('ZWG', undefined)).toBe('Zimbabwe Gold')
  expect(currencyName('XCG', 'Karibischer Gulden')).toBe('Karibischer Gulden')
  expect(currencyName('QQQ', 'QQQ')).toBe('QQQ')
})
