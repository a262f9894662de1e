import { render, screen } from '@testing-library/react'
import { toGuide } from '@tripwright/domain/destination/places'
import { planRequest, resolveRequest } from '@tripwright/domain/trip/itinerary'
import { expect, it } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { LeftOutSights } from './left-out.tsx'

const files = import.meta.glob<string>('../../../../../data/guides/rome.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guide = toGuide(JSON.parse(Object.values(files)[0] ?? ''))
const facts = { guides: [guide], holidays: {}, rates: null }

/** Three days in Rome with visits to these places. */
function show(planned: string[], input: object = {}) {
  const wanted = { cities: [{ id: 'rome' }], days: 3, startDate: '2027-05-10', ...input }
  const request = resolveRequest(planRequest.parse(wanted), facts, '2026-12-01')
  if (!request.ok) throw new Error('no request')
  const plan = { days: [{ stops: planned.map((poiId) => ({ poiId })) }] }
  const planWithFacts = { view: { request: request.value, plan }, keyedFacts: { facts } }
  return render(<LeftOutSights planWithFacts={planWithFacts as unknown as PlanWithFacts} />)
}

it('names the best known sights that a plan does not have, each with its reason', () => {
  show(['rome-pantheon'], { avoid: ['rome-trevi-fountain'] })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(9)
  expect(rows).toContainEqual(expect.stringMatching(/^Colosseum Your days are full/))
  expect(rows).toContain('Trevi Fountain You asked to leave it out.')
  expect(screen.queryByText('Pantheon')).toBeNull()
})

it('says nothing of a plan that has them all', () => {
  const { container } = show(guide.pointsOfInterest.map(({ id }) => id))
  expect(container.textContent).toBe('')
})
