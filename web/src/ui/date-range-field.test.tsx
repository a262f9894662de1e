import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#platform/text/locale.ts'
import { type DateRange, DateRangeField } from './date-range-field.tsx'

// happy-dom has no popover: this fires the events of a browser on opening and closing.
function announce(state: 'open' | 'closed') {
  return function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: state }))
  }
}

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: announce('open'), hidePopover: announce('closed') })
  await act(() => setLocale('en-US').then(() => undefined))
})

const TEXTS = {
  placeholder: 'Pick dates',
  previous: 'Earlier months',
  next: 'Later months',
  first: 'Choose the first day',
  second: 'Choose the last day',
  clear: 'Clear',
}

const onChange = vi.fn()

function Example({ start, isSingle = false }: { start: DateRange; isSingle?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <DateRangeField
      label="Dates"
      texts={TEXTS}
      value={value}
      least="2026-11-21"
      isSingle={isSingle}
      onChange={(next) => {
        onChange(next)
        setValue(next)
      }}
    />
  )
}

const trigger = () => screen.getByRole('button', { name: /^Dates/ })
const panel = () => screen.getByRole('dialog', { hidden: true })
const day = (date: string) => panel().querySelector<HTMLElement>(`[data-date="${date}"]`)
const months = () =>
  within(panel())
    .queryAllByRole('table', { hidden: true })
    .map((table) => table.querySelector('caption')?.textContent)
const focused = () => document.activeElement?.getAttribute('data-date')
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

function setup(start: DateRange = { from: '', to: '' }, isSingle = false) {
  onChange.mockClear()
  render(<Example start={start} isSingle={isSingle} />)
  panel().showPopover()
}

async function click(date: string) {
  await act(async () => day(date)?.click())
}

describe('a range of dates', () => {
  it('says Pick dates at first, and what was chosen afterwards', () => {
    render(<Example start={{ from: '', to: '' }} />)
    expect(trigger().textContent).toBe('Pick dates')
    render(<Example start={{ from: '2026-12-01', to: '2026-12-04' }} />)
    expect(screen.getByText('Tue, Dec 1 – Fri, Dec 4')).toBeTruthy()
  })

  it('shows two months from the first day that can be chosen, with the focus on it', () => {
    setup()
    expect(months()).toEqual(['November 2026', 'December 2026'])
    expect(focused()).toBe('2026-11-21')
  })

  it('closes when both dates are chosen, and not before', async () => {
    setup()
    await click('2026-12-01')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '' })
    expect(months()).toHaveLength(2)
    await click('2026-12-04')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-04' })
    expect(months()).toEqual([])
    expect(document.activeElement).toBe(trigger())
  })

  it('has no day before today, and for the second date none up to the first', async () => {
    setup()
    await click('2026-11-20')
    expect(onChange).not.toHaveBeenCalled()
    await click('2026-12-10')
    for (const early of ['2026-12-09', '2026-12-10']) await click(early)
    expect(onChange).toHaveBeenCalledOnce()
    expect(day('2026-12-10')?.getAttribute('aria-disabled')).toBe('true')
    expect(day('2026-12-11')?.getAttribute('aria-disabled')).toBeNull()
  })

  it('begins anew when it was complete, or is cleared', async () => {
    setup({ from: '2026-12-01', to: '2026-12-04' })
    await click('2027-01-05')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2027-01-05', to: '' })
    fireEvent.click(screen.getByText('Clear'))
    expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '' })
  })

  it('closes after one date where only one is asked for', async () => {
    setup({ from: '', to: '' }, true)
    await click('2026-12-01')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '' })
    expect(months()).toEqual([])
  })

  it('pages through the months, and never before today', () => {
    setup()
    fireEvent.click(screen.getByLabelText('Earlier months'))
    expect(months()).toEqual(['November 2026', 'December 2026'])
    fireEvent.click(screen.getByLabelText('Later months'))
    expect(months()).toEqual(['December 2026', 'January 2027'])
  })
})

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowRight', {}, '2026-12-17'],
    ['ArrowLeft', {}, '2026-12-15'],
    ['ArrowDown', {}, '2026-12-23'],
    ['ArrowUp', {}, '2026-12-09'],
    ['Home', {}, '2026-12-13'],
    ['End', {}, '2026-12-19'],
    ['PageDown', {}, '2027-01-16'],
    ['PageUp', {}, '2026-11-21'],
    ['PageDown', { shiftKey: true }, '2027-12-16'],
  ])('%s %o leads from Wednesday the 16th to %s', (key, more, expected) => {
    setup({ from: '2026-12-16', to: '2026-12-18' })
    expect(focused()).toBe('2026-12-16')
    press(key, more)
    expect(focused()).toBe(expected)
    expect(day(expected)?.tabIndex).toBe(0)
  })

  it('stop at today, and turn the page at the end of the second month', () => {
    setup({ from: '2026-11-21', to: '2026-11-22' })
    press('ArrowLeft')
    press('ArrowLeft')
    expect(focused()).toBe('2026-11-21')
    for (let weeks = 0; weeks < 6; weeks++) press('ArrowDown')
    expect(focused()).toBe('2027-01-02')
    expect(months()).toEqual(['December 2026', 'January 2027'])
  })

  it('go the other way in a right-to-left page', () => {
    document.documentElement.dir = 'rtl'
    document.body.style.direction = 'rtl'
    setup({ from: '2026-12-16', to: '2026-12-18' })
    press('ArrowLeft')
    const went = focused()
    document.documentElement.dir = ''
    document.body.style.direction = ''
    expect(went).toBe('2026-12-17')
  })

  it('begin the week where the locale does', async () => {
    await act(() => setLocale('en-GB').then(() => undefined))
    setup({ from: '2026-12-16', to: '2026-12-18' })
    press('Home')
    expect(focused()).toBe('2026-12-14')
  })
})
