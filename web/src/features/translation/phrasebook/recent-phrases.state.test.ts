import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearRecentPhrases, rememberShown, useRecentPhrases } from './recent-phrases.state.ts'

const makePhrase = (text: string) => ({ text, language: 'de', english: `${text} in English` })
const texts = () => renderHook(useRecentPhrases).result.current.map(({ text }) => text)

it('keeps the last ten texts, each once, the latest first', () => {
  for (let n = 0; n < 12; n++) rememberShown(makePhrase(`t${n}`))
  rememberShown(makePhrase('t5'))
  expect(texts()).toEqual(['t5', 't11', 't10', 't9', 't8', 't7', 't6', 't4', 't3', 't2'])
})

it('is cleared, and restored; invalid entries are left out', () => {
  rememberShown(makePhrase('a'))
  const undo = clearRecentPhrases()
  expect(texts()).toEqual([])
  undo()
  expect(texts()).toEqual(['a'])
  localStorage.setItem('translate-recent', '[1,{"text":"x"}]')
  expect(texts()).toEqual([])
})
