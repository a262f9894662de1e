import { fireEvent, render, screen } from '@testing-library/react'
import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { describe, expect, it, vi } from 'vitest'
import { AnswerCards } from './answer-cards.tsx'

const show = (...cards: CompanionAnswer[]) =>
  render(<AnswerCards cards={cards} cities={[]} others={[]} onAsk={() => undefined} />)

describe('the card of a visa', () => {
  const entry = { need: 'visa-free' as const, days: 90, basis: 'list', notes: [] }
  const card = (certain: boolean): CompanionAnswer => ({
    kind: 'visa',
    destination: 'JP',
    passports: ['DE'],
    requirements: [
      {
        passport: 'DE',
        entry: { ...entry, certain, kindCertain: certain },
        asOf: '2025-11-30',
        written: '2026-11-21',
        checked: null,
        source: 'A table',
      },
    ],
  })

  it('says what a passport needs, with its source and age, and goes on with the fields filled in', async () => {
    show(card(true))
    expect(
      await screen.findByRole('heading', { name: 'You don’t need a visa for Japan, up to 90 days.' }),
    ).toBeDefined()
    expect(screen.getByText('We think this is right')).toBeDefined()
    expect(screen.getByText(/Facts from Nov 30, 2025\. Not compared/)).toBeDefined()
    const onward = screen.getByRole('link', { name: 'Full answer with dates and plane changes' })
    expect(onward.getAttribute('href')).toBe('/documents?passports=DE&to=JP')
  })

  it('never says free of a visa where the table is not sure', async () => {
    show(card(false))
    expect(
      await screen.findByRole('heading', { name: 'You probably don’t need a visa for Japan.' }),
    ).toBeDefined()
    expect(screen.getByText('Not sure')).toBeDefined()
    expect(screen.queryByText(/^You don’t need a visa/)).toBeNull()
  })

  it('asks whose passport where none was said', async () => {
    show({ kind: 'visa', destination: 'JP', passports: [], requirements: [] })
    expect(await screen.findByText(/^This depends on your passport/)).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/documents?to=JP')
  })
})

it('a phrase stands in its own language and script, with its Latin letters and its doubt', async () => {
  const phrase = { key: 'thank-you', situation: 'basics' as const, english: 'Thank you', own: 'Danke' }
  show({
    kind: 'phrase',
    language: 'ar',
    text: 'danke',
    romanisation: null,
    voice: 'ar',
    phrases: [{ ...phrase, text: 'شكرا', romanised: 'shukran', isUnsure: true }],
    asOf: '2026-11-21',
    source: 'A book',
  })
  const text = await screen.findByText('شكرا')
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
  expect(screen.getByText('shukran')).toBeDefined()
  expect(screen.getByText('Danke · Thank you')).toBeDefined()
  expect(screen.getByText(/^Not sure/)).toBeDefined()
  expect(screen.getByText('Source: A book, from Nov 21, 2026.')).toBeDefined()
})

it('the time of a country with several zones is shown for each of them', async () => {
  show({
    kind: 'clock',
    city: null,
    country: null,
    zones: ['America/Sao_Paulo', 'America/Manaus', 'America/Bahia'],
  })
  expect(await screen.findByText('Sao Paulo')).toBeDefined()
  expect(screen.getByText('Manaus')).toBeDefined()
  // Bahia has the same time as Sao Paulo.
  expect(screen.queryByText('Bahia')).toBeNull()
})

const written = { asOf: '2025-11-30', written: '2026-11-22', checked: null, source: 'A table' }

it.each([
  [20_000, 'Lisbon is cheaper.'],
  [11_000, 'About the same: the difference is smaller than our estimate can tell.'],
])(
  'a day for %i cents beside one for 10,000 is judged only where the estimate can tell',
  async (dearer, text) => {
    const row = (id: string, name: string, amount: number) => ({
      city: { id, name },
      day: { amount, currency: 'USD' },
      costs: { ...written, year: 2025 },
    })
    const rows = [row('lisbon', 'Lisbon', 10_000), row('tokyo', 'Tokyo', dearer)]
    show({ kind: 'compare', month: 11, rows } as never)
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByText('Lisbon: $100')).toBeDefined()
  },
)

it('what to pack stands beside the usual weather, in whole degrees with their unit', async () => {
  const facts = { month: 12, low: 9.04, high: 14.96, rainDays: 11.2 }
  show({
    kind: 'packing',
    city: { id: 'lisbon', name: 'Lisbon' },
    facts,
    climate: { ...written, period: '1991–2020', certain: true },
    items: ['rain'],
  } as never)
  const line = await screen.findByText(/^Usually/)
  expect(line.textContent?.replace(/[\u2066-\u2069]/g, '')).toMatch(
    /^Usually \d+°[CF]? to \d+°[CF]?, rain on 11 days\.$/,
  )
})

it('the hours of a place offer those of its namesakes as a question with their city', async () => {
  const card = {
    kind: 'hours',
    place: { id: 'prado', name: 'Prado Museum', nameLocal: 'Museo del Prado', lat: 0, lon: 0 },
    city: { id: 'madrid', name: 'Madrid' },
    days: [{ date: '2026-11-23', spans: [], isCertain: true, holiday: null }],
    knowsHolidays: true,
    namesakes: [{ name: 'The Prado', city: 'San Diego' }],
    source: 'A guide',
    asOf: '2025-11-30',
    written: null,
    checked: null,
  } as unknown as CompanionAnswer
  const onAsk = vi.fn()
  render(<AnswerCards cards={[card]} cities={[]} others={[]} onAsk={onAsk} />)
  fireEvent.click(await screen.findByRole('button', { name: 'When is The Prado in San Diego open?' }))
  expect(onAsk).toHaveBeenCalledWith('When is The Prado in San Diego open?')
})
