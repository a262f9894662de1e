import { expect, it } from 'vitest'
import { readFormDraft, saveFormDraft } from './form-drafts.ts'

it('what is half typed in one form is kept beside that of another, until it is sent', () => {
  saveFormDraft('expense', { title: 'Boat' })
  saveFormDraft('own-words', 'Wo ist')
  expect(readFormDraft('expense')).toEqual({ title: 'Boat' })
  saveFormDraft('expense', null)
  expect(readFormDraft('expense')).toBeUndefined()
  expect(readFormDraft('own-words')).toBe('Wo ist')
})
