import { render, screen } from '@testing-library/react'
import { toGuide } from '@tripwright/domain/destination/places'
import type { Leg, Transfer } from '@tripwright/domain/trip/itinerary'
import { expect, it } from 'vitest'
import { LegRow, TransferRow } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { DayTripNote } from './day-notes.tsx'
import { DrivingNote } from './driving-note.tsx'

const files = import.meta.glob<string>('../../../../../data/guides/{rome,florence}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guides = Object.values(files).map((file) => toGuide(JSON.parse(file)))
const rome = guides.find(({ city }) => city.id === 'rome')
const drive: Leg = {
  from: -1,
  to: 0,
  mode: 'drive',
  minutes: 62,
  metres: 41_000,
  cost: { amount: 0, currency: 'EUR' },
  basis: 'estimate',
  car: { toCar: 4, driving: 50, parking: 8 },
}

function planOf(days: object[], modes: string[]) {
  return {
    view: { request: { modes }, plan: { days } },
    keyedFacts: { facts: { guides } },
  } as unknown as PlanWithFacts
}

it('a leg by car says that it is an estimate, and what of it is driving and what parking', () => {
  render(<LegRow leg={drive} wait={0} />)
  const text = screen.getByRole('listitem').textContent
  expect(text).toContain('Car, about 62 min')
  expect(text).toContain('estimate')
  expect(text).toContain('50 min driving, 12 min to the car and to park')
})

it('a drive to the next city says how far it is, and that it is no route', () => {
  const transfer: Transfer = {
    fromCityId: 'rome',
    toCityId: 'florence',
    mode: 'drive',
    departDate: '2027-05-10',
    depart: '09:00',
    arriveDate: '2027-05-10',
    arrive: '13:10',
    minutes: 250,
    metres: 289_000,
  }
  const { container } = render(<TransferRow transfer={transfer} from="Rome" to="Florence" />)
  expect(container.textContent).toMatch(/^Drive from Rome to Florence, 4 h 10 min, about 180 mi/)
  expect(container.textContent).toContain('not a route')
})

it('a plan by car says what is not counted, and where there is no road that we know', () => {
  const flight = { mode: 'flight', fromCityId: 'rome', toCityId: 'florence' }
  render(
    <DrivingNote planWithFacts={planOf([{ cityId: 'florence', legs: [], transfer: flight }], ['drive'])} />,
  )
  expect(screen.getByText(/Fuel, parking, tolls/)).toBeDefined()
  expect(screen.getByText(/^Between Rome and Florence we know no road/)).toBeDefined()
})

it('a plan that leaves the chosen car where it is says so and why', () => {
  const walk = { ...drive, mode: 'walk' as const }
  render(<DrivingNote planWithFacts={planOf([{ cityId: 'rome', legs: [walk] }], ['walk', 'drive'])} />)
  expect(screen.getByText(/^This plan doesn’t use the car/)).toBeDefined()
  expect(screen.queryByText(/Fuel, parking, tolls/)).toBeNull()
})

it('a plan without a car says nothing of one', () => {
  const { container } = render(
    <DrivingNote planWithFacts={planOf([{ cityId: 'rome', legs: [drive] }], ['walk'])} />,
  )
  expect(container.textContent).toBe('')
})

it('a day trip says how far out it leads, and how much of the day the way takes', () => {
  const far = rome?.pointsOfInterest.find(({ dayTrip }) => dayTrip)
  const day = { cityId: 'rome', stops: [{ poiId: far?.id }], legs: [drive, { ...drive, from: 0, to: 1 }] }
  const { container } = render(<DayTripNote planWithFacts={planOf([day], ['drive'])} index={0} />)
  expect(container.textContent).toMatch(/^Day trip: .* is \d+ (km|mi) from Rome in a straight line/)
  expect(container.textContent).toContain('2 h 4 min of this day')
})
