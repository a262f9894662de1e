import { act, renderHook } from '@testing-library/react'
import { messages } from '@tripwright/domain/base/text'
import { savedMessages } from '@tripwright/domain/sharing/saved'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from '../storage.ts'
import {
  chooseLocale,
  directionOf,
  negotiateLocale,
  offeredLocales,
  requestedLocale,
  setLocale,
} from './locale.ts'
import { formats, useFormats } from './use-formats.ts'
import { textOf, useText } from './use-text.ts'

afterEach(() => act(() => setLocale('en')))

describe('texts', () => {
  it('are compiled by the plugin and take their values', () => {
    const { result } = renderHook(() => useText(savedMessages))
    expect(result.current('list.count', { count: 1 })).toBe('1 saved item')
    expect(result.current('list.count', { count: 1200 })).toBe('1,200 saved items')
    expect(textOf(savedMessages, 'undo')).toBe('Undo')
  })

  it('change with the locale, together with lang and dir of the page', async () => {
    const { result } = renderHook(() => useText(savedMessages))
    await act(() => setLocale('en-XA'))
    expect(result.current('list.count', { count: 2 })).toBe('[2 šáṽṽéđ ííţéɱɱš]')
    expect(document.documentElement.lang).toBe('en-XA')

    await act(() => setLocale('ar-XB'))
    expect(result.current('undo')).toMatch(/^\p{Script=Arabic}+$/u)
    expect(document.documentElement.dir).toBe('rtl')

    await act(() => setLocale('en-GB'))
    expect(result.current('undo')).toBe('Undo')
    expect(document.documentElement).toMatchObject({ lang: 'en-GB', dir: 'ltr' })
  })

  it('fall back to English, counted as in English, where a catalogue lacks them', async () => {
    await act(() => setLocale('ar-XB'))
    const unknown = messages('nowhere', { days: 'plain' })
    expect(textOf(unknown, 'days')).toBe('plain')
  })

  it('are loud about a forgotten value', () => {
    expect(() => textOf(savedMessages, 'list.count')).toThrow('A text lacks one of its values')
  })
})

describe('the locale', () => {
  it('is the first wish that we have texts for, with its region kept', () => {
    expect(negotiateLocale(['fr-FR', 'en-GB', 'ar-XB'])).toBe('en-GB')
    expect(negotiateLocale(['EN-gb'])).toBe('en-GB')
    expect(negotiateLocale([null, 'not a tag', 'tlh'])).toBe('en')
  })

  it('comes from the lang parameter, then from the stored choice, then from the browser', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'en-AU'])
    expect(requestedLocale('')).toBe('en-AU')
    writeStored('locale', 'en-GB')
    expect(requestedLocale('')).toBe('en-GB')
    expect(requestedLocale('?lang=ar-XB')).toBe('ar-XB')
    expect(requestedLocale('?lang=xx')).toBe('en-GB')
  })

  it('is remembered only when it was chosen', async () => {
    await act(() => setLocale('en-XA'))
    expect(readStored('locale')).toBeNull()
    await act(() => chooseLocale('en-GB'))
    expect(readStored('locale')).toBe('en-GB')
  })

  it('ends with the last choice when two overlap', async () => {
    await act(async () => {
      await Promise.all([setLocale('ar-XB'), setLocale('en-GB')])
    })
    expect(document.documentElement.lang).toBe('en-GB')
  })

  it('offers pseudo-locales only while one is in use', () => {
    expect(offeredLocales('en-US')).toEqual(['en-US', 'en-GB'])
    expect(offeredLocales('ar-XB')).toEqual(['en-US', 'en-GB', 'ar-XB'])
  })

  it.each([
    ['ar-XB', 'rtl'],
    ['he', 'rtl'],
    ['en-XA', 'ltr'],
    ['arn', 'ltr'],
  ])('%s is read %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })
})

describe('formats', () => {
  it.each([
    [25000, 'EUR', '€250.00'],
    [25000, 'JPY', '¥25,000'],
    [1, 'USD', '$0.01'],
    [-1999, 'USD', '-$19.99'],
    [1234, 'KWD', 'KWD 1.234'],
    [9007199254740991, 'USD', '$90,071,992,547,409.91'],
  ])('show %i minor units of %s as %s', (amount, currency, text) => {
    expect(
      formats()
        .money(amount, currency)
        .replace(/\u00a0/g, ' '),
    ).toBe(text)
  })

  it('follow the locale', async () => {
    const { result } = renderHook(() => useFormats())
    const noon = new Date('2026-05-04T12:00:00Z')
    expect(result.current.date(noon)).toBe('May 4, 2026')
    await act(() => setLocale('en-GB'))
    expect(result.current.date(noon)).toBe('4 May 2026')
    expect(result.current.number(1234.5)).toBe('1,234.5')
    expect(result.current.list(['Rome', 'Oslo', 'Lima'])).toBe('Rome, Oslo and Lima')
    expect(result.current.country('IT')).toBe('Italy')
    await act(() => setLocale('ar-XB'))
    expect(result.current.country('IT')).toBe('إيطاليا')
  })
})
