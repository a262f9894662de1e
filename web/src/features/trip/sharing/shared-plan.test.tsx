import { render, screen } from '@testing-library/react'
import type { Check, CheckRule } from '@tripwright/domain/trip/itinerary'
import { emptyTrip } from '@tripwright/domain/trip/sync'
import { expect, it, vi } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { SharedPlan } from './shared-plan.tsx'

const planParts = vi.hoisted(() => ({ loadTripPlan: vi.fn() }))
vi.mock('#features/trip/plan-view/index.ts', () => ({
  loadPlanParts: async () => ({
    loadTripPlan: planParts.loadTripPlan,
    PlanTotal: () => null,
    StoredStops: ({ stops }: { stops: { name: string }[] }) => stops.map(({ name }) => name).join(' '),
    PlanBoard: ({ planWithFacts }: { planWithFacts: PlanWithFacts }) =>
      planWithFacts.view.checks.map(({ rule }) => rule).join(' '),
  }),
}))

const checks = (...rules: CheckRule[]) =>
  rules.map((rule): Check => ({ rule, ok: true, detail: '', parts: [] }))
const show = (version: number) =>
  render(<SharedPlan trip={{ ...emptyTrip('t'), version }} unproved={['budget', 'needs']} />)

it('leaves out of the proof what rests on things a reader does not get, and says so', async () => {
  planParts.loadTripPlan.mockResolvedValue({ view: { checks: checks('order', 'budget', 'meals', 'needs') } })
  show(1)
  expect(await screen.findByText('order meals')).toBeDefined()
  expect(screen.getByText(/^We hide some details here/)).toBeDefined()
  expect(planParts.loadTripPlan).toHaveBeenCalledWith(expect.objectContaining({ id: 't' }), 'A booking')
})

it('says why there is no plan: none stored, no facts, or one that cannot be built', async () => {
  planParts.loadTripPlan
    .mockResolvedValueOnce('no-plan')
    .mockResolvedValueOnce('no-facts')
    .mockRejectedValueOnce(new Error('odd'))
  const first = show(1)
  expect(await screen.findByText(/^This trip has no plan yet/)).toBeDefined()
  first.unmount()
  const second = show(2)
  expect(await screen.findByText(/^We couldn’t load the facts/)).toBeDefined()
  second.unmount()
  show(3)
  expect(await screen.findByText(/^This trip has no plan yet/)).toBeDefined()
})

it('shows the stops of a trip that was made without the planner', async () => {
  planParts.loadTripPlan.mockResolvedValueOnce('no-plan')
  const field = (value: unknown) => ({ value, version: 1, opId: 'o' })
  const trip = emptyTrip('t')
  const stop = { id: 's', version: 1, fields: { kind: field('visit'), name: field('Forum') } }
  render(<SharedPlan trip={{ ...trip, version: 4, items: { s: stop } } as never} unproved={[]} />)
  expect(await screen.findByText('Forum')).toBeDefined()
  expect(screen.getByText(/^Saved without a plan/)).toBeDefined()
})
