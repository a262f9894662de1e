import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type CountRow, PeopleField } from './people-field.tsx'

function announce(state: 'open' | 'closed') {
  return function (this: HTMLElement) {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: state }))
  }
}

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: announce('open'), hidePopover: announce('closed') })
})

type Name = 'adults' | 'rooms'
const ROWS: CountRow<Name>[] = [
  { name: 'adults', label: 'Adults', least: 1, most: 3, fewer: 'One adult fewer', more: 'One adult more' },
  { name: 'rooms', label: 'Rooms', least: 1, most: 8, fewer: 'One room fewer', more: 'One room more' },
]

function Example() {
  const [counts, setCounts] = useState({ adults: 2, rooms: 1 })
  return (
    <PeopleField
      label="Guests"
      value={`${counts.adults} adults, ${counts.rooms} rooms`}
      rows={ROWS}
      counts={counts}
      onChange={(name, count) => setCounts((now) => ({ ...now, [name]: count }))}
      doneLabel="Done"
    />
  )
}

const button = (name: string) => screen.getByLabelText(name)
const trigger = () => screen.getByRole('button', { name: /^Guests/ })

it('counts up and down within the limits of each row, and keeps the focus at a limit', () => {
  render(<Example />)
  act(() => screen.getByRole('dialog', { hidden: true }).showPopover())
  expect(document.activeElement).toBe(button('One adult more'))
  for (let clicks = 0; clicks < 5; clicks++) fireEvent.click(button('One adult more'))
  expect(trigger().textContent).toBe('3 adults, 1 rooms')
  expect(button('One adult more').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button('One adult more'))
  for (let clicks = 0; clicks < 5; clicks++) fireEvent.click(button('One adult fewer'))
  fireEvent.click(button('One room more'))
  expect(trigger().textContent).toBe('1 adults, 2 rooms')
})

it('says its sum in its name and closes with Done, the focus back where it was', () => {
  render(<Example />)
  act(() => screen.getByRole('dialog', { hidden: true }).showPopover())
  fireEvent.click(screen.getByText('Done'))
  expect(screen.queryByText('Done')).toBeNull()
  expect(document.activeElement).toBe(trigger())
  expect(trigger().getAttribute('aria-label')).toBe('Guests: 2 adults, 1 rooms')
})
