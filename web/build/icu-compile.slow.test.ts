import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { type Compiled, makeFormatter } from '../src/platform/text/formatter.ts'
import { compileText } from './icu-compile.ts'

type Values = Record<string, string | number | Date>

function run(text: string, values: Values, locale = 'en'): string {
  const compiled: Compiled = eval(`(${compileText(text, locale)})`)
  return typeof compiled === 'string' ? compiled : compiled(values, makeFormatter(locale))
}

const expected = (text: string, values: Values, locale = 'en') =>
  String(new IntlMessageFormat(text, locale).format(values))

// Generated texts: every kind of element, three levels deep, over a fixed set of values.
const values = fc.record({
  name: fc.oneof(fc.constantFrom('Ann', 'a', '', '0', 'constructor', '__proto__'), fc.string()),
  count: fc.oneof(
    fc.integer({ min: 0, max: 30 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  ),
  when: fc.date({ min: new Date('1970-01-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
})
const words = fc
  .array(fc.constantFrom('stay', ' ', "it''s", "'{'", '€', 'é', '東京', '"', '\\', '`', '\n', '#'), {
    maxLength: 4,
  })
  .map((parts) => parts.join(''))
const simple = fc.constantFrom(
  '{name}',
  '{count}',
  '{count, number}',
  '{count, number, integer}',
  '{count, number, percent}',
  '{count, number, ::currency/EUR}',
  '{count, number, ::compact-short}',
  '{count, number, ::scale/100 .00}',
  '{when, date}',
  '{when, date, short}',
  '{when, date, full}',
  '{when, date, ::yMMMEd}',
  '{when, time}',
  '{when, time, short}',
  '{when, time, long}',
  '{when, time, ::jmm}',
)
const { text } = fc.letrec<{ text: string; element: string }>((tie) => {
  const inner = tie('text')
  const forms = (kind: string) =>
    fc
      .tuple(fc.constantFrom('', 'offset:1 '), inner, inner, inner)
      .map(
        ([offset, zero, one, other]) =>
          `{count, ${kind}, ${offset}=0 {${zero}} one {${one} #} two {# ${one}} other {# ${other}}}`,
      )
  const choice = fc
    .tuple(inner, inner)
    .map(([some, other]) => `{name, select, Ann {${some}} constructor {c} __proto__ {p} other {${other}}}`)
  return {
    element: fc.oneof({ maxDepth: 3 }, simple, words, forms('plural'), forms('selectordinal'), choice),
    text: fc.array(tie('element'), { maxLength: 3 }).map((parts) => parts.join(' ')),
  }
})

describe('a compiled text', () => {
  it.each(['en', 'de', 'ar', 'pl', 'ja', 'en-XA', 'ar-XB'])(
    'reads as intl-messageformat reads it, in %s',
    (locale) => {
      fc.assert(
        fc.property(text, values, (generated, args) => {
          expect(run(generated, args, locale)).toBe(expected(generated, args, locale))
        }),
        { numRuns: 100 },
      )
    },
  )

  it('is a plain literal when nothing varies', () => {
    expect(compileText("It''s a '{'trap'}'", 'en')).toBe('"It\'s a {trap}"')
  })

  it('names values that are no identifiers', () => {
    expect(run('{0} and {prénom}', { '0': 'x', prénom: 'y' })).toBe('x and y')
  })

  it('is refused with its own words when it is malformed, uses a tag, or a style that does not exist', () => {
    expect(() => compileText('Hello {name', 'en')).toThrow(/Not an ICU text .*Hello \{name/)
    expect(() => compileText('a <b>bold</b> move', 'en')).toThrow(/Tags are not supported in texts: <b>/)
    expect(() => compileText('{n, number, money}', 'en')).toThrow(/Unknown style "money"/)
  })
})
