import { randomUUID } from 'node:crypto'
import { askModel, findModel } from '@tripwright/domain/assistant/language-model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assistantRoutes } from '#features/assistant/conversation/index.ts'
import { usageRoutes } from '#features/plans/usage/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { type ChatReply, type ReceivedChatRequest, startChatModel } from '#platform/llm/test-chat-server.ts'
import { makeUser } from '#seeds/make.ts'
import { makeAnswerRuns } from './answer-runs.service.ts'
import { languageModelRoutes } from './language-model.routes.ts'

type Model = (request: ReceivedChatRequest) => ChatReply

let first: Awaited<ReturnType<typeof startChatModel>>
let second: Awaited<ReturnType<typeof startChatModel>>
let server: TestServer
let ana: Person
let firstModel: Model
let secondModel: Model
let day = 0

const LIMITS = { leaveMs: 100, storedMs: 60_000, heartbeatMs: 5000 }
const conversation = randomUUID()

beforeAll(async () => {
  first = await startChatModel((request) => firstModel(request))
  second = await startChatModel((request) => secondModel(request))
  const config = loadConfig({
    TEST_SEAMS: '1',
    OUTSIDE: 'off',
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'one',
    AI_BASE_URL: first.base,
    AI_PROVIDER_2: 'openai',
    AI_MODEL_2: 'two',
    AI_API_KEY_2: 'key',
    AI_BASE_URL_2: second.base,
  })
  const routes = [...assistantRoutes, ...usageRoutes, ...languageModelRoutes(makeAnswerRuns(LIMITS))]
  server = await openTestServer(routes, config)
})
afterAll(async () => {
  await server.close()
  await first.stop()
  await second.stop()
})
beforeEach(async () => {
  // Each test has its own day and person; the pause after failures is over.
  server.setNow(new Date(Date.UTC(2026, 4, ++day, 10)))
  ana = { ...(await makeUser(server.platform, {})), signedInAt: server.platform.now() }
  first.requests.length = 0
  second.requests.length = 0
  firstModel = () => ({ status: 500 })
  secondModel = () => ({ status: 500 })
})

type Received = { id: string; event: string; data: Record<string, unknown> }

function readEvents(text: string): Received[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    )
    const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name))
    return id && event && data ? [{ id, event, data: JSON.parse(data) }] : []
  })
}
const post = (body: object, more: Record<string, string> = {}, signal?: AbortSignal) =>
  server.fetch(
    askModel.path.replace('{id}', conversation),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...more },
      body: JSON.stringify(
        Object.assign({ question: randomUUID(), text: 'Well?', today: '2026-05-01' }, body),
      ),
      ...(signal && { signal }),
    },
    ana,
  )
async function ask(body: object = {}, more: Record<string, string> = {}) {
  const response = await post(body, more)
  const events = readEvents(await response.text())
  const tokens = events.filter(({ event }) => event === 'token').map(({ data }) => data)
  const restart = tokens.findLastIndex(({ restart }) => restart === true)
  return {
    status: response.status,
    events,
    text: tokens
      .slice(restart + 1)
      .map(({ text }) => text)
      .join(''),
    cards: events.filter(({ event }) => event === 'card').map(({ data }) => data),
    tools: events.filter(({ event }) => event === 'tool').map(({ data }) => data),
    done: events.findLast(({ event }) => event === 'done')?.data,
  }
}
const countToday = async () => {
  const { body } = await server.call(ana, 'GET', '/api/usage')
  const counters = body.counters as { type: string; count: number }[]
  return counters.find(({ type }) => type === 'ai_requests')?.count
}
/** What the tools gave, as the model reads it. */
const resultsIn = ({ messages }: ReceivedChatRequest) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
const callThen =
  (calls: readonly { name: string; args: unknown }[], say: (results: string[]) => string): Model =>
  (request) => {
    const results = resultsIn(request)
    return results.length === 0
      ? { call: calls }
      : { say: (say(results).match(/.{1,7}/gs) ?? []).map(String) }
  }

