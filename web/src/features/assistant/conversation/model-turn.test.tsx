import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConversations } from '#features/assistant/chat-history/index.ts'
import { loadAnswerCards, loadAnswerState } from '#features/assistant/tools/index.ts'
import { AssistantPage } from './assistant-page.tsx'

type Sent = { url: string; body: Record<string, unknown>; lastEventId: string | null }

let sent: Sent[]
/** What the server answers to each question in turn; a string is a whole stream. */
let answers: (string | Response)[]

beforeAll(async () => {
  await Promise.all([
    loadAnswerState(),
    import('./model-turn.state.ts'),
    loadAnswerCards().then(({ loadEveryCard }) => loadEveryCard()),
    import('@tripwright/domain/assistant/multilingual'),
  ])
}, 60_000)

beforeEach(() => {
  ;[sent, answers] = [[], []]
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/assistant/model') return Response.json({ models: ['m-1'] })
    if (!url.startsWith('/api/assistant/')) throw new TypeError('no network')
    const lastEventId = new Headers(init.headers).get('last-event-id')
    sent.push({ url, body: JSON.parse(String(init.body)), lastEventId })
    if (url === '/api/assistant/questions') return Response.json({ remaining: 9 })
    const next = answers.shift() ?? Response.json({ error: 'unavailable', message: 'No.' }, { status: 503 })
    return typeof next === 'string' ? new Response(next) : next
  })
})

const event = (id: string, name: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const token = (id: string, text: string) => event(id, 'token', { text })
const done = (id: string, leftOut = 0) => event(id, 'done', { state: 'answered', leftOut })
const SPLIT = {
  kind: 'split',
  total: { amount: 900, currency: 'EUR' },
  people: 3,
  shares: [{ amount: 300, people: 3 }],
}
const CARD_TEXT = 'Each of 3 people pays €3.00.'
const QUESTION = 'split 9 EUR 3 ways'
const urls = () => sent.map(({ url }) => url.replace(/[0-9a-f-]{36}/, 'id'))
const MESSAGES = '/api/assistant/conversations/id/messages'

async function ask(text = QUESTION): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), `${text}{Enter}`)
}

