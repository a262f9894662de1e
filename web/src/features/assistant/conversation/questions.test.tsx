import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTurn, readConversations } from '#features/assistant/chat-history/index.ts'
import { loadAnswerCards, loadAnswerState } from '#features/assistant/tools/index.ts'
import { AssistantPage } from './assistant-page.tsx'

let counted: string[]
let status: number

// The parts that the page loads late are loaded before, so that no test waits for them.
beforeAll(async () => {
  await Promise.all([
    loadAnswerState(),
    import('./model-turn.state.ts'),
    loadAnswerCards().then(({ loadEveryCard }) => loadEveryCard()),
  ])
}, 60_000)

beforeEach(() => {
  ;[counted, status] = [[], 200]
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url !== '/api/assistant/questions') throw new TypeError('no network')
    counted.push(String(JSON.parse(String(init.body)).id))
    if (status === 200) return Response.json({ remaining: 9 })
    return Response.json({ error: 'limit-reached', message: 'Enough.' }, { status })
  })
})

const standing = () => readConversations().map(({ turns }) => turns.map((turn) => turn.standing))
const QUESTION = 'split 9 EUR 3 ways'
const ANSWER = 'Each of 3 people pays €3.00.'
const REFUSAL = /^You’ve asked 10 questions today/

async function ask(text: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), `${text}{Enter}`)
}

describe('a question', () => {
  it('is counted once: trying it again, and opening it another day, are free', async () => {
    const { unmount } = render(<AssistantPage />)
    await ask(QUESTION)
    await screen.findByText(ANSWER)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(ANSWER)
    expect([counted.length, standing()]).toEqual([1, [[undefined]]])
    unmount()
    render(<AssistantPage />)
    await userEvent.click(await screen.findByRole('button', { name: QUESTION }))
    await screen.findByText(ANSWER)
    expect(counted).toHaveLength(1)
  })

  it('beyond the limit is kept with its words, and asked under its id when somebody says so', async () => {
    status = 429
    const { unmount } = render(<AssistantPage />)
    await ask(QUESTION)
    expect((await screen.findByText(REFUSAL)).textContent).toContain('after midnight UTC')
    expect(screen.queryByText(ANSWER)).toBeNull()
    await waitFor(() => expect(standing()).toEqual([['refused']]))
    unmount()
    render(<AssistantPage />)
    await userEvent.click(await screen.findByRole('button', { name: QUESTION }))
    await screen.findByText(REFUSAL)
    expect(counted).toHaveLength(1)
    status = 200
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(ANSWER)
    expect([new Set(counted).size, counted.length, standing()]).toEqual([1, 2, [[undefined]]])
  })

  it('that was changed is another one', async () => {
    render(<AssistantPage />)
    await ask(QUESTION)
    await screen.findByText(ANSWER)
    await userEvent.click(screen.getByRole('button', { name: 'Edit question' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Edit your question' }), ' please{Enter}')
    await waitFor(() => expect(new Set(counted).size).toBe(2))
  })

  it('with no network is answered and not counted', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<AssistantPage />)
    await ask(QUESTION)
    await screen.findByText(ANSWER)
    expect([counted, standing()]).toEqual([[], [[undefined]]])
  })

  it('is answered when the counting itself fails', async () => {
    status = 500
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    render(<AssistantPage />)
    await ask(QUESTION)
    await screen.findByText(ANSWER)
  })

  it('of before there was any counting is shown as it was', async () => {
    addTurn(null, { id: 'old', text: QUESTION, askedOn: '2026-11-21', at: 0, changedAt: 0 })
    render(<AssistantPage />)
    await userEvent.click(await screen.findByRole('button', { name: QUESTION }))
    await screen.findByText(ANSWER)
    expect(counted).toEqual([])
  })

  it('that was not understood is not counted, is asked back, and offers what is near', async () => {
    render(<AssistantPage />)
    await ask('my shoe sings loudly')
    await screen.findByText(/^I didn’t understand that/)
    await waitFor(() => expect(standing()).toEqual([[undefined]]))
    expect(counted).toEqual([])
    expect(screen.getByText('This question doesn’t count toward your daily limit.')).toBeDefined()
  })

  it('that lacks something is asked back once, and a chosen answer completes it', async () => {
    render(<AssistantPage />)
    await ask('split 9 EUR')
    await screen.findByText('Between how many people?')
    await userEvent.click(screen.getByRole('button', { name: '3' }))
    await screen.findByText('Each of 3 people pays €3.00.')
    expect(counted).toHaveLength(1)
  })

  it('of politeness is answered and not counted', async () => {
    render(<AssistantPage />)
    await ask('hello')
    await screen.findByText(/^Hello! Where would you like to go/)
    expect(counted).toEqual([])
  })
})
