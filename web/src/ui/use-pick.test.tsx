import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePick } from './use-pick.ts'

function Picker({ onPick }: { onPick: (value: string) => void }) {
  const { value, choose, keys } = usePick(onPick)
  return (
    <select aria-label="Country" value={value} onChange={({ target }) => choose(target.value)} {...keys}>
      <option value="">None</option>
      <option value="UG">Uganda</option>
      <option value="US">United States</option>
    </select>
  )
}

function open() {
  const picked: string[] = []
  render(<Picker onPick={(value) => picked.push(value)} />)
  return { picked, field: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }) }
}

it('passes on the option that a pointer chooses at once, and empties itself', () => {
  const { picked, field } = open()
  fireEvent.pointerDown(field)
  fireEvent.change(field, { target: { value: 'US' } })
  expect(picked).toEqual(['US'])
  expect(field.value).toBe('')
})

it('with the keyboard waits for Enter or for leaving the field, then passes on the last option once', () => {
  const { picked, field } = open()
  fireEvent.keyDown(field, { key: 'u' })
  fireEvent.change(field, { target: { value: 'UG' } })
  fireEvent.keyDown(field, { key: 'n' })
  fireEvent.change(field, { target: { value: 'US' } })
  expect(picked).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(picked).toEqual(['US'])
  fireEvent.change(field, { target: { value: 'UG' } })
  fireEvent.blur(field)
  expect(picked).toEqual(['US', 'UG'])
})
