import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onSearchPage } from '#ui/test-search-page.ts'
import { readToasts } from '#ui/toast.ts'
import { StaysPage } from './stays-page.tsx'

// The exact texts and numbers of specification sections 4, 5, 8 and 9, written out here.

const { stage, form, search } = onSearchPage('Hotel search')

const WHOLE = { destination: 'Lisbon', checkInDate: '2026-12-01', checkOutDate: '2026-12-04', adults: '2' }

function open(fields: Record<string, string> = {}) {
  history.replaceState(null, '', `/accommodation-search?${new URLSearchParams(fields)}`)
  render(<StaysPage />)
}

describe('the search for stays', () => {
  it.each([
    [{ destination: '' }, 'Destination is required'],
    [{ checkInDate: '' }, 'Check-in date is required'],
    [{ checkOutDate: '' }, 'Check-out date is required'],
    [{ checkInDate: '2026-11-20' }, 'Check-in date cannot be in the past'],
    [{ checkOutDate: '2026-12-01' }, 'Check-out date must be after check-in date'],
    [{ adults: '0' }, 'Number of adults must be between 1 and 20'],
    [{ adults: '21' }, 'Number of adults must be between 1 and 20'],
    [{ rooms: '0' }, 'Number of rooms must be between 1 and 8'],
    [{ rooms: '9' }, 'Number of rooms must be between 1 and 8'],
    [{ checkInDate: '2026-02-30' }, 'Check-in date is required'],
  ])('with %j says "%s", and opens nothing', async (wrong, text) => {
    open({ ...WHOLE, ...wrong })
    await search()
    expect(form().getByText(text)).toBeDefined()
    expect(form().getByText('Invalid search parameters')).toBeDefined()
    expect(form().getByText('Check 1 field')).toBeDefined()
    expect(stage.clicked).not.toHaveBeenCalled()
  })

  it.each([
    [{ adults: '1', rooms: '1', checkInDate: '2026-11-21' }],
    [{ adults: '20', rooms: '8', checkInDate: '2026-12-03' }],
  ])('takes the ends of each range: %j', async (right) => {
    open({ ...WHOLE, ...right })
    await search()
    expect(stage.clicked).toHaveBeenCalledOnce()
    expect(form().getByText('Opened on Expedia in a new tab. Your search is still here.')).toBeDefined()
  })

  it('is for today and tomorrow, two guests and one room, unless something else is said', () => {
    open()
    expect(screen.getByRole('combobox').getAttribute('placeholder')).toBe('City or hotel name')
    expect(form().getByText('Sat, Nov 21 – Sun, Nov 22')).toBeDefined()
    expect(form().getByText('2 guests, 1 room')).toBeDefined()
  })

  it('has its usual counts where an address says none', () => {
    open({ ...WHOLE, adults: 'many', rooms: '1.5' })
    expect(form().getByText('2 guests, 1 room')).toBeDefined()
  })

  it('names missing fields in a toast on a phone, and only beside the field on a desktop', async () => {
    open()
    await search()
    expect(readToasts()).toEqual([])
    stage.isMobile = true
    cleanup()
    open()
    await search()
    expect(readToasts()).toMatchObject([
      { message: 'Missing destination', description: 'Please select a destination.', kind: 'error' },
    ])
  })

  it('says so when the browser opens nothing', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('refused')
    })
    open(WHOLE)
    await search()
    expect(form().getByText('Unable to open hotel search. Please try again.')).toBeDefined()
  })
})

describe('a search that the server sent back', () => {
  it.each([
    ['unavailable', 'Unable to open hotel search. Please try again.'],
    ['bad-input', 'Invalid search parameters', 'Check the fields below.'],
    ['unexpected', 'Search error', 'What you typed is saved. Try again in a moment.'],
  ])('for %s says "%s"', (refused, ...lines) => {
    open({ ...WHOLE, refused })
    const problems = form().getByRole('alert').querySelectorAll('p')
    expect([...problems].map(({ textContent }) => textContent)).toEqual(lines)
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Lisbon')
  })
})
