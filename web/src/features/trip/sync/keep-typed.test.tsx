import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { KeepTyped } from './keep-typed.tsx'

afterEach(() => vi.unstubAllGlobals())

const END = { how: 'deleted', by: 'Ana' } as const
function Forms() {
  return (
    <>
      <form aria-label="New expense">
        <label htmlFor="what">Description</label>
        <input id="what" defaultValue="" />
        <label htmlFor="currency">Currency</label>
        <select id="currency" defaultValue="EUR">
          <option value="EUR">Euro</option>
          <option value="CHF">Swiss Franc</option>
        </select>
        <input type="hidden" value="secret" />
        <input aria-label="Date" defaultValue="untouched day" />
      </form>
      <form aria-label="Untouched">
        <input aria-label="Name" defaultValue="Ana" />
      </form>
    </>
  )
}
const page = (isThere: boolean) => (
  <KeepTyped isThere={isThere} end={END}>
    {isThere ? <Forms /> : <p>Gone</p>}
  </KeepTyped>
)
const type = (text: string) =>
  fireEvent.input(screen.getByLabelText('Description'), { target: { value: text } })

it('shows what was being typed when the trip goes, with the reason why it cannot be saved', async () => {
  const written = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
  const { rerender } = render(page(true))
  type('Dinner in Trastevere')
  fireEvent.input(screen.getByLabelText('Currency'), { target: { value: 'CHF' } })
  rerender(page(false))
  const typed = screen.getByRole('region', { name: 'What you were typing' })
  expect(typed.textContent).toContain('Dinner in Trastevere')
  expect(typed.textContent).toContain('Swiss Franc')
  expect(typed.textContent).toContain('It can’t be saved: the trip was deleted.')
  expect(typed.textContent).not.toMatch(/secret|untouched/i)
  fireEvent.click(screen.getByRole('button', { name: 'Copy text' }))
  expect(written).toHaveBeenCalledWith(
    'New expense\nDescription: Dinner in Trastevere\nCurrency: Swiss Franc',
  )
  rerender(page(true))
  expect(screen.getByText(/The trip is back, but this wasn’t saved/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('What you were typing')).toBeNull()
})

it('shows nothing where nothing was typed, or the field was emptied since', () => {
  const { rerender } = render(page(true))
  type('Dinner')
  type('')
  rerender(page(false))
  expect(screen.getByText('Gone')).toBeDefined()
  expect(screen.queryByText('What you were typing')).toBeNull()
})
