import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PlaceSearch } from './place-search.tsx'

const numbers = { general: '112', police: null, ambulance: null, fire: null, touristPolice: null }
const listed = (code: string, name: string) => ({
  code,
  name,
  region: 'europe',
  emergencyCertain: true,
  emergency: numbers,
})
const CITIES = [{ id: 'lisbon', name: 'Lisbon', country: 'PT', lat: 38.7, lon: -9.1, zone: 'Europe/Lisbon' }]

const BOGOTA = { city: 'Bogotá', country: 'CO', zone: 'America/Bogota', lat: 4.7, lon: -74.1 }

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      airports: [BOGOTA],

      countries: [listed('NL', 'Netherlands'), listed('PT', 'Portugal')],
      asOf: '2026-01-01',
      source: 'us',
    }),
  )
})

it('finds a country by another of its names, a city with its country, and takes the first on Enter', async () => {
  const picked: string[] = []
  render(
    <PlaceSearch label="Where" name="Portugal" cities={CITIES as never} onPick={(id) => picked.push(id)} />,
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Where' })
  act(() => field.focus())
  expect(field.value).toBe('Portugal')
  await vi.waitFor(() => {
    fireEvent.change(field, { target: { value: 'holland' } })
    fireEvent.submit(field)
    expect(picked).toEqual(['NL'])
  })
  fireEvent.change(field, { target: { value: 'lis' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Lisbon Portugal' }))
  expect(picked).toEqual(['NL', 'lisbon'])
})

it('says when nothing has that name, and restores the current place on blur', async () => {
  render(<PlaceSearch label="Where" name="Portugal" onPick={() => {}} />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Where' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'atlantis' } })
  expect(await screen.findByText('No country or city found.')).toBeDefined()
  fireEvent.blur(field)
  expect(field.value).toBe('Portugal')
})

it('finds the country of a town without a guide, and shows an unknown place of the address before any input', async () => {
  const picked: string[] = []
  render(<PlaceSearch label="Where" name="" missing="XX" onPick={(id) => picked.push(id)} />)
  const field = await screen.findByRole('combobox', { name: 'Where' })
  act(() => field.focus())
  expect(screen.getByText('We don’t know “XX”. Choose a place above.')).toBeDefined()
  fireEvent.change(field, { target: { value: 'bogota' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Bogotá Colombia' }))
  expect(picked).toEqual(['CO'])
})
