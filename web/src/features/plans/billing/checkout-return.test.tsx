import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckoutReturn } from './checkout-return.tsx'

const ID = '3b1c2d4e-5f60-4a7b-8c9d-0e1f2a3b4c5d'
const OPEN = { plan: 'jetsetter-monthly', state: 'open', isClaimed: false }
let answers: (object | number)[]
let requestCount: number

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  requestCount = 0
  vi.stubGlobal('fetch', async () => {
    requestCount++
    const next = answers.shift() ?? OPEN
    const failed = { error: 'unavailable', message: 'The payment service does not answer.' }
    return typeof next === 'number' ? Response.json(failed, { status: next }) : Response.json(next)
  })
})
afterEach(() => void vi.useRealTimers())

const show = (onPaid = vi.fn()) => {
  render(<CheckoutReturn id={ID} onPaid={onPaid} onClose={vi.fn()} />)
  return onPaid
}
const findText = (words: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))

describe('coming back from the checkout', () => {
  it('asks until the payment is confirmed, through answers that fail, and tells the page once', async () => {
    answers = [OPEN, 503, { ...OPEN, state: 'paid', isClaimed: true }]
    const onPaid = show()
    await findText(/Checking your payment/)
    await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(2000)
    await findText(/^You’re now on Jetsetter/)
    expect([requestCount, onPaid.mock.calls.length]).toEqual([3, 1])
  })

  it('gives up after 32 s, and asks again when the buyer retries', async () => {
    show()
    await vi.advanceTimersByTimeAsync(32_000)
    await findText(/isn’t confirmed yet/)
    expect(requestCount).toBe(7)
    answers = [{ ...OPEN, state: 'paid' }]
    screen.getByRole('button', { name: 'Check again' }).click()
    await findText(/^Payment received\. To get Jetsetter, sign up/)
  })

  it('says after a cancelled checkout that nothing was charged, and shows the reason when the status cannot be read', async () => {
    answers = [{ ...OPEN, state: 'left' }]
    show()
    await findText(/^You weren’t charged/)
    expect(requestCount).toBe(1)
  })

  it('takes the focus, for the button that was pressed may be screens below', () => {
    show()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your purchase' }))
  })
})
