import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onSearchPage } from '#ui/test-search-page.ts'
import { readToasts } from '#ui/toast.ts'
import { CarsPage } from './cars-page.tsx'

// Each text is written out here, as on the pages for stays and flights.

const { stage, form, search } = onSearchPage('Car search')

const WHOLE = { place: 'Seville', pickUpDate: '2026-12-01', dropOffDate: '2026-12-04' }

function open(fields: Record<string, string> = {}) {
  history.replaceState(null, '', `/car-rental?${new URLSearchParams(fields)}`)
  render(<CarsPage />)
}

describe('the search for cars', () => {
  it.each([
    [{ place: '' }, 'Pick-up location is required'],
    [{ pickUpDate: '' }, 'Pick-up date is required'],
    [{ dropOffDate: '' }, 'Drop-off date is required'],
    [{ pickUpDate: '2026-11-20' }, 'Pick-up date cannot be in the past'],
    [{ dropOffDate: '2026-12-01' }, 'Drop-off date must be after pick-up date'],
    [{ pickUpDate: 'in spring' }, 'Pick-up date is required'],
  ])('with %j says "%s", and opens nothing', async (wrong, text) => {
    open({ ...WHOLE, ...wrong })
    await search()
    expect(form().getByText(text)).toBeDefined()
    expect(form().getByText('Invalid search parameters')).toBeDefined()
    expect(form().getByText('Check 1 field')).toBeDefined()
    expect(stage.clicked).not.toHaveBeenCalled()
  })

  it('goes on to the partner from today on', async () => {
    open({ ...WHOLE, pickUpDate: '2026-11-21' })
    await search()
    expect(stage.clicked).toHaveBeenCalledOnce()
    expect(form().getByText('Opened on Expedia in a new tab. Your search is still here.')).toBeDefined()
    expect(form().getByRole('link', { name: 'Open again' }).getAttribute('href')).toBe(
      '/api/cars/handoff?place=Seville&pickUpDate=2026-11-21&dropOffDate=2026-12-04',
    )
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
    stage.clicked.mockImplementation(() => {
      throw new Error('refused')
    })
    open(WHOLE)
    await search()
    expect(form().getByText('Unable to open car search. Please try again.')).toBeDefined()
  })
})

describe('a shared car search', () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  async function link(fields: Record<string, string>) {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    open(fields)
    fireEvent.click(await screen.findByRole('button', { name: 'Share this result' }, { timeout: 5000 }))
    await act(async () => undefined)
    const { pathname, searchParams } = new URL(copied.mock.lastCall?.[0] ?? '')
    return [pathname, Object.fromEntries(searchParams)]
  }

  it('is the search and the country, with a city of the list by its English name', async () => {
    expect(await link({ ...WHOLE, place: 'seville', country: 'ES' })).toEqual([
      '/car-rental',
      { ...WHOLE, place: 'Seville, Spain', country: 'ES' },
    ])
  })

  it('leaves out a place in free text, and says so', async () => {
    const [, target] = await link({ ...WHOLE, place: 'Ann’s house', country: 'ES', licence: 'DE' })
    const { place, ...rest } = WHOLE
    expect(target).toEqual({ ...rest, country: 'ES', licence: 'DE' })
    expect(screen.getByText(/leaves out the place you typed/)).toBeDefined()
    expect(place).toBe('Seville')
  })
})

describe('a search for cars that the server sent back', () => {
  it.each([
    ['unavailable', 'Unable to open car search. Please try again.'],
    ['bad-input', 'Invalid search parameters', 'Check the fields below.'],
    ['unexpected', 'Search error', 'What you typed is saved. Try again in a moment.'],
  ])('for %s says "%s"', (refused, ...lines) => {
    open({ ...WHOLE, refused })
    const problems = form().getByRole('alert').querySelectorAll('p')
    expect([...problems].map(({ textContent }) => textContent)).toEqual(lines)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Pick-up location' }).value).toBe('Seville')
  })
})
