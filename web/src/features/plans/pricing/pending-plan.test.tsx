import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimPendingClick } from '#platform/pending-clicks.ts'
import { refreshSession } from '#platform/session.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { PendingPlan } from './pending-plan.tsx'

const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
let user: object | null
const onGoOn = vi.fn()

beforeEach(async () => {
  user = null
  vi.stubGlobal('fetch', async () => Response.json(user && { user }))
  await refreshSession()
  writeStored('pending-plan', { plan: 'jetsetter-monthly', click: 'c1' })
})
afterEach(() => void onGoOn.mockReset())

const show = () => render(<PendingPlan isBusy={false} onGoOn={onGoOn} />)
const signIn = () => {
  user = ANN
  return act(() => refreshSession())
}
const strip = () => screen.queryByText('You chose Jetsetter. Continue whenever you’re ready.')

describe('a plan that a guest chose', () => {
  it('waits for an account', () => {
    show()
    expect([strip(), onGoOn.mock.calls]).toEqual([null, []])
  })

  it('resumes by itself at the first session, once', async () => {
    const { unmount } = show()
    await signIn()
    expect(onGoOn.mock.calls).toEqual([['jetsetter-monthly']])
    unmount()
    show()
    expect(onGoOn).toHaveBeenCalledOnce()
  })

  it('can be resumed by hand on a return without it', async () => {
    show()
    await signIn()
    expect(strip()).not.toBeNull()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Choose Jetsetter' })))
    expect([onGoOn.mock.calls.length, strip()]).toEqual([2, null])
  })

  it('is left to the tab that went on with it', async () => {
    claimPendingClick('c1')
    show()
    await signIn()
    expect([onGoOn.mock.calls, strip(), readStored('pending-plan')]).toEqual([[], null, null])
  })

  it.each(['{"plan":"everything-forever","click":"c1"}', '{"plan":7,"click":"c1"}', 'jetsetter-monthly'])(
    'is nothing where it reads %s',
    async (raw) => {
      sessionStorage.setItem('pending-plan', raw)
      show()
      await signIn()
      expect([onGoOn.mock.calls, strip()]).toEqual([[], null])
    },
  )
})
