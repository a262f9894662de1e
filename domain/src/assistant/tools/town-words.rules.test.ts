import { describe, expect, it } from 'vitest'
import type { ToolCall } from './registry.rules.ts'
import { journeyWordsIn, lacksPlace, townWordsIn } from './town-words.rules.ts'

const asked = (missing: string | undefined, args: Record<string, unknown> = {}): ToolCall => ({
  tool: 'ask-back',
  args: { about: 'plan.make', missing, offers: [], args },
})

describe('a place is lacking', () => {
  it('where only the place is asked for, or nothing was understood', () => {
    expect(lacksPlace([asked('cities', { days: 3 })])).toBe(true)
    expect(lacksPlace([asked(undefined)])).toBe(true)
    expect(lacksPlace([{ tool: 'refuse', args: { why: 'not-offered' } }])).toBe(true)
    expect(lacksPlace([asked('to', { city: 'milan' })])).toBe(true)
  })

  it('not where a place is known, or something else is asked', () => {
    expect(lacksPlace([asked('request', { city: 'rome' })])).toBe(false)
    expect(lacksPlace([asked('date')])).toBe(false)
    expect(lacksPlace([{ tool: 'smalltalk', args: { kind: 'greeting' } }])).toBe(false)
  })
})

describe('words that may name a town', () => {
  it.each([
    ['3 days in Bologna', ['Bologna']],
    ['plan a weekend in ghent', ['ghent']],
    ['5 days in sardinia with kids', ['sardinia with', 'sardinia']],
    ['best time to visit San Gimignano in may', ['San Gimignano']],
    ['a week in Santiago de Compostela', ['Santiago de Compostela']],
    ['Wetter in Bad Ischl morgen', ['Bad Ischl']],
    ['santiago de compostela', ['santiago de compostela']],
    ['things to do in spring', []],
    ['hello', []],
  ])('“%s”: %j', (text, words) => {
    expect(townWordsIn(text)).toEqual(words)
  })

  it('are where a journey goes, also when the talk is about another town', () => {
    expect(journeyWordsIn('what to see in annecy')).toEqual(['annecy'])
    expect(journeyWordsIn('hotels in Siena for two')).toContain('Siena')
    expect(journeyWordsIn('how far is Lecce from Rome')).toContain('Lecce')
    expect(journeyWordsIn('is the castle open on Sunday')).toEqual([])
    expect(journeyWordsIn('what should I eat in the old town')).toEqual([])
  })

  it('are four at most, of any text', () => {
    expect(townWordsIn('in Aa, in Bb, in Cc, in Dd, in Ee')).toHaveLength(4)
    expect(townWordsIn('in '.repeat(700))).toEqual([])
  })
})
