import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { newPlanForm } from '#features/trip/planner/index.ts'
import { RunWithoutPlan } from './run-without-plan.tsx'

const town = { id: 'town-li-n47142-e9522', name: 'Vaduz', lat: 47.142, lon: 9.522 }
const draft = {
  ...newPlanForm(),
  cities: [
    { text: 'Rome', nights: '2', stay: null },
    { text: 'Vaduz', nights: '1', stay: null, town },
  ],
  mustSee: [{ id: 'rome-forum', name: 'Forum', lat: 41.9, lon: 12.5 }],
}
type Planning = Parameters<typeof RunWithoutPlan>[0]['planning']
function show(planning: Planning) {
  const on = { retry: vi.fn(), onStop: vi.fn(), onTake: vi.fn(), onRetry: vi.fn(), onLeave: vi.fn() }
  render(<RunWithoutPlan draft={draft} planning={planning} {...on} />)
  return on
}

it('shows which source of a guide is being asked, and can be stopped', async () => {
  const { onStop } = show({ state: 'gathering', name: 'Vaduz', done: 2, total: 4 })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Making a guide to Vaduz')
  expect(screen.getByRole('status').textContent).toContain('Step 3 of 4')
  const now = screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')
  expect(now?.textContent).toContain('Wikivoyage')
  screen.getByRole('button').click()
  expect(onStop).toHaveBeenCalledOnce()
})

it('says why a town has no guide, and plans a city near it with all else that was asked', async () => {
  const nearest = [{ id: 'zurich', name: 'Zürich' }]
  const refusal = { cityId: town.id, name: 'Vaduz', why: 'too-small', nearest } as const
  const { onRetry } = show({ state: 'no-guide', refusal })
  expect((await screen.findByRole('alert')).textContent).toBe('No guide to Vaduz')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  screen.getByRole('button', { name: 'Plan Zürich' }).click()
  const cities = [draft.cities[0], { text: 'Zürich', nights: '1', stay: null, town: undefined }]
  expect(onRetry).toHaveBeenCalledWith({ ...draft, cities })
})

it('with no network offers the guides on this device, and another try', async () => {
  const nearest = [{ ...town, id: 'town-li-n47165-e9509', name: 'Schaan' }]
  const refusal = { cityId: town.id, name: 'Vaduz', why: 'no-network', nearest } as const
  const { retry } = show({ state: 'no-guide', refusal })
  expect(await screen.findByText('Guides on this device:')).toBeDefined()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})
