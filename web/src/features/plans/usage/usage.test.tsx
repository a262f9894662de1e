import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FREE_STATE, type SubscriptionState } from '@tripwright/domain/plans/subscription'
import { FREE_LIMITS, USAGE_TYPES, type UsageType } from '@tripwright/domain/plans/usage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { UsageBanner } from './usage-banner.tsx'
import { UsageCard } from './usage-card.tsx'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
let user: typeof ANN | null
let used: Partial<Record<UsageType, number>>
let plan: SubscriptionState

beforeEach(async () => {
  user = null
  used = {}
  plan = FREE_STATE
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth/')) return Response.json(user && { user })
    if (url === '/api/functions/check-subscription') return Response.json(plan)
    const counters = USAGE_TYPES.map((type) => ({ type, count: used[type] ?? 0, limit: FREE_LIMITS[type] }))
    const isUnlimited = plan.is_trial || plan.subscribed
    return Response.json({ isUnlimited, counters, resetsAt: '2026-05-02T00:00:00.000Z' })
  })
})

async function show(page: React.ReactNode): Promise<void> {
  await refreshSession()
  render(page)
}
const trialUntil = (hours: number) => ({
  ...FREE_STATE,
  is_trial: true,
  trial_used: true,
  trial_end: new Date(Date.now() + hours * 3_600_000).toISOString(),
})

describe('the card', () => {
  it('shows each counter, and the remaining number when that is two or fewer', async () => {
    used = { search_requests: 22, itinerary_generations: 2, ai_requests: 10 }
    await show(<UsageCard />)
    expect(await screen.findByText('22 of 25')).toBeDefined()
    expect(screen.getByText(/2 of 3$/).textContent).toContain('1 left today')
    expect(screen.getByText(/10 of 10$/).textContent).toContain('None left today')
    expect(screen.getByText('22 of 25').textContent).not.toContain('left')
    expect(screen.getByText(/Limits for this device/)).toBeDefined()
  })

  it('tells a guest how many saves have room on the device, and a member those of the day', async () => {
    const save = (title: string) => ({ id: `guest_${title}`, savedAt: '2026-05-01', type: 'hotel', title })
    localStorage.setItem('guest-saves', JSON.stringify([save('Inn'), save('Lodge')]))
    used = { saved_items: 4 }
    await show(<UsageCard />)
    expect(await screen.findByText('Saved on this device')).toBeDefined()
    expect(screen.getByText('2 of 3')).toBeDefined()
    user = ANN
    await refreshSession()
    expect(await screen.findByText('4 of 15')).toBeDefined()
    expect(screen.queryByText('Saved on this device')).toBeNull()
  })

  it('shows no counter during a trial, and names the plan', async () => {
    user = ANN
    plan = trialUntil(60)
    await show(<UsageCard />)
    expect(await screen.findByText('Your plan has no daily limits.')).toBeDefined()
    expect(await screen.findByText('Trial, 3 days left')).toBeDefined()
  })

  it('leaves the plan to a page that names it itself', async () => {
    user = ANN
    await show(<UsageCard isBare />)
    expect(await screen.findByText('0 of 25')).toBeDefined()
    expect(screen.queryByText(/Explorer|free/i)).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the banner', () => {
  it('comes at 70 % of a limit and not before', async () => {
    used = { search_requests: 17 }
    await show(<UsageBanner variant="inline" type="search_requests" />)
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    used = { search_requests: 18 }
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await screen.findByRole('status')).textContent).toContain('You’ve used 18 of 25 searches today.')
    expect(screen.getByRole('link', { name: 'Get Free Trial' }).getAttribute('href')).toBe('/auth')
  })

  it('speaks of its own counter alone, and stays away for the day once it is sent away', async () => {
    used = { ai_requests: 10, search_requests: 25 }
    await show(<UsageBanner variant="inline" type="search_requests" />)
    expect((await screen.findByRole('status')).textContent).toContain(
      '25 of 25 searches today. None left today.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(localStorage.getItem('usage-banner-dismissed')).toBe(new Date().toISOString().slice(0, 10))
  })

  it('tells of a trial that ends within a day, with the way to a plan', async () => {
    user = ANN
    plan = trialUntil(20)
    await show(<UsageBanner variant="banner" />)
    expect((await screen.findByRole('status')).textContent).toContain('Your trial ends within a day.')
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/pricing')
  })
})
