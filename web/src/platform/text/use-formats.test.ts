import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownNameOf } from './formatter.ts'
import { formatsIn } from './use-formats.ts'

const formats = formatsIn('en-US')
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('XX', 'zz', '__proto__', ''),
)

it('no code, zone or moment from outside makes a format throw', () => {
  fc.assert(
    fc.property(anyText, fc.double(), (text, number) => {
      const date = new Date(number)
      const texts = [
        formats.country(text),
        formats.currency(text),
        formats.language(text),
        ownNameOf(text),
        formats.money(number, text),
        formats.date(date, { timeZone: text }),
        formats.date(date),
        formats.dates(date, new Date(text), { timeZone: text }),
      ]
      expect(texts.every((one) => typeof one === 'string')).toBe(true)
    }),
  )
})

it('a code without a name is shown as it is', () => {
  expect([formats.country('Narnia'), formats.currency('gold'), formats.language('el/vish')]).toEqual([
    'Narnia',
    'gold',
    'el/vish',
  ])
  expect(formats.money(25_000, 'gold')).toBe('250 gold')
})

it('an invalid instant is a dash, and one in an unknown time zone is shown in UTC and marked so', () => {
  expect(formats.date(new Date('never'))).toBe('–')
  const noon = new Date('2026-05-01T12:00:00Z')
  expect(formats.date(noon, { timeStyle: 'short', timeZone: 'Mars/Base' })).toMatch(/^12:00\sPM UTC$/)
})