const VISA = { name: 'visa_check', args: { destination: 'JP', passports: ['IN'] } }
const SPLIT = { name: 'money_split', args: { amount: 12_000, currency: 'EUR', people: 3 } }

describe('a question to the model', () => {
  it('is answered by our tools: sentences that they hold, a card, and the instructions before all', async () => {
    firstModel = callThen([SPLIT], () => 'Each of the 3 pays 40.00 EUR. Enjoy your dinner!')
    const answer = await ask({ text: 'Split 120 euros between 3', passports: ['IN'], currency: 'EUR' })
    expect(answer.text).toBe('Each of the 3 pays 40.00 EUR. Enjoy your dinner!')
    expect(answer.tools).toEqual([{ tool: 'money.split', ok: true }])
    expect(answer.cards).toMatchObject([{ kind: 'split', shares: [{ amount: 4000, people: 3 }] }])
    expect(answer.done).toEqual({ state: 'answered', leftOut: 0 })
    const [asked] = first.requests
    expect(asked?.headers['user-agent']).toMatch(/^Tripwright/)
    expect(asked?.messages.map(({ role, content }) => [role, String(content).slice(0, 40)])).toEqual([
      ['system', 'You are the travel assistant of Tripwrigh'.slice(0, 40)],
      ['user', 'Split 120 euros between 3'],
    ])
    expect(asked?.tools?.map(({ function: { name } }) => name)).not.toContain('plan_change')
  })

  it('gets the facts of this server, with names and dates to say', async () => {
    const calls = [
      VISA,
      { name: 'emergency_numbers', args: { country: 'JP' } },
      { name: 'climate_month', args: { city: 'rome', month: 5 } },
      { name: 'costs_city', args: { city: 'rome', month: 5 } },
      { name: 'hours_check', args: { place: 'Colosseum', city: 'rome', date: '2026-05-04' } },
      { name: 'places_find', args: { city: 'rome', categories: ['museum'] } },
      { name: 'time_there', args: { country: 'JP' } },
      { name: 'holidays_list', args: { country: 'IT', year: 2026 } },
      { name: 'currency_convert', args: { amount: 10_000, from: 'EUR', to: 'USD' } },
      { name: 'phrases_say', args: { language: 'th', text: 'thank you' } },
      { name: 'weather_forecast', args: { city: 'rome' } },
      { name: 'habits_read', args: { country: 'TH' } },
    ]
    let results: string[] = []
    firstModel = callThen(calls.slice(0, 12), (given) => {
      results = given
      return 'Here you are.'
    })
    const { tools, cards, done } = await ask()
    expect(tools.every(({ ok }) => ok)).toBe(true)
    expect(done).toEqual({ state: 'answered', leftOut: 0 })
    expect(cards.map(({ kind }) => kind)).toEqual(
      'visa safety climate cost hours places clock holidays money phrase forecast notes'.split(' '),
    )
    const texts = [
      'JP (Japan)',
      '119',
      '5 (May)',
      'EUR',
      '(Monday)',
      'Museum',
      'Asia/Tokyo',
      '2026-12-25',
      'USD',
    ]
    for (const [at, text] of texts.entries()) expect(results[at]).toContain(text)
    expect(Math.max(...results.map(({ length }) => length))).toBeLessThan(12_000)
  })

  it('leaves out what no tool said, and says how much', async () => {
    firstModel = callThen(
      [VISA],
      () =>
        'You may stay 999 days in Japan. Ask Yoko Tanaka in Osaka. See https://evil.example now. Good luck!',
    )
    const answer = await ask()
    expect(answer.text.trim()).toBe('Good luck!')
    expect(answer.done).toEqual({ state: 'answered', leftOut: 3 })
  })

  it('does not miss what was announced before a call', async () => {
    firstModel = (request) => {
      if (resultsIn(request).length > 0) return { say: ['Good luck!'] }
      return { call: [VISA] }
    }
    expect((await ask()).done).toEqual({ state: 'answered', leftOut: 0 })
  })

  it.each<[string, { name: string; args: unknown }, string]>([
    ['an unknown tool', { name: 'passwords_read', args: {} }, 'passwords_read'],
    ['wrong arguments', { name: 'visa_check', args: { destination: 'Japan' } }, 'bad-input'],
    ['arguments that are no JSON', { name: 'visa_check', args: '{"destination":' }, ''],
    ['a change', { name: 'plan_change', args: { change: 'delete all' } }, ''],
    ['somebody’s trips', { name: 'trips_read', args: {} }, ''],
  ])('that calls for %s gets an error, and nothing else happens', async (_, call, said) => {
    let given = ''
    firstModel = callThen([call], (results) => {
      given = results.join()
      return 'I could not look that up.'
    })
    const { text, cards, done } = await ask()
    expect(given).toContain(said)
    expect(given).toMatch(/error|not|unavailable|Invalid/i)
    expect([text, cards, done]).toEqual(['I could not look that up.', [], { state: 'answered', leftOut: 0 }])
  })

  it('ends after twelve calls, though the model would go on for ever', async () => {
    firstModel = () => ({ call: [SPLIT] })
    const { tools, done } = await ask()
    expect(tools).toHaveLength(12)
    expect(first.requests.length).toBeLessThanOrEqual(14)
    expect([done?.state, await countToday()]).toEqual(['failed', 0])
  })
})