describe('where the server has a language model', () => {
  it('its answer is shown with the card and what was left out, stored, and not asked for again', async () => {
    answers = [token('a-1', 'Three euros each.') + event('a-2', 'card', SPLIT) + done('a-3', 2)]
    const { unmount } = render(<AssistantPage />)
    await ask()
    expect(await screen.findByText('Three euros each.')).toBeTruthy()
    expect(await screen.findByText(CARD_TEXT)).toBeTruthy()
    expect(screen.getByText(/^2 sentences were left out/)).toBeTruthy()
    expect(screen.getByText(/^Written by a language model/)).toBeTruthy()
    expect(urls()).toEqual([MESSAGES])
    expect(sent[0]?.body).toMatchObject({ text: QUESTION, earlier: [] })
    expect(readConversations()[0]?.turns[0]).toMatchObject({
      said: { text: 'Three euros each.', leftOut: 2 },
    })
    unmount()
    render(<AssistantPage />)
    await userEvent.click(screen.getByRole('button', { name: QUESTION }))
    expect(await screen.findByText('Three euros each.')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  it('sends the last twelve questions whole and those before in short', async () => {
    const turns = Array.from({ length: 14 }, (_, at) => ({
      id: `00000000-0000-4000-8000-0000000000${10 + at}`,
      text: `Question ${at} ${'x'.repeat(at === 0 ? 200 : 1)}`,
      askedOn: '2026-05-01',
      said: { text: 'Yes.', leftOut: 0 },
    }))
    localStorage.setItem('assistant-conversations', JSON.stringify([{ id: 'a', turns }]))
    answers = [token('a-1', 'Three euros each.') + done('a-2')]
    render(<AssistantPage />)
    await userEvent.click(screen.getByRole('button', { name: /^Question 0/ }))
    await ask()
    await screen.findByText('Three euros each.')
    const { earlier, older } = Object(sent.at(-1)?.body)
    expect(earlier).toHaveLength(12)
    expect(earlier[0]).toEqual({ text: 'Question 2 x', answer: 'Yes.' })
    expect(older).toEqual([`Question 0 ${'x'.repeat(89)}`, 'Question 1 x'])
  })

  it('a change that it proposes is shown to be accepted, and is still there after a reload', async () => {
    const change = { change: 'Drop the museum', kind: 'remove', stop: 'museum' }
    answers = [token('a-1', 'Have a look.') + event('a-2', 'proposal', change) + done('a-3')]
    const { unmount } = render(<AssistantPage />)
    await ask()
    expect(await screen.findByText('Looking at your trip…')).toBeTruthy()
    unmount()
    render(<AssistantPage />)
    await userEvent.click(screen.getByRole('button', { name: QUESTION }))
    expect(await screen.findByText('Looking at your trip…')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  it('the page says where questions go, and a person can keep them on the device', async () => {
    render(<AssistantPage />)
    expect(
      await screen.findByText(/go to our server and from there to a language model \(m-1\)/),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Answer on this device only' }))
    await ask()
    expect(await screen.findByText(CARD_TEXT)).toBeTruthy()
    expect(urls()).toEqual(['/api/assistant/questions'])
  })

  it('a question about one’s own trip stays on the device', async () => {
    render(<AssistantPage />)
    await ask('what is on tomorrow')
    await waitFor(() => expect(urls()).toEqual(['/api/assistant/questions']))
  })

  it('a lost connection reads on after the last event', async () => {
    answers = [token('a-1', 'One half. '), token('a-2', 'The other half.') + done('a-3')]
    render(<AssistantPage />)
    await ask()
    expect(await screen.findByText('One half. The other half.', {}, { timeout: 4000 })).toBeTruthy()
    expect(sent.map(({ lastEventId }) => lastEventId)).toEqual([null, 'a-1'])
  })

  it('what was shown is dropped when another model begins, or the answer is made again', async () => {
    const restart = event('a-2', 'token', { text: '', restart: true })
    answers = [
      token('a-1', 'Wrong. ') + restart + token('a-3', 'Right. '),
      token('b-1', 'Anew.') + done('b-2'),
    ]
    render(<AssistantPage />)
    await ask()
    expect(await screen.findByText('Anew.', {}, { timeout: 4000 })).toBeTruthy()
    expect(screen.queryByText(/Wrong|Right/)).toBeNull()
  })

  it.each([
    ['none answers', event('a-1', 'done', { state: 'failed', leftOut: 0 })],
    ['the server refuses', Response.json({ error: 'too-many-requests', message: 'No.' }, { status: 429 })],
  ])('the device answers, and counts, when %s', async (_, answer) => {
    answers = [answer]
    render(<AssistantPage />)
    await ask()
    expect(await screen.findByText(CARD_TEXT)).toBeTruthy()
    expect(screen.queryByText(/^Written by/)).toBeNull()
    await waitFor(() => expect(urls()).toEqual([MESSAGES, '/api/assistant/questions']))
  })

  it('the limit of the day is said, and the question kept', async () => {
    answers = [Response.json({ error: 'limit-reached', message: 'Enough.' }, { status: 429 })]
    render(<AssistantPage />)
    await ask()
    expect(await screen.findByText(/^You’ve asked 10 questions today/)).toBeTruthy()
    expect(readConversations()[0]?.turns[0]?.standing).toBe('refused')
  })

  it('Stop keeps what is there, and nothing more is written', async () => {
    let out: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller
        controller.enqueue(new TextEncoder().encode(token('a-1', 'A beginning.')))
      },
    })
    answers = [new Response(body)]
    render(<AssistantPage />)
    await ask()
    expect(await screen.findByText('A beginning.')).toBeTruthy()
    expect(screen.getByText('Writing…')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.queryByText('Writing…')).toBeNull()
    expect(screen.getByText('A beginning.')).toBeTruthy()
    expect(() => out?.enqueue(new Uint8Array())).toThrow()
  })
})
