import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FactSources } from '@tripwright/domain/site/fact-sources'
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchFact } from '#platform/fact-cache.ts'
import { FactSourcesPage } from './fact-sources-page.tsx'

vi.mock('#platform/fact-cache.ts', () => ({ fetchFact: vi.fn() }))

const VISAS: FactSources['tables'][number] = {
  id: 'visas',
  rows: 39_402,
  sources: ['Passport Index', 'www.gov.uk'],
  asOf: '2025-11-30',
  medianDay: '2025-11-30',
  written: '2026-11-21',
  checked: '2026-08-22',
  secondSource: 0.914,
  doubtful: 5012,
  caution: 'Boarding.',
}
const COSTS: FactSources['tables'][number] = {
  id: 'costs',
  rows: 163,
  sources: [],
  asOf: '2025-11-30',
  medianDay: '2025-11-30',
  written: '2026-11-22',
  checked: null,
  secondSource: 0,
  doubtful: 3,
  caution: 'A price.',
}
const ANSWER: FactSources = { tables: [VISAS, COSTS], live: [], asOf: '2025-11-30', source: 'counted' }

beforeEach(() => vi.mocked(fetchFact).mockReset())

it('shows of each table how large and how old it is, who agrees, and what not to rely on', async () => {
  vi.mocked(fetchFact).mockResolvedValue(ANSWER)
  render(<FactSourcesPage />)
  const visas = (await screen.findByText('Visa rules, by passport and destination')).closest('tr, li')
  expect(visas?.textContent).toMatch(/39,402.*Nov 30, 2025.*Nov 21, 2026.*Aug 22, 2026/)
  expect(visas?.textContent).toMatch(/91%.*Passport Index and www\.gov\.uk.*5,012.*before you pay/)
  const costs = screen.getByText('Daily costs').closest('tr, li')
  expect(costs?.textContent).toContain('0%. No other source yet')
  expect(costs?.textContent).not.toContain('Compared')
  expect(screen.getByText('39,565 facts')).toBeDefined()
  expect(screen.getByText(/gets no new data from other sites/)).toBeDefined()
})

it('tells of each publisher that is asked by the clock when it last answered', async () => {
  const live = [
    {
      id: 'ecb',
      name: 'European Central Bank',
      host: 'www.ecb.europa.eu',
      fetchedAt: '2026-11-26T10:00:00Z',
    },
    { id: 'usgs', name: 'US Geological Survey', host: 'earthquake.usgs.gov', fetchedAt: null },
  ]
  vi.mocked(fetchFact).mockResolvedValue({ ...ANSWER, live })
  render(<FactSourcesPage />)
  const bank = (await screen.findByText(/European Central Bank/)).closest('li')
  expect(bank?.textContent).toContain('Nov 26')
  const quakes = screen.getByText(/US Geological Survey/).closest('li')
  expect(within(quakes ?? document.body).getByText('no answer yet')).toBeDefined()
})

it('says with no network what is missing, and asks again when it is told to', async () => {
  vi.mocked(fetchFact).mockResolvedValueOnce(null).mockResolvedValueOnce(ANSWER)
  render(<FactSourcesPage />)
  expect(await screen.findByText(/isn’t on this device/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Daily costs')).toBeDefined()
})
