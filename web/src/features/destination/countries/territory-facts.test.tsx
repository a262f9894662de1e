import { render, screen } from '@testing-library/react'
import type { CountryList } from '@tripwright/domain/destination/countries'
import { beforeEach, expect, it, vi } from 'vitest'
import { CountryField } from './country-field.tsx'
import { CountryLoader } from './country-part.tsx'

const greenland = {
  code: 'GL',
  name: 'Greenland',
  sovereign: 'DK',
  region: 'americas',
  emergency: { general: '112', police: null, ambulance: null, fire: null, touristPolice: null },
  facts: {
    currency: 'DKK',
    callingCode: '+299',
    languages: ['kl', 'da'],
    plugs: ['C', 'K'],
    rarePlugs: ['K'],
    drivingSide: 'right',
    entry: { rules: 'differs', state: 'DK', ask: { name: 'The Service', url: 'https://service.example/' } },
    certain: false,
    confirmed: ['currency', 'callingCode'],
  },
  follows: null,
  certain: false,
  checked: null,
} satisfies NonNullable<CountryList['territories']>[number]

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    if (pathname !== '/api/countries') return Response.error()
    return Response.json({ countries: [], territories: [greenland], asOf: '2026-01-01', source: 'us' })
  })
})

it('a page of a country shows what is known of a territory, what two lists confirm, and whom to ask', async () => {
  render(<CountryLoader code="GL">{() => <p>a country</p>}</CountryLoader>)
  expect(await screen.findByText('Facts: Greenland')).toBeDefined()
  expect(screen.getByText(/confirm the currency and calling code/)).toBeDefined()
  for (const fact of ['Danish Krone (DKK)', '+299', 'Right', 'C and K (type K in a few places only)'])
    expect(screen.getByText(fact)).toBeDefined()
  expect(screen.getByText(/^(Greenlandic|Kalaallisut) and Danish$/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ask The Service' }).getAttribute('href')).toBe(
    'https://service.example/',
  )
  expect(screen.queryByText('a country')).toBeNull()
})

it('a list of countries names the territories where a page has them, and nowhere else', async () => {
  render(
    <>
      <CountryField label="Anywhere" value="" onChange={vi.fn()} hasTerritories />
      <CountryField label="Countries" value="" onChange={vi.fn()} />
    </>,
  )
  expect(await screen.findAllByRole('option', { name: 'Greenland' })).toHaveLength(1)
  expect(screen.getByRole('combobox', { name: 'Anywhere' }).textContent).toContain('Greenland')
})
