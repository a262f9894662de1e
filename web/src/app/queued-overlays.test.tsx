import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUpdateWaiting } from '#platform/register-service-worker.ts'
import { useSession } from '#platform/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { QueuedOverlays } from './queued-overlays.tsx'

vi.mock('#platform/register-service-worker.ts', () => ({ applyUpdate: vi.fn(), useUpdateWaiting: vi.fn() }))
vi.mock(import('#platform/session.ts'), async (original) => ({ ...(await original()), useSession: vi.fn() }))

const START = Date.UTC(2026, 10, 21)

beforeEach(() => {
  vi.useFakeTimers({
    now: START,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.mocked(useSession).mockReturnValue({ state: 'signed-out' })
  vi.mocked(useUpdateWaiting).mockReturnValue(false)
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => void vi.useRealTimers())

const realTimeout = globalThis.setTimeout
/** Turns of the event loop, in which chunks load; the clock of the page stands still meanwhile. */
const flush = () => act(() => new Promise<void>((resolve) => void realTimeout(resolve, 5)))

async function expectShown(title: string) {
  for (let turns = 0; turns < 1000 && name() !== title; turns++) await flush()
  expect(name()).toBe(title)
}

async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 500) {
    act(() => void vi.advanceTimersByTime(Math.min(left, 500)))
    await flush()
    expect(document.querySelectorAll('.overlay-panel').length, 'never two').toBeLessThan(2)
  }
}

const panel = () => document.querySelector('.overlay-panel')
const name = () => panel()?.getAttribute('aria-label') ?? panel()?.querySelector('h2')?.textContent ?? null
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))

function comeBack() {
  localStorage.setItem('splash-seen', 'true')
  localStorage.setItem('last-activity', String(START))
}

describe('the queue of overlays', () => {
  it('shows a new visitor one after the other, each at its time', async () => {
    render(<QueuedOverlays />)
    await expectShown('Welcome to Tripwright')
    await pass(10_000)
    await expectShown('Welcome to Tripwright')
    await pass(500)
    await expectShown('Cookie settings')
    press('Decline')
    await expectShown('Get the Tripwright app')
    press('Not Now')
    await flush()
    expect(name()).toBeNull()
    await pass(19_000)
    expect(name()).toBeNull()
    await pass(500)
    await expectShown('Try everything free for 7 days')
    press('Maybe later')
    await flush()
    await pass(60_000)
    expect(name()).toBeNull()
  })

  it('shows none for 1000 ms on a return within the hour, then the cookie notice', async () => {
    comeBack()
    render(<QueuedOverlays />)
    await flush()
    await pass(500)
    expect(name()).toBeNull()
    await pass(500)
    await expectShown('Cookie settings')
  })

  it('lets a newer version come before the cookie notice', async () => {
    comeBack()
    vi.mocked(useUpdateWaiting).mockReturnValue(true)
    render(<QueuedOverlays />)
    await pass(2000)
    await expectShown('New version available')
    press('Later')
    await expectShown('Cookie settings')
  })

  it('waits while a dialog is open', async () => {
    comeBack()
    const texts = { title: 'Save this place', closeLabel: 'Shut', onDismiss: () => undefined, children: null }
    const page = (isOpen: boolean) => (
      <>
        <Dialog isOpen={isOpen} {...texts} />
        <QueuedOverlays />
      </>
    )
    const { rerender } = render(page(true))
    await pass(5000)
    expect(name()).toBeNull()
    rerender(page(false))
    await expectShown('Cookie settings')
  })

  it('never asks a member for an address', async () => {
    vi.mocked(useSession).mockReturnValue({ state: 'signed-in', user: { id: 'a', email: 'a@b.c', name: '' } })
    comeBack()
    localStorage.setItem('cookie-consent', 'declined')
    sessionStorage.setItem('install-dismissed', 'true')
    render(<QueuedOverlays />)
    await pass(40_000)
    expect(name()).toBeNull()
  })

  it('leaves the focus where the user is typing', async () => {
    render(
      <>
        <input aria-label="City" />
        <QueuedOverlays />
      </>,
    )
    screen.getByRole('textbox').focus()
    await pass(3000)
    await expectShown('Welcome to Tripwright')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
