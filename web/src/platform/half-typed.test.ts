import { expect, it } from 'vitest'
import { keepHalfTyped, readHalfTyped } from './half-typed.ts'

it('what is half typed in one form is kept beside that of another, until it is sent', () => {
  keepHalfTyped('expense', { title: 'Boat' })
  keepHalfTyped('own-words', 'Wo ist')
  expect(readHalfTyped('expense')).toEqual({ title: 'Boat' })
  keepHalfTyped('expense', null)
  expect(readHalfTyped('expense')).toBeUndefined()
  expect(readHalfTyped('own-words')).toBe('Wo ist')
})
