import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchFact } from '#platform/fact-cache.ts'
import { CountryNotesPart } from './country-notes.tsx'

vi.mock('#platform/fact-cache.ts', () => ({ fetchFact: vi.fn() }))

const FROM = {
  asOf: '2025-11-30',
  written: '2026-11-26',
  checked: null,
  source: 'Tripwright notes, written by us from knowledge',
}
const NOTES = {
  code: 'OM',
  blocked: [
    { service: 'whatsapp-calls', isPartly: false },
    { service: 'telegram', isPartly: true },
  ],
  vpn: 'limited',
  simCheck: 'passport',
  esim: 'local',
  operators: ['Omantel', 'Ooredoo'],
  festivals: [{ month: 11, name: 'National Day' }],
  transport: 'Otaxi is the app.',
  etiquette: 'Knees are covered.',
  scams: 'Agree on the fare.',
  certain: false,
}

beforeEach(() => vi.mocked(fetchFact).mockReset())

it('says what is blocked, wholly or in part, what a SIM card asks for, and that only we say so', async () => {
  vi.mocked(fetchFact).mockResolvedValue({ notes: NOTES, ...FROM })
  render(<CountryNotesPart code="OM" />)
  expect(await screen.findByText(/WhatsApp calls and Telegram \(sometimes or partly\)/)).toBeDefined()
  expect(screen.getByText('Passport needed')).toBeDefined()
  expect(screen.getByText('Omantel and Ooredoo')).toBeDefined()
  expect(screen.getByText('Agree on the fare.').lang).toBe('en')
  expect(screen.getAllByText(/not checked by others/)).toHaveLength(2)
  expect(screen.getAllByText(/Facts from \w+ \d+, \d+\. Not compared/)).toHaveLength(2)
})

it('says that nothing is known to be blocked, and no more', async () => {
  vi.mocked(fetchFact).mockResolvedValue({ notes: { ...NOTES, blocked: [] }, ...FROM })
  render(<CountryNotesPart code="OM" />)
  expect(await screen.findByText('As far as we know, nothing travelers use is blocked.')).toBeDefined()
  expect(screen.queryByText(/before you go/)).toBeNull()
})

it('says with no network what is missing, and fetches it when told to', async () => {
  vi.mocked(fetchFact)
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ notes: NOTES, ...FROM })
  render(<CountryNotesPart code="OM" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Otaxi is the app.')).toBeDefined()
})
