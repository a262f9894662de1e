import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AskBox } from './ask-box.tsx'

let isStill = false
beforeEach(() => {
  isStill = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  history.replaceState(null, '', '/')
  render(<AskBox />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (value: string) => fireEvent.change(area(), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('takes no question that is blank', () => {
  expect(send().disabled).toBe(true)
  type('  \n ')
  expect(send().disabled).toBe(true)
  fireEvent.keyDown(area(), { key: 'Enter' })
  expect(location.pathname).toBe('/')
})

it('carries the question to the assistant on Enter, without Shift and not while a syllable is composed', () => {
  type(' Is it open? ')
  fireEvent.keyDown(area(), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(area(), { key: 'Enter', isComposing: true })
  expect(location.pathname).toBe('/')
  fireEvent.keyDown(area(), { key: 'Enter' })
  expect(location.pathname + location.search).toBe('/assistant?q=Is%20it%20open%3F')
})

it('carries it by its button too, whatever is in it', () => {
  type('3 days & 2 nights? #1 100 %')
  fireEvent.click(send())
  expect(new URL(location.href).searchParams.get('q')).toBe('3 days & 2 nights? #1 100 %')
})

it('fills in what is often asked and leaves it to be changed', () => {
  fireEvent.click(screen.getByRole('button', { name: '100 US dollars in Thai baht' }))
  expect(area().value).toBe('100 US dollars in Thai baht')
  expect(document.activeElement).toBe(area())
  expect(location.pathname).toBe('/')
})

it('types an example, 100 ms a character, and waits 2 s when it is whole', () => {
  const [first, second] = ['Three days in Rome with two children', 'Is the Louvre open on a Tuesday?']
  expect(area().placeholder).toBe(first)
  pass(1900)
  expect(area().placeholder).toBe(first)
  pass(100)
  expect(area().placeholder).toBe('')
  pass(100)
  expect(area().placeholder).toBe('I')
  pass(second.length * 100 - 100)
  expect(area().placeholder).toBe(second)
})

it('rests, with one whole example, while somebody writes', () => {
  pass(2500)
  fireEvent.focus(area())
  expect(area().placeholder).toBe('Three days in Rome with two children')
  pass(10_000)
  expect(area().placeholder).toBe('Three days in Rome with two children')
})

it('does not animate under reduced motion', () => {
  cleanup()
  isStill = true
  render(<AskBox />)
  pass(10_000)
  expect(area().placeholder).toBe('Three days in Rome with two children')
})
