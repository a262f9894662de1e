import { expect, it } from 'vitest'
import { childrenByAges, withoutAges } from './family.rules.ts'
import { withoutTurnedDown } from './turned-down.rules.ts'

const CITIES = ['Florence', 'Rome', 'Oslo'].map((name) => ({ id: name.toLowerCase(), name }))

it.each([
  ['4 days in Florence, not Rome', 'Rome'],
  ['I don’t mean the plugs in England, I mean in Italy', 'England'],
  ['to Rome instead of Oslo', 'Oslo'],
  ['flights to Oslo, not this saturday but the 30th', 'saturday'],
])('what "%s" says is not meant is not read', (text, out) => {
  expect(withoutTurnedDown(text, CITIES)).not.toContain(out)
})

it.each(['why not Rome or Oslo', 'not Rome', 'it is not far to Rome', 'Rome is not open'])(
  '"%s" is read as it is, for nothing else would be left or nothing is turned down',
  (text) => {
    expect(withoutTurnedDown(text, CITIES)).toBe(text)
  },
)

it('a long text of negations is read in no time', () => {
  expect(withoutTurnedDown('not in the '.repeat(400), CITIES)).toContain('not')
})

it.each([
  ['our lads (4, 7 and 12)', 3],
  ['two daughters aged 8 and 10', 2],
  ['my parents, 68 and 71', null],
])('the ages in "%s" count children', (text, count) => {
  expect(childrenByAges(text)).toBe(count)
})

it('ages are no numbers that a tool could hold, and how many go along is', () => {
  expect(withoutAges('my mum is 72, there are 4 of us, the kids are 3 and 6')).toMatch(/^\D*4\D*$/)
})
