import { render, screen, within } from '@testing-library/react'
import { FREE_STATE, type SubscriptionState } from '@tripwright/domain/plans/subscription'
import { homeMessages } from '@tripwright/domain/site/home'
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
  if (state) await screen.findByText((text) => text === trial || text === upgrade)
  return [trial, upgrade].filter((title) => screen.queryByText(title) !== null)
}

it('a guest is offered the trial, and no upgrade beside it', async () => {
  expect(await offersTo(null, null)).toEqual([homeMessages.texts['promo.trial.title']])
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

it('whoever has had the trial is told that it ended, and nothing else', async () => {
  user = ANN
  plan = { ...FREE_STATE, trial_used: true }
  await refreshSession()
  render(<MobilePromotions />)
  const alert = await screen.findByRole('alert', { name: 'Your trial has ended' })
  expect(within(alert).getByRole('link', { name: 'See plans and pricing' }).getAttribute('href')).toBe(
    '/pricing',
  )
  expect(screen.queryByText('7 days without limits')).toBeNull()
  expect(screen.queryByText('You are exploring the free features')).toBeNull()
})

it('an account that has not tried it is offered the trial under its name', async () => {
  expect(await offersTo(ANN, FREE_STATE)).toEqual([homeMessages.texts['promo.trial.title']])
  expect(screen.getByRole('link', { name: 'Start 7-Day Free Trial' }).getAttribute('href')).toBe('/pricing')
})
