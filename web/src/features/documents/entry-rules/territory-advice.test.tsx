import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { MissingAnswer, TerritoryPassportNote } from './territory-advice.tsx'
import type { TravelDocuments } from './travel-documents.state.ts'

const ask = { name: 'The Border Agency', url: 'https://border.example/' }
const territory = (code: string, sovereign: string | null, entry: object) => ({
  code,
  name: code,
  sovereign,
  region: 'europe',
  emergency: { general: '112', police: null, ambulance: null, fire: null, touristPolice: null },
  facts: {
    currency: 'EUR',
    languages: ['en'],
    plugs: ['C'],
    rarePlugs: [],
    drivingSide: 'right',
    entry,
    certain: false,
  },
  follows: null,
  certain: true,
  checked: null,
})
const territories = [
  territory('GI', 'GB', { rules: 'own', state: 'GB', ask }),
  territory('RE', 'FR', { rules: 'differs', state: 'FR' }),
  territory('EH', null, { rules: 'differs', state: 'MA' }),
]

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ countries: [], territories, asOf: '2026-01-01', source: 'us' }),
  )
})

const papers = { passports: ['GI', 'DE'] } as TravelDocuments

it('somebody with a paper of Gibraltar reads which British passport counts, and changes to it at a touch', async () => {
  const change = vi.fn()
  render(<TerritoryPassportNote code="GI" papers={papers} change={change} />)
  expect(await screen.findByText(/British Overseas Territories Citizen/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Choose United Kingdom' }))
  expect(change).toHaveBeenCalledWith({ passports: ['GB', 'DE'] })
})

it('a paper of a place that belongs to no state is sent to the destination, and to no other passport', async () => {
  render(<TerritoryPassportNote code="EH" papers={papers} change={vi.fn()} />)
  expect(await screen.findByText(/We have no rules for papers from/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('who is bound for a territory that we know too little of is told whom to ask', async () => {
  const { unmount } = render(<MissingAnswer code="GI" change={vi.fn()} />)
  const link = await screen.findByRole('link', { name: 'Ask The Border Agency' })
  expect(link.getAttribute('href')).toBe(ask.url)
  unmount()
  render(<MissingAnswer code="RE" change={vi.fn()} />)
  expect(await screen.findByText(/Réunion follows France with differences/)).toBeDefined()
  expect(screen.getByText(/Ask the authorities of France about Réunion/)).toBeDefined()
})