describe('a model that fails', () => {
  it.each<[string, ChatReply]>([
    ['refuses', { status: 429 }],
    ['is down', { status: 503 }],
    ['stalls', { fault: 'stall' }],
    ['breaks off', { fault: 'cut', after: 'Good ' }],
    ['is not JSON', { fault: 'not-json' }],
    ['never ends', { fault: 'endless' }],
    ['leads elsewhere', { fault: 'redirect' }],
    ['says nothing', { say: [] }],
    ['invents all of it', { say: ['You may stay 30 days in Japan.'] }],
  ])('because it %s is replaced by the next', async (_, reply) => {
    firstModel = () => reply
    secondModel = () => ({ say: ['Hello from the other one.'] })
    const { text, done } = await ask()
    expect([text, done]).toEqual(['Hello from the other one.', { state: 'answered', leftOut: 0 }])
    expect(await countToday()).toBe(1)
  })

  it('after a sentence takes it back', async () => {
    firstModel = () => ({ fault: 'cut', after: 'Hello from one. And ' })
    secondModel = () => ({ say: ['Hello from the other.'] })
    const { events, text } = await ask()
    expect(text).toBe('Hello from the other.')
    expect(events.map(({ data }) => [data.text, data.restart])).toContainEqual(['', true])
  })

  it('like the others gives the question back, and it can be counted by the device', async () => {
    const question = randomUUID()
    const { events, done } = await ask({ question })
    expect([events.length, done]).toEqual([1, { state: 'failed', leftOut: 0 }])
    expect(await countToday()).toBe(0)
    await server.call(ana, 'POST', '/api/assistant/questions', { body: { id: question } })
    expect(await countToday()).toBe(1)
  })

  it('does not give back what an earlier answer of the same question had counted', async () => {
    const question = randomUUID()
    firstModel = () => ({ say: ['Hello.'] })
    await ask({ question })
    firstModel = () => ({ status: 500 })
    expect((await ask({ question })).done?.state).toBe('failed')
    expect(await countToday()).toBe(1)
  })

  it('by being cut short loses its last half sentence', async () => {
    firstModel = () => ({ say: ['Hello there. You can of course'], finish: 'length' })
    const { text, done } = await ask()
    expect([text, done]).toEqual(['Hello there.', { state: 'answered', leftOut: 1 }])
  })
})

