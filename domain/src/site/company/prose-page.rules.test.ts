import { describe, expect, it } from 'vitest'
import { readRuns } from './prose-page.rules.ts'

describe('a paragraph', () => {
  it('splits at its links, and joins again without a loss', () => {
    const runs = readRuns('See [the plan](/itinerary) or [a section](/privacy-policy#rights).')
    expect(runs).toEqual([
      { text: 'See ', href: null },
      { text: 'the plan', href: '/itinerary' },
      { text: ' or ', href: null },
      { text: 'a section', href: '/privacy-policy#rights' },
      { text: '.', href: null },
    ])
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](https://evil.example)',
    '[x]( /a)',
    '[](/a)',
  ])('keeps %s as the text that it is', (text) => {
    expect(readRuns(text)).toEqual([{ text, href: null }])
  })
})
