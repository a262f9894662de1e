import { render, screen } from '@testing-library/react'
import { homeMessages } from '@tripwright/domain/home'
import { FREE_STATE, type SubscriptionState } from '@tripwright/domain/subscription'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { MobilePromotions } from './promotions.tsx'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
let user: typeof ANN | null
let plan: SubscriptionState | null

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('/api/auth/')) return Response.json(user && { user })
    return plan
      ? Response.json(plan)
      : Response.json({ error: 'unavailable', message: 'No.' }, { status: 503 })
  })
})

async function offersTo(person: typeof ANN | null, state: SubscriptionState | null): Promise<string[]> {
  user = person
  plan = state
  await refreshSession()
  render(<MobilePromotions />)
  const { 'promo.trial.title': trial, 'promo.upgrade.title': upgrade } = homeMessages.texts
  if (state) await vi.waitFor(() => expect(screen.queryByText(upgrade)).not.toBeNull())
  return [trial, upgrade].filter((title) => screen.queryByText(title) !== null)
}

it('a guest is offered the trial and the upgrade', async () => {
  expect(await offersTo(null, null)).toHaveLength(2)
})

it('whoever is in the trial is not offered it again', async () => {
  const trial = { is_trial: true, trial_used: true, trial_end: '2999-01-01T00:00:00.000Z' }
  expect(await offersTo(ANN, { ...FREE_STATE, ...trial })).toEqual([
    homeMessages.texts['promo.upgrade.title'],
  ])
})

it('an account of which nothing is known is offered nothing', async () => {
  expect(await offersTo(ANN, null)).toEqual([])
})
