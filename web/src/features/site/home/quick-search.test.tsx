import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#platform/text/locale.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { filledAddress, QuickSearch } from './quick-search.tsx'

let isMobile = false
let opened: string[] = []
// happy-dom has no popover: this fires the events of a browser on opening and closing.
function announce(state: 'open' | 'closed') {
  return function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: state }))
  }
}
beforeEach(async () => {
  isMobile = false
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
  vi.stubGlobal('matchMedia', () => ({
    matches: isMobile,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  opened = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  Object.assign(HTMLElement.prototype, { showPopover: announce('open'), hidePopover: announce('closed') })
  history.replaceState(null, '', '/')
  await act(() => setLocale('en-US').then(() => undefined))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) dismissToast(id)
})

const form = (name: string) => within(screen.getByRole('form', { name }))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const fill = (where: string, field: string, value: string) =>
  fireEvent.change(form(where).getByLabelText(new RegExp(`^${field}`)), { target: { value } })
function pickDay(where: string, field: string, date: string) {
  fireEvent(form(where).getByRole('dialog', { name: field, hidden: true }), toggled)
  const day = form(where)
    .getByRole('dialog', { name: field, hidden: true })
    .querySelector(`[data-date="${date}"]`)
  if (day) fireEvent.click(day)
}
const toggled = Object.assign(new Event('toggle'), { newState: 'open' })
// The partner got the search, and no second click on another page was needed.
function queryOf(): Record<string, string> {
  expect([opened.length, location.pathname]).toEqual([1, '/'])
  return Object.fromEntries(new URL(opened[0] ?? '', location.origin).searchParams)
}

describe('the hotel form', () => {
  it('waits for a destination, then opens the partner at the first press', () => {
    render(<QuickSearch />)
    expect(button('Search hotels').disabled).toBe(true)
    fill('Hotel', 'Destination', 'Lisbon')
    expect(button('Search hotels').disabled).toBe(false)
    fill('Hotel', 'Guests', '3')
    for (const day of ['2026-11-25', '2026-11-28']) pickDay('Hotel', 'Check-in and check-out', day)
    fireEvent.click(button('Search hotels'))
    expect(queryOf()).toMatchObject({
      destination: 'Lisbon',
      adults: '3',
      rooms: '1',
      partner: 'expedia',
      checkInDate: '2026-11-25',
      checkOutDate: '2026-11-28',
    })
    expect(screen.getByText(/Opened on Expedia in a new tab/)).toBeDefined()
  })

  it('asks for tonight where no day was chosen', () => {
    render(<QuickSearch />)
    fill('Hotel', 'Destination', 'Lisbon')
    fireEvent.click(button('Search hotels'))
    expect(queryOf()).toMatchObject({ checkInDate: '2026-11-21', checkOutDate: '2026-11-22' })
  })

  it('offers 1 to 8 guests, the first of them in the singular', () => {
    render(<QuickSearch />)
    const options = form('Hotel').getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '1 Guest',
      '2 Guests',
      '3 Guests',
      '4 Guests',
      '5 Guests',
      '6 Guests',
      '7 Guests',
      '8 Guests',
    ])
  })

  it('names missing fields on a phone, and stays', () => {
    isMobile = true
    render(<QuickSearch />)
    fireEvent.click(button('Search hotels'))
    expect(readToasts()).toMatchObject([
      { message: 'Missing destination', description: 'Please select a destination.' },
    ])
    expect(location.pathname).toBe('/')
  })
})

describe('the flight form', () => {
  it('waits for origin, destination and departure', () => {
    render(<QuickSearch />)
    const isWaiting = () => button('Search flights').disabled
    expect(isWaiting()).toBe(true)
    fill('Flight', 'From', 'Berlin')
    fill('Flight', 'To', 'Lisbon')
    expect(isWaiting()).toBe(true)
    pickDay('Flight', 'Departure', '2026-11-25')
    expect(isWaiting()).toBe(false)
    fireEvent.click(button('Search flights'))
    expect(queryOf()).toMatchObject({
      origin: 'Berlin',
      destination: 'Lisbon',
      departureDate: '2026-11-25',
      adults: '1',
      travelClass: 'economy',
    })
  })

  it('has no departure before today and no way back before it, and takes the way back along', () => {
    render(<QuickSearch />)
    fill('Flight', 'From', 'Berlin')
    fill('Flight', 'To', 'Lisbon')
    pickDay('Flight', 'Departure', '2026-11-20')
    expect(button('Search flights').disabled).toBe(true)
    pickDay('Flight', 'Departure', '2026-11-25')
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-27']) pickDay('Flight', 'Return', day)
    fireEvent.click(button('Search flights'))
    expect(queryOf()).toMatchObject({ departureDate: '2026-11-25', returnDate: '2026-11-27' })
  })

  it('offers 1 to 8 passengers, the first of them in the singular, and four classes', () => {
    render(<QuickSearch />)
    const options = (label: string) =>
      [...form('Flight').getByLabelText<HTMLSelectElement>(label).options].map(
        ({ textContent }) => textContent,
      )
    expect(options('Passengers')).toEqual([
      '1 Passenger',
      '2 Passengers',
      '3 Passengers',
      '4 Passengers',
      '5 Passengers',
      '6 Passengers',
      '7 Passengers',
      '8 Passengers',
    ])
    const classes = form('Flight').getByLabelText<HTMLSelectElement>('Class').options
    expect([...classes].map(({ value }) => value)).toEqual([
      'economy',
      'premium_economy',
      'business',
      'first',
    ])
  })

  it('names missing fields on a phone', () => {
    isMobile = true
    render(<QuickSearch />)
    fireEvent.click(button('Search flights'))
    expect(readToasts()).toMatchObject([
      {
        message: 'Missing flight details',
        description: 'Please select origin and destination cities.',
      },
    ])
  })
})

it('leaves empty fields to the page, and keeps unusual characters', () => {
  expect(filledAddress('/x', { a: '', b: 'São Paulo & back', c: '1' })).toBe(
    '/x?b=S%C3%A3o+Paulo+%26+back&c=1',
  )
})
