import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StoredStops } from './stored-stops.tsx'

it('lists saved stops day by day with their times, those without a day last, and whatever they lack', () => {
  const stops = [
    { id: 'a', day: '2027-05-01', start: '09:30', name: 'Forum' },
    { id: 'b', day: '2027-05-01', name: 'Pantheon' },
    { id: 'c', day: 'no date', start: 'early', name: 'Trevi' },
    { id: 'd' },
  ]
  render(<StoredStops stops={stops} undated="No date yet" nameless="Unnamed stop" />)
  const days = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(days).toEqual(['Saturday, May 1, 2027', expect.any(String), 'No date yet'])
  const [first] = screen.getAllByRole('list')
  expect(
    within(first as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['9:30 AMForum', 'Pantheon'])
  expect(screen.getByText('Unnamed stop')).toBeDefined()
})
