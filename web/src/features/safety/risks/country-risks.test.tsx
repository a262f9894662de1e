import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Risks } from '@tripwright/domain/safety/risks'
import { beforeEach, expect, it, vi } from 'vitest'
import { CountryRisks } from './country-risks.tsx'
import { Embassy } from './embassy.tsx'

const none = { city: null, country: null, also: [], isCertain: true }
const KENYA: Risks = {
  code: 'KE',
  asOf: '2025-11-30',
  written: '2026-11-22',
  checked: null,
  source: 'us',
  basis: 'own-reading',
  isLookedAt: false,
  levels: { crime: 3, health: 3, hazards: 2, transport: 3, rights: 2, women: 3, lgbt: 4 },
  crime: ['robbery', 'after-dark'],
  health: ['rabies'],
  malaria: 'parts',
  transport: ['animals'],
  hazards: [
    { kind: 'flood', months: { from: 10, to: 12 } },
    { kind: 'earthquake', months: null },
  ],
  rights: ['photographs'],
  women: ['after-dark'],
  children: ['mosquitoes'],
  lgbt: { law: 'criminal', penalty: 'long-prison', recognition: 'none', notes: ['men'] },
  vaccinations: { most: ['hepatitis-a', 'typhoid'], some: [] },
  missions: [
    { ...none, sender: 'US', kind: 'embassy', city: 'Nairobi' },
    { ...none, sender: 'GB', kind: 'high-commission', city: 'Nairobi', also: ['Mombasa', 'Kisumu'] },
    { ...none, sender: 'BR', kind: 'elsewhere', country: 'TZ', isCertain: false },
  ],
  note: 'Governments warn against the border.',
  areas: [
    { city: 'Nairobi', text: 'By car.' },
    { city: 'Mombasa', text: 'By day.' },
  ],
  doubts: ['hazards'],
}

let response: unknown
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('fetch', async () => {
    if (response === null) throw new TypeError('no network')
    return Response.json(response)
  })
  return () => vi.useRealTimers()
})

it('tells each part in words with what it is made of, the worst one open, and what is in season', async () => {
  response = KENYA
  render(<CountryRisks code="KE" city="Mombasa" />)
  const law = (await screen.findByText('Punished, or violence likely')).closest('details')
  expect(law?.open).toBe(true)
  const said2 = within(law ?? document.body).getAllByRole('listitem')
  expect(said2.map(({ textContent }) => textContent)).toEqual([
    'Same-sex relations are a crime.',
    'Penalty: ten years in prison or more.',
    'It covers men only.',
  ])
  const nature = screen.getByText('In some areas and seasons').closest('details')
  expect(nature?.open).toBe(false)
  expect(nature?.textContent).toContain('floods, October to December (in season now)')
  expect(nature?.textContent).toContain('earthquakes, at any time')
  expect(nature?.textContent).toContain('Not sure. Please check')
  expect(screen.getByText(/animals on the road/)).toBeDefined()
  expect(screen.getByText('hepatitis A (liver illness) and typhoid (from food and water)')).toBeDefined()
})

it('puts the requested city first, and says that nobody has compared the row', async () => {
  response = { ...KENYA, code: 'KF' }
  render(<CountryRisks code="KF" city="Mombasa" />)
  const heading = await screen.findByRole('heading', { name: 'Where to be careful' })
  const cities = [...(heading.parentElement?.querySelectorAll('dt') ?? [])].map(
    ({ textContent }) => textContent,
  )
  expect(cities).toEqual(['Nairobi'])
  expect(screen.getByText('Mombasa.').parentElement?.textContent).toBe('Mombasa. By day.')
  expect(screen.getByText(/^Our own rating, from 1 to 4\. Facts from Nov 30, 2025/)).toBeDefined()
  expect(screen.getByText(/^Written by one person/)).toBeDefined()
})

it('names the mission of the passport that is chosen, another country where there is none, and its doubt', async () => {
  response = { ...KENYA, code: 'KG' }
  render(<Embassy code="KG" />)
  const passport = screen.getByLabelText('Passport')
  fireEvent.change(passport, { target: { value: 'GB' } })
  expect((await screen.findAllByText('High commission in Nairobi')).length).toBe(2)
  expect(screen.getByText('Also a smaller office (consulate) in Mombasa or Kisumu')).toBeDefined()
  fireEvent.change(passport, { target: { value: 'BR' } })
  const text = 'No embassy: the one in Tanzania covers it (please check)'
  expect(screen.getAllByText(text).length).toBe(2)
  fireEvent.change(passport, { target: { value: 'JP' } })
  expect(screen.getByText('This is your home country.')).toBeDefined()
})

it('says so when neither the network nor this device has it, and asks again', async () => {
  response = null
  render(<CountryRisks code="ZZ" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  response = { ...KENYA, code: 'ZZ' }
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Governments warn against the border.')).toBeDefined()
})
