import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { readStored } from '#platform/storage.ts'
import { closeGuestPrompt } from './guest-prompt.state.ts'
import { GuestPrompt } from './guest-prompt.tsx'
import { SaveButton } from './save-button.tsx'

const item = (title: string) => ({
  item_type: 'destination',
  item_id: title,
  title,
  description: '',
  image_url: null,
  item_data: {},
})
const show = (...titles: string[]) =>
  render(
    <>
      {titles.map((title) => (
        <SaveButton key={title} item={item(title)} />
      ))}
      <GuestPrompt />
    </>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(null)))
  closeGuestPrompt()
  await refreshSession()
})

describe('the heart of a guest', () => {
  it('saves on the device and is then disabled', async () => {
    show('Rome')
    await press('Save Rome')
    expect(readStored('guest-saves')).toMatchObject([{ title: 'Rome', type: 'destination' }])
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saved on this device: Rome' })
    expect([button.disabled, button.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  })

  it('asks for an account at the fourth and keeps the three', async () => {
    show('Rome', 'Paris', 'Lisbon', 'Tokyo')
    for (const title of ['Rome', 'Paris', 'Lisbon', 'Tokyo']) await press(`Save ${title}`)
    expect(readStored('guest-saves')).toHaveLength(3)
    expect(await screen.findByRole('dialog', { name: 'Sign up to save Tokyo' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Get Free Trial' }))
    expect(readStored('pending-save')).toMatchObject({ title: 'Tokyo' })
  })

  it('can put it off by one button that says Later, or close what asks', async () => {
    show('Rome', 'Paris', 'Lisbon', 'Tokyo')
    for (const title of ['Rome', 'Paris', 'Lisbon', 'Tokyo']) await press(`Save ${title}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign up to save Tokyo' }))
    const names = dialog
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    expect(names).toEqual(['Get Free Trial', 'Later', 'Close'])
    await userEvent.click(dialog.getByRole('button', { name: 'Get Free Trial' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for it in a dialog over the page, with what the trial brings', async () => {
    show('Rome', 'Paris', 'Lisbon', 'Tokyo')
    for (const title of ['Rome', 'Paris', 'Lisbon', 'Tokyo']) await press(`Save ${title}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Get Free Trial' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign up to save Tokyo' }))
    expect(await dialog.findByRole('button', { name: 'Create Account' })).toBeDefined()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No daily limits for 7 days',
      'Saved items on all your devices',
      'No credit card. It ends by itself',
    ])
    await userEvent.click(dialog.getByRole('tab', { name: 'Sign In' }))
    expect(dialog.getByRole('button', { name: 'Sign In' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does not come back by an earlier save once it was answered, nor changes while it is', async () => {
    vi.useFakeTimers()
    show('Rome', 'Paris', 'Lisbon', 'Tokyo')
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    for (const title of ['Rome', 'Paris', 'Lisbon', 'Tokyo'])
      fireEvent.click(screen.getByRole('button', { name: `Save ${title}` }))
    await wait(1500)
    expect(screen.getByRole('dialog', { name: 'Sign up to save Tokyo' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    await wait(1500)
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.useRealTimers()
  })

  it('encourages one second after the second save, not before, and not after the first', async () => {
    vi.useFakeTimers()
    show('Rome', 'Paris')
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    click('Save Rome')
    wait(5000)
    expect(screen.queryByRole('dialog')).toBeNull()
    click('Save Paris')
    wait(999)
    expect(screen.queryByRole('dialog')).toBeNull()
    wait(1)
    vi.useRealTimers()
    expect(await screen.findByRole('dialog', { name: 'Keep your saved items safe' })).toBeDefined()
  })
})

describe('a heart that is pressed before it is known who is here', () => {
  it('shows it at once and saves as soon as it is known', async () => {
    vi.resetModules()
    const session = await import('#platform/session.ts')
    const { SaveButton: EarlyButton } = await import('./save-button.tsx')
    render(<EarlyButton item={item('Oslo')} />)
    await press('Save Oslo')
    const button = screen.getByRole('button', { name: /Oslo/ })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(readStored('guest-saves')).toBeNull()
    await act(() => session.refreshSession())
    await vi.waitFor(() => expect(readStored('guest-saves')).toMatchObject([{ title: 'Oslo' }]))
    expect(screen.getByRole('button', { name: 'Saved on this device: Oslo' })).toBeDefined()
  })
})
