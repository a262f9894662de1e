import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallRefusal, call } from '#platform/call.ts'
import { log } from '#platform/log.ts'
import { useSession } from '#platform/session.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { useEmailPopupDueAt } from './email-popup.state.ts'
import { EmailPopupPanel } from './email-popup-panel.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock(import('#platform/session.ts'), async (original) => ({ ...(await original()), useSession: vi.fn() }))

const onGone = vi.fn()
beforeEach(() => {
  vi.mocked(useSession).mockReturnValue({ state: 'signed-out' })
  onGone.mockReset()
  for (const { id } of readToasts()) dismissToast(id)
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const stored = () => JSON.parse(localStorage.getItem('tripwright-email-popup') ?? 'null')
const refusal: CallRefusal = {
  ok: false,
  code: 'offline',
  message: 'No network',
  status: 0,
  issues: [],
  retryAfter: null,
}

async function sendAs(email: string) {
  render(<EmailPopupPanel onGone={onGone} />)
  if (email) await userEvent.type(screen.getByRole('textbox'), email)
  await press('Send me the link')
}

describe('the e-mail popup', () => {
  it('is due 30000 ms after the page, for guests only', () => {
    expect(renderHook(() => useEmailPopupDueAt(5)).result.current).toBe(30_005)
    vi.mocked(useSession).mockReturnValue({ state: 'loading' })
    expect(renderHook(() => useEmailPopupDueAt(5)).result.current).toBeNull()
  })

  it('is never due inside a frame', () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
    expect(renderHook(() => useEmailPopupDueAt(5)).result.current).toBeNull()
  })

  it.each(['', 'ann'])('says that %j is no address, and sends nothing', async (email) => {
    await sendAs(email)
    expect(readToasts().map(({ message }) => message)).toEqual(['Please enter a valid email address'])
    expect(call).not.toHaveBeenCalled()
  })

  it('says that the mail is on its way, and never asks again', async () => {
    vi.mocked(call).mockResolvedValue({ ok: true, value: { ok: true } })
    await sendAs(' ann@example.org ')
    expect(screen.getByRole('heading').textContent).toBe('Email Sent')
    expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ email: 'ann@example.org' })
    expect(stored()).toMatchObject({ emailSubmitted: true, dismissed: false })
    expect(renderHook(() => useEmailPopupDueAt(5)).result.current).toBeNull()
    await press('Continue Browsing')
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('shows nothing when it fails, keeps what was typed, and only logs', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    vi.mocked(call).mockResolvedValue(refusal)
    await sendAs('ann@example.org')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ann@example.org')
    expect(readToasts()).toEqual([])
    expect(stored().emailSubmitted).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('stays away for good at the X', async () => {
    render(<EmailPopupPanel onGone={onGone} />)
    await press('Close')
    expect(stored()).toMatchObject({ dismissed: true, permanentlyDismissed: true })
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('stays away for 24 h at "Maybe later"', async () => {
    render(<EmailPopupPanel onGone={onGone} />)
    await press('Maybe later')
    const { lastShown, ...rest } = stored()
    expect(rest).toEqual({ dismissed: true, permanentlyDismissed: false, emailSubmitted: false })
    const at = (loaded: number) => renderHook(() => useEmailPopupDueAt(loaded)).result.current
    expect([at(lastShown), at(lastShown + 86_400_000)]).toEqual([null, lastShown + 86_430_000])
  })

  it('stays away for 24 h, and no longer, at Escape', async () => {
    render(<EmailPopupPanel onGone={onGone} />)
    await userEvent.keyboard('{Escape}')
    expect(onGone).toHaveBeenCalledOnce()
    expect(stored()).toMatchObject({ dismissed: true, permanentlyDismissed: false })
  })

  it.each([
    ['its title', () => screen.getByRole('heading')],
    ['its text', () => screen.getByText(/./, { selector: '.overlay-body > p' })],
    ['its field', () => screen.getByRole('textbox')],
  ])('goes at a swipe down of more than 80 px on %s and not at a shorter one', (_, find) => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
    render(<EmailPopupPanel onGone={onGone} />)
    const grip = find()
    const swipe = (to: number) => {
      fireEvent.pointerDown(grip, { isPrimary: true, button: 0, clientX: 0, clientY: 100 })
      fireEvent.pointerMove(grip, { clientX: 0, clientY: to })
      fireEvent.pointerUp(grip, { clientX: 0, clientY: to })
    }
    swipe(180)
    expect(onGone).not.toHaveBeenCalled()
    swipe(181)
    expect(onGone).toHaveBeenCalledOnce()
    expect(stored()).toMatchObject({ dismissed: true, permanentlyDismissed: false })
  })

  it('goes when its person signs in meanwhile', () => {
    const { rerender } = render(<EmailPopupPanel onGone={onGone} />)
    vi.mocked(useSession).mockReturnValue({ state: 'signed-in', user: { id: 'a', email: 'a@b.c', name: '' } })
    rerender(<EmailPopupPanel onGone={onGone} />)
    expect(onGone).toHaveBeenCalledOnce()
  })
})
