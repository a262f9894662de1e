import { render, screen } from '@testing-library/react'
import { toGuide } from '@tripwright/domain/destination/places'
import { planRequest, resolveRequest } from '@tripwright/domain/trip/itinerary'
import { expect, it } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { ThinDayNote } from './day-notes.tsx'

const files = import.meta.glob<string>('../../../../../data/guides/rome.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guide = toGuide(JSON.parse(Object.values(files)[0] ?? ''), new Array(12).fill(34))
const facts = { guides: [guide], holidays: {}, rates: null }

/** A day in Rome with visits from and to these times. */
function show(...visits: [arrive: string, start: string, end: string][]) {
  const wanted = { cities: [{ id: 'rome' }], days: 1, startDate: '2027-07-12' }
  const request = resolveRequest(planRequest.parse(wanted), facts, '2026-12-01')
  if (!request.ok) throw new Error('no request')
  const stops = visits.map(([arrive, start, end], i) => {
    const poiId = guide.pointsOfInterest[i]?.id
    return { kind: 'visit', poiId, arrive, start, end }
  })
  const plan = { days: [{ date: '2027-07-12', cityId: 'rome', stops, legs: [] }] }
  const planWithFacts = { view: { request: request.value, plan }, keyedFacts: { facts } }
  return render(<ThinDayNote planWithFacts={planWithFacts as unknown as PlanWithFacts} index={0} />)
}

it('says why a day is thin, and names what could fill it', () => {
  show(['09:10', '09:10', '11:00'], ['12:00', '16:00', '17:00'])
  expect(screen.getByText(/^It’s usually 34 °C/).textContent).toMatch(/rest, or to add a place\.$/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Another sight: /),
  )
})

it('says nothing of a full day', () => {
  const { container } = show(
    ['09:00', '09:00', '11:00'],
    ['11:10', '11:10', '13:00'],
    ['13:30', '13:30', '16:00'],
  )
  expect(container.textContent).toBe('')
})
