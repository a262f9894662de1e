import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Unplanned } from './no-plan.tsx'

type Props = Parameters<typeof Unplanned>[0]

it('shows the stops of a trip that was made without the planner, and plans it when asked', () => {
  const onEditRequest = vi.fn()
  const savedStops = [{ id: 'a', day: '2027-05-01', start: '09:30', name: 'Forum' }]
  const fields = { title: 'Rome by hand', days: 2, places: [{ name: 'Rome, Italy' }] }
  const trip = {
    status: 'empty',
    savedStops,
    ownPlaces: [],
    fields,
    trip: { id: 't' },
  } as unknown as Props['trip']
  render(<Unplanned trip={trip} onEditRequest={onEditRequest} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rome by hand')
  expect(screen.getByText('Forum')).toBeDefined()
  screen.getByRole('button').click()
  expect(onEditRequest).toHaveBeenCalledWith({ id: 't' }, expect.objectContaining({ days: '2' }))
})
