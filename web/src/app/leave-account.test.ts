import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { currentSession, refreshSession } from '#platform/session.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { leaveAccount } from './leave-account.ts'

const ann = { id: '1', email: 'ann@example.com', name: '' }
let reach = true

async function signIn() {
  reach = true
  vi.stubGlobal('fetch', async (url: string) => {
    if (!reach) throw new TypeError('Failed to fetch')
    return Response.json(url.endsWith('get-session') ? { user: ann } : {})
  })
  await refreshSession()
}
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

it.each([true, false])('says that one is signed out, with a network: %s', async (hasNetwork) => {
  await signIn()
  reach = hasNetwork
  await leaveAccount(ann)
  expect(readToasts()).toMatchObject([{ message: 'Signed out successfully', kind: 'success' }])
  expect(currentSession().state).toBe('signed-out')
})

it('shows an error when neither the server nor this device could record the sign-out', async () => {
  await signIn()
  reach = false
  const refuse = () => {
    throw new DOMException('blocked')
  }
  const blocked = { getItem: () => null, setItem: refuse, removeItem: refuse, clear: () => undefined }
  vi.stubGlobal('localStorage', blocked)
  await leaveAccount(ann)
  expect(readToasts()).toMatchObject([{ message: 'Failed to sign out', kind: 'error' }])
})
