import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_TEXT } from './post-draft.state.ts'
import { Suggestions } from './suggestions.tsx'

const SUGGESTED = { text: 'Two ferries, since 1958.', model: 'a-model', unknownFigures: ['1958'] }
const asked: unknown[] = []
const used = vi.fn()
let lookups = 0
let model: string | null
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  used.mockReset()
  model = 'a-model'
  answer = () => Response.json(SUGGESTED)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      lookups++
      return Response.json({ model })
    }
    asked.push(JSON.parse(String(init.body)))
    return answer()
  })
})
const show = (text: string) =>
  render(<Suggestions text={{ ...EMPTY_TEXT, title: 'Ferries', text }} onUse={used} />)

it('shows a text of the model with the numbers to check, and takes it only when somebody says so', async () => {
  show('There are two ferries.')
  fireEvent.click(await screen.findByRole('button', { name: 'Shorten my text' }))
  expect(await screen.findByText('Two ferries, since 1958.')).toBeDefined()
  expect(screen.getByText(/aren’t in your text.*1958/)).toBeDefined()
  expect(asked).toEqual([{ kind: 'shorten', title: 'Ferries', text: 'There are two ferries.' }])
  fireEvent.click(screen.getByRole('button', { name: 'Don’t use it' }))
  expect(screen.queryByText('Two ferries, since 1958.')).toBeNull()
  expect(used).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Draft from my notes' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Use this text' }))
  expect(used.mock.calls).toEqual([['Two ferries, since 1958.', 'a-model']])
})

it('says what is missing and what failed', async () => {
  const { unmount } = show('  ')
  fireEvent.click(await screen.findByRole('button', { name: 'Draft from my notes' }))
  expect(screen.getByRole('alert').textContent).toContain('Write notes or a text first.')
  expect(asked).toEqual([])
  unmount()
  answer = () => Response.json({ error: 'unavailable', message: 'Try again in a moment.' }, { status: 503 })
  show('Notes')
  fireEvent.click(await screen.findByRole('button', { name: 'Draft from my notes' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.')
})

it('offers nothing where no model is set up', async () => {
  model = null
  const before = lookups
  const { container } = show('Notes')
  await vi.waitFor(() => expect(lookups).toBe(before + 1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(container.textContent).toBe('')
})
