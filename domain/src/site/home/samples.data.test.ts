import { expect, it } from 'vitest'
import { FEATURE_CARDS, PARTNERS, TESTIMONIALS } from './marketing.data.ts'
import { SAMPLES } from './samples.data.ts'

const ids = SAMPLES.map(({ id }) => id)

it('every sample has an id of its own', () => {
  expect(new Set(ids).size).toBe(ids.length)
})

// Operators' decisions are stored under these ids, so a change would lose them.
it('the ids match those of stored decisions', () => {
  expect(ids).toEqual([
    'stats.trips',
    'stats.languages',
    'stats.support',
    'feature.flights',
    'feature.itinerary',
    'feature.assistant',
    'feature.risk-radar',
    'feature.compensation',
    'feature.budget',
    'feature.documents',
    'rating.average',
    'rating.mobile',
    'rating.users',
    'testimonial.1',
    'testimonial.2',
    'testimonial.3',
    'partner.larkfield',
    'partner.meridian',
    'partner.caravel',
    'partner.saltmarsh',
  ])
})

it('has every testimonial and partner, and every card that the data file marks as a sample', () => {
  const marked = [...TESTIMONIALS, ...PARTNERS, ...FEATURE_CARDS.filter(({ isSample }) => isSample)]
  for (const { id } of marked) expect(ids.map((messageId) => messageId.split('.')[1])).toContain(String(id))
})