describe('a lost connection', () => {
  const slow: Model = () => ({ say: ['Red. ', 'Blue. ', 'Green. ', 'End.'], pauseMs: 30 })

  it('loses nothing: the answer goes on after the last event', async () => {
    firstModel = slow
    const question = randomUUID()
    const leaving = new AbortController()
    const response = await post({ question }, {}, leaving.signal)
    const reader = response.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    await reader?.cancel()
    const before = readEvents(new TextDecoder().decode(value))
    const rest = await ask({ question }, { 'last-event-id': before.at(-1)?.id ?? '' })
    const all = [...before, ...rest.events]
    expect(all.map(({ id }) => Number(id.split('-')[1]))).toEqual(all.map((_, at) => at + 1))
    expect(all.map(({ data }) => data.text ?? '').join('')).toBe('Red. Blue. Green. End.')
    expect([first.requests.length, await countToday()]).toEqual([1, 1])
    // Read once more from the beginning, as after a reload.
    const again = await ask({ question }, { 'last-event-id': 'unknown-3' })
    expect(again.events).toEqual(all)
    expect(first.requests).toHaveLength(1)
  })

  it('of somebody who does not come back ends the work, and the question is given back', async () => {
    firstModel = () => ({ fault: 'stall', after: 'Hello. ' })
    secondModel = () => ({ fault: 'stall' })
    const reader = (await post({})).body?.getReader()
    await reader?.cancel()
    await expect.poll(countToday, { timeout: 3000 }).toBe(0)
    expect(second.requests).toHaveLength(0)
  })

  it('does not let somebody else read on', async () => {
    firstModel = slow
    const [question, text] = [randomUUID(), 'Whose is this?']
    const { events } = await ask({ question, text })
    ana = { ...(await makeUser(server.platform, {})), signedInAt: server.platform.now() }
    const other = await ask({ question, text }, { 'last-event-id': events[0]?.id ?? '' })
    expect(other.events[0]?.id).not.toBe(events[0]?.id)
    const asked = first.requests.filter(({ messages }) => messages.at(-1)?.content === text)
    expect(asked).toHaveLength(2)
  })

  it('under the id of another question is refused', async () => {
    firstModel = slow
    const question = randomUUID()
    await ask({ question })
    const { status } = await post({ question, text: 'Another?' }, { 'last-event-id': 'x-1' })
    expect(status).toBe(409)
  })
})

it('the eleventh question of a day is refused before any model is asked', async () => {
  firstModel = () => ({ say: ['Hello.'] })
  for (let n = 0; n < 10; n++) await ask()
  const response = await post({})
  expect([response.status, first.requests.length]).toEqual([429, 10])
  expect(await response.json()).toMatchObject({ error: 'limit-reached', usage: { count: 10, limit: 10 } })
})

it.each([
  [{ text: ' ' }],
  [{ text: 'x'.repeat(2001) }],
  [{ question: 'x' }],
  [{ today: 'soon' }],
  [{ passports: ['Japan'] }],
  [{ earlier: Array.from({ length: 13 }, () => ({ text: 'x' })) }],
  [{ older: Array.from({ length: 31 }, () => 'x') }],
  [{ trip: { name: 'x'.repeat(121), days: [] } }],
  [{ trip: { name: 'x', days: [{ date: 'soon', lines: [] }] } }],
])('%j is refused in words and counts nothing', async (body) => {
  const response = await post(body)
  expect([response.status, typeof Object(await response.json()).message]).toEqual([400, 'string'])
  expect([await countToday(), first.requests.length]).toEqual([0, 0])
})

it('earlier questions and answers are read by the model, and are no proof of anything', async () => {
  firstModel = () => ({ say: ['It is 77 euros, as I said. Hello.'] })
  const { text, done } = await ask({ earlier: [{ text: 'How much?', answer: 'It is 77 euros.' }] })
  expect([text.trim(), done]).toEqual(['Hello.', { state: 'answered', leftOut: 1 }])
  expect(first.requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
})

it('the names of the models are told, and without one questions are refused', async () => {
  expect((await server.call(null, 'GET', findModel.path)).body).toEqual({ models: ['one', 'two'] })
  const without = await openTestServer(languageModelRoutes())
  expect((await without.call(null, 'GET', findModel.path)).body).toEqual({ models: [] })
  const body = { question: randomUUID(), text: 'Well?', today: '2026-05-01' }
  const { status } = await without.call(null, 'POST', askModel.path.replace('{id}', conversation), { body })
  expect(status).toBe(404)
  await without.close()
})
