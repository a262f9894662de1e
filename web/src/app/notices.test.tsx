import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { OfflineAction } from '#platform/offline-db.ts'
import { discardAction, putBack, retryAction, takeBack } from '#platform/offline-queue.ts'
import { setOfflineActions } from '#platform/offline-state.ts'
import { applyUpdate, useUpdateWaiting } from '#platform/register-service-worker.ts'
import { writeStored } from '#platform/storage.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { UpdateNotice, useUpdateMoment } from './update-notice.tsx'

vi.mock('#platform/offline-queue.ts', () => ({
  discardAction: vi.fn(),
  putBack: vi.fn(),
  retryAction: vi.fn(),
  takeBack: vi.fn(),
}))
vi.mock('#platform/register-service-worker.ts', () => ({ applyUpdate: vi.fn(), useUpdateWaiting: vi.fn() }))

const action: OfflineAction = {
  id: 'a',
  timestamp: 0,
  url: '/api/x',
  method: 'POST',
  headers: {},
  body: null,
  queue: 'q',
  sequence: 1,
  person: 'ann',
  attempts: 0,
  notBefore: 0,
  refused: null,
}
const refused = {
  ...action,
  refused: { at: 1, status: 422, code: 'x', message: 'This place is closed for good.' },
}
const messages = () => readToasts().map(({ message }) => message)

let online: { mockReturnValue: (value: boolean) => void }

beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  setOfflineActions({ pending: [], refused: [], isSending: false, choices: 0 })
  for (const { id } of readToasts()) dismissToast(id)
})

function go(isOnline: boolean) {
  online.mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function draw(path = '/') {
  const { hook } = memoryLocation({ path })
  render(
    <Router hook={hook}>
      <ConnectionNotice />
    </Router>,
  )
}

describe('the notice of the connection', () => {
  it('is not there while all is well', () => {
    draw()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('shows the badge and what waits, then the sending, then that all has arrived', () => {
    draw()
    go(false)
    act(() => setOfflineActions({ pending: [action, { ...action, id: 'b' }] }))
    expect(screen.getByRole('status').textContent).toBe('Offline Mode2 changes waiting to syncSee which')
    go(true)
    act(() => setOfflineActions({ isSending: true }))
    expect(screen.getByRole('status').textContent).toBe('Syncing 2 changesSee which')
    act(() => setOfflineActions({ pending: [], isSending: false }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(messages()).toContain('Offline data synced successfully')
  })

  it('claims no success while changes were refused', () => {
    draw()
    go(false)
    act(() => setOfflineActions({ pending: [action] }))
    go(true)
    act(() => setOfflineActions({ pending: [], refused: [refused] }))
    expect(screen.getByRole('status').textContent).toBe('1 change wasn’t savedReview 1 change')
    expect(messages()).not.toContain('Offline data synced successfully')
  })

  it('names what a refused change is about, and gives the server’s sentence its own direction', async () => {
    draw()
    const ops = [
      { field: 'day', value: 'x' },
      { field: 'name', value: 'Pantheon' },
    ]
    const bodies = ['{"title":"Rome, Italy"}', JSON.stringify({ ops }), 'no JSON', '{"title":{}}']
    act(() => setOfflineActions({ refused: bodies.map((body, i) => ({ ...refused, id: String(i), body })) }))
    await userEvent.click(screen.getByRole('button', { name: 'Review 4 changes' }))
    expect(await screen.findByText('Rome, Italy')).toBeDefined()
    expect(screen.getByText('Pantheon')).toBeDefined()
    const reasons = screen.getAllByText('This place is closed for good.')
    expect(reasons.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI', 'BDI', 'BDI'])
  })

  it('says once per session that features are limited, and never on the dashboard or the profile', () => {
    const text = "You're offline. Some features may be limited."
    draw('/dashboard')
    go(false)
    draw('/profile')
    expect(messages()).not.toContain(text)
    draw('/flights')
    expect(messages()).toContain(text)
    expect(sessionStorage.getItem('offlineToastShown')).toBe('true')
    const before = messages().length
    go(true)
    go(false)
    expect(messages().length).toBe(before)
  })

  it('shows each refused change with its reason, to be sent again or let go', async () => {
    draw()
    act(() => setOfflineActions({ refused: [refused, { ...refused, id: 'b' }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Review 2 changes' }))
    expect(await screen.findAllByText('This place is closed for good.')).toHaveLength(2)
    const [again, ,] = screen.getAllByRole('button', { name: 'Send again' })
    const [, discard] = screen.getAllByRole('button', { name: 'Discard' })
    if (again) await userEvent.click(again)
    if (discard) await userEvent.click(discard)
    expect(retryAction).toHaveBeenCalledWith(refused)
    expect(discardAction).toHaveBeenCalledWith('b')
  })
})

describe('the list of what waits', () => {
  const message = {
    ...action,
    url: '/api/support/requests/a-1/messages',
    body: '{"text":"Thanks!"}',
    queue: 'support:a-1',
  }

  it('takes a message back that was never sent, and puts it back after an undo', async () => {
    vi.mocked(takeBack).mockResolvedValue(true)
    draw()
    act(() => setOfflineActions({ pending: [message] }))
    await userEvent.click(screen.getByRole('button', { name: 'See which' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Take back Message to support: Thanks!' }),
    )
    expect(takeBack).toHaveBeenCalledWith('a')
    const said = readToasts().find(({ message: text }) => text === 'Taken back. It won’t be sent.')
    said?.action?.onPick()
    expect(putBack).toHaveBeenCalledWith(message)
  })

  it('says so when it is too late', async () => {
    vi.mocked(takeBack).mockResolvedValue(false)
    draw()
    act(() => setOfflineActions({ pending: [message] }))
    await userEvent.click(screen.getByRole('button', { name: 'See which' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Take back/ }))
    expect(messages()).toContain('It’s too late to take this back. It may have been sent.')
  })

  it('offers it neither for what was sent once nor where later writes or screens rest on it', async () => {
    draw()
    const trip = { ...action, id: 't', url: '/api/trips/t-1/ops' }
    act(() => setOfflineActions({ pending: [{ ...message, isTried: true }, trip] }))
    await userEvent.click(screen.getByRole('button', { name: 'See which' }))
    expect(await screen.findByText('Message to support')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })
})

describe('the notice of a newer version', () => {
  const onGone = vi.fn()
  afterEach(() => void vi.useRealTimers())

  it('takes it over 1000 ms after saying so', () => {
    vi.useFakeTimers()
    render(<UpdateNotice onGone={onGone} />)
    fireEvent.click(screen.getByRole('button', { name: 'Update Now' }))
    expect(messages()).toContain('App updated! Reloading...')
    vi.advanceTimersByTime(999)
    expect(applyUpdate).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(applyUpdate).toHaveBeenCalledOnce()
  })

  it.each(['Later', 'Close'])('is gone for the session at %s', async (name) => {
    render(<UpdateNotice onGone={onGone} />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onGone).toHaveBeenCalled()
    expect(sessionStorage.getItem('pwa-update-dismissed')).toBe('true')
  })

  it('is due as soon as a version waits, until it was sent away', () => {
    vi.mocked(useUpdateWaiting).mockReturnValue(true)
    const { result } = renderHook(() => useUpdateMoment(7))
    expect(result.current).toBe(7)
    act(() => void writeStored('pwa-update-dismissed', 'true'))
    expect(result.current).toBeNull()
  })
})
