import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readStored } from '#platform/storage.ts'
import { VerifyPage } from './verify-page.tsx'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const ROME = { item_type: 'destination', item_id: 'rome', title: 'Rome', click: 'save-1' }

it('a verified person goes on where the sign-up began, with what was about to be saved in place before the session is known', async () => {
  const state = JSON.stringify({ save: ROME, plan: null, to: '/visa?to=it' })
  let atSession: unknown = 'not asked'
  vi.stubGlobal('fetch', async (path: string) => {
    if (String(path).includes('get-session')) atSession = readStored('pending-save')
    if (String(path).includes('verify-email')) return Response.json({ status: true, user: null, state })
    return Response.json(String(path).includes('get-session') ? { user: ANN } : {})
  })
  history.replaceState(null, '', '/email-verify?token=t')
  render(<VerifyPage />)
  expect((await screen.findByRole('link', { name: 'Go on' })).getAttribute('href')).toBe('/visa?to=it')
  expect(atSession).toMatchObject({ title: 'Rome' })
})
