import { render, screen } from '@testing-library/react'
import { STATE_MAX_LENGTH } from '@tripwright/domain/account/sign-in'
import { describe, expect, it, vi } from 'vitest'
import { claimPendingClick, restorePending, serializePending } from '#platform/pending-clicks.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { VerifyPage } from './verify-page.tsx'

const ROME = { item_type: 'destination', item_id: 'rome', title: 'Rome', description: '', click: 'save-1' }
const PLAN = { plan: 'jetsetter-monthly', click: 'plan-1' }

function pressed(): string | null {
  writeStored('pending-save', ROME)
  writeStored('pending-plan', PLAN)
  writeStored('authRedirect', '/pricing?from=rome')
  return serializePending(STATE_MAX_LENGTH)
}
const stored = () => [readStored('pending-save'), readStored('pending-plan'), readStored('authRedirect')]

describe('the pending actions of a sign-up', () => {
  it('is nothing where nothing was pressed', () => {
    expect(serializePending(STATE_MAX_LENGTH)).toBeNull()
  })

  it('is there again in the tab that the mailed link opens', () => {
    const state = pressed()
    sessionStorage.clear()
    restorePending(state)
    expect(stored()).toMatchObject([{ title: 'Rome' }, { plan: 'jetsetter-monthly' }, '/pricing?from=rome'])
  })

  it('is no longer the first tab’s, so that nothing is done twice', () => {
    const state = pressed()
    sessionStorage.clear()
    restorePending(state)
    // Clicks are claimed by this tab's ids, not by those of the first tab.
    expect([claimPendingClick('save-1'), claimPendingClick('plan-1')]).toEqual([false, false])
    expect(stored().map((one) => typeof one !== 'object' || claimPendingClick(one?.click ?? ''))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('stays where it was done already', () => {
    const state = pressed()
    claimPendingClick('save-1')
    sessionStorage.clear()
    restorePending(state)
    expect(stored()).toMatchObject([null, { plan: 'jetsetter-monthly' }, '/pricing?from=rome'])
  })

  it('does not replace later clicks of this tab', () => {
    const state = pressed()
    writeStored('pending-save', { ...ROME, title: 'Oslo', click: 'save-2' })
    restorePending(state)
    expect(stored()).toMatchObject([{ title: 'Oslo', click: 'save-2' }, { plan: 'jetsetter-monthly' }, {}])
    expect(claimPendingClick('save-1')).toBe(true)
  })

  it('leaves a thing that is too large for the link in its tab', () => {
    writeStored('pending-plan', PLAN)
    writeStored('pending-save', { ...ROME, description: 'x'.repeat(STATE_MAX_LENGTH) })
    const state = serializePending(STATE_MAX_LENGTH) ?? ''
    expect(JSON.parse(state)).toEqual({ plan: PLAN, to: null })
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '"text"',
    '{broken',
    '{"save":7,"plan":[],"to":{}}',
    '{"save":{"title":"Rome"},"plan":"jetsetter-monthly"}',
    '{"plan":{"plan":1,"click":"a"}}',
    ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'].map((to) =>
      JSON.stringify({ to }),
    ),
    '{"__proto__":{"save":{"click":"a"}},"constructor":{"to":"/x"}}',
  ])('is nothing where the text is %s', (state) => {
    restorePending(state)
    expect(stored()).toEqual([null, null, null])
    expect(sessionStorage).toHaveLength(0)
  })
})

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }

it('a verified person continues where the sign-up began, with the pending save restored before the session is known', async () => {
  const state = JSON.stringify({ save: ROME, plan: null, to: '/visa?to=it' })
  let atSession: unknown = 'not asked'
  vi.stubGlobal('fetch', async (path: string) => {
    if (String(path).includes('get-session')) atSession = readStored('pending-save')
    if (String(path).includes('verify-email')) return Response.json({ status: true, user: null, state })
    if (String(path).includes('get-session')) return Response.json({ user: ANN })
    // Other requests of a signed-in user do not concern this test.
    return new Promise<Response>(() => {})
  })
  history.replaceState(null, '', '/email-verify?token=t')
  render(<VerifyPage />)
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/visa?to=it')
  expect(atSession).toMatchObject({ title: 'Rome' })
})
