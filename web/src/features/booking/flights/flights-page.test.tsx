import { act, cleanup, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { onSearchPage } from '#ui/test-search-page.ts'
import { readToasts } from '#ui/toast.ts'
import { FlightsPage } from './flights-page.tsx'

// The exact texts and numbers of specification sections 2, 5, 8 and 9, written out here.

const { stage, form, search } = onSearchPage('Flight search')

const WHOLE = {
  origin: 'Rome',
  destination: 'London',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
}

async function open(fields: Record<string, string> = {}) {
  history.replaceState(null, '', `/flights?${new URLSearchParams(fields)}`)
  await act(async () => void render(<FlightsPage />))
}

describe('the search for flights', () => {
  it.each([
    [{ origin: '' }, 'Origin airport is required'],
    [{ destination: '' }, 'Destination airport is required'],
    [{ departureDate: '' }, 'Departure date is required'],
    [{ departureDate: '2026-11-20' }, 'Departure date cannot be in the past'],
    [{ returnDate: '', trip: 'return' }, 'Choose a return date, or a one-way trip'],
    [{ returnDate: '2026-12-01' }, 'Return date must be after departure date'],
    [{ adults: '0' }, 'Number of adults must be between 1 and 9'],
    [{ adults: '9', children: '1' }, 'Total passengers cannot exceed 9'],
    [{ adults: '1', children: '8', infantsOnLap: '1' }, 'Total passengers cannot exceed 9'],
    [{ adults: '10' }, 'Number of adults must be between 1 and 9'],
    [{ children: '9' }, 'Number of children must be between 0 and 8'],
    [{ children: '-1' }, 'Number of children must be between 0 and 8'],
    [{ departureDate: '31.12.2026' }, 'Departure date is required'],
    [{ infantsOnLap: '3' }, 'Number of infants on lap must be between 0 and 2'],
    [{ infantsInSeat: '3' }, 'Number of infants in seat must be between 0 and 2'],
  ])('with %j says "%s", and opens nothing', async (wrong, text) => {
    await open({ ...WHOLE, ...wrong })
    await search()
    expect(form().getByText(text)).toBeDefined()
    expect(stage.clicked).not.toHaveBeenCalled()
  })

  it.each([
    [{ adults: '9', departureDate: '2026-11-21' }],
    [{ adults: '1', children: '8' }],
    [{ adults: '5', infantsOnLap: '2', infantsInSeat: '2' }],
  ])('takes the ends of each range: %j', async (right) => {
    await open({ ...WHOLE, ...right })
    await search()
    expect(stage.clicked).toHaveBeenCalledOnce()
    expect(form().getByText('Opened on Expedia in a new tab. Your search is still here.')).toBeDefined()
  })

  it('has its usual counts where an address says none', async () => {
    await open({ ...WHOLE, adults: 'many', infantsOnLap: '0.5' })
    await search()
    expect(stage.clicked).toHaveBeenCalledOnce()
  })

  it('writes an airport as its name plus (CODE) when it finds three letters', async () => {
    await open({ ...WHOLE, origin: 'Paris CDG' })
    await search()
    expect(form().getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('Paris (CDG)')
    expect(form().getByRole<HTMLInputElement>('combobox', { name: 'To' }).value).toBe('London')
  })

  it('has four classes, and economy unless another is chosen', async () => {
    await open()
    const select = form().getByRole<HTMLSelectElement>('combobox', { name: 'Class' })
    expect([...select.options].map(({ value }) => value)).toEqual([
      'economy',
      'premium_economy',
      'business',
      'first',
    ])
    expect(select.value).toBe('economy')
  })

  it('names missing fields in a toast on a phone, and only beside the field on a desktop', async () => {
    await open()
    await search()
    expect(readToasts()).toEqual([])
    stage.isMobile = true
    cleanup()
    await open()
    await search()
    expect(readToasts()).toMatchObject([
      {
        message: 'Missing flight details',
        kind: 'error',
        description: 'Please select origin and destination cities.',
      },
    ])
  })

  it('says so when the browser opens nothing', async () => {
    stage.clicked.mockImplementation(() => {
      throw new Error('refused')
    })
    await open(WHOLE)
    await search()
    expect(form().getByText('Unable to open flight search. Please try again.')).toBeDefined()
  })
})

describe('a flight search that the server sent back', () => {
  it.each([
    ['unavailable', 'Unable to open flight search. Please try again.'],
    ['bad-input', 'Invalid search parameters', 'Check the fields below.'],
    ['unexpected', 'Search error', 'What you typed is saved. Try again in a moment.'],
  ])('for %s says "%s"', async (refused, ...lines) => {
    await open({ ...WHOLE, refused })
    const problems = form().getByRole('alert').querySelectorAll('p')
    expect([...problems].map(({ textContent }) => textContent)).toEqual(lines)
    expect(form().getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('Rome')
  })
})

describe('the airport of the profile', () => {
  const originAt = async (fields: Record<string, string>) => {
    writeStored('preferences', { homeAirport: 'ZRH', homeAirportText: 'Zurich (ZRH)', of: 'ana' })
    await open(fields)
    return form().getByRole<HTMLInputElement>('combobox', { name: /^From/ }).value
  }

  it('is where a search begins, unless its address says another', async () => {
    expect(await originAt({})).toBe('Zurich (ZRH)')
    cleanup()
    expect(await originAt({ origin: 'Rome' })).toBe('Rome')
  })
})
