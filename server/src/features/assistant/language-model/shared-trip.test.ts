import { randomUUID } from 'node:crypto'
import { askModel } from '@tripwright/domain/assistant/language-model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { type ChatReply, type ReceivedChatRequest, startChatModel } from '#platform/llm/test-chat-server.ts'
import { languageModelRoutes } from './language-model.routes.ts'

const TRIP = {
  name: 'Autumn in Rome',
  days: [
    { date: '2026-05-03', lines: [{ time: '09:30', name: 'Museo Nazionale' }] },
    { date: '2026-05-04', lines: [{ time: null, name: 'Trattoria Verde' }] },
  ],
}
const READ = { name: 'trips_read', args: { date: '2026-05-03' } }
const CHANGE = { name: 'plan_change', args: { change: 'Drop the museum', kind: 'remove', stop: 'museo' } }

let model: Awaited<ReturnType<typeof startChatModel>>
let server: TestServer
let calls: { name: string; args: object }[] = []
let say = ''

const resultsIn = ({ messages }: ReceivedChatRequest) =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))

beforeAll(async () => {
  model = await startChatModel((request): ChatReply => {
    const isFirst = resultsIn(request).length === 0 && calls.length > 0
    return isFirst ? { call: calls } : { say: [say] }
  })
  const config = loadConfig({
    TEST_SEAMS: '1',
    OUTSIDE: 'off',
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'one',
    AI_BASE_URL: model.base,
  })
  server = await openTestServer(languageModelRoutes(), config)
})
afterAll(async () => {
  await server.close()
  await model.stop()
})

async function ask(body: object) {
  model.requests.length = 0
  const response = await server.fetch(askModel.path.replace('{id}', randomUUID()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.assign({ question: randomUUID(), text: 'Well?', today: '2026-05-01' }, body)),
  })
  const stream = await response.text()
  const dataOf = (event: string) =>
    [...stream.matchAll(new RegExp(`^event: ${event}\\ndata: (.*)$`, 'gm'))].map(([, data = '']) =>
      JSON.parse(data),
    )
  const text = dataOf('token')
    .map((token) => token.text)
    .join('')
  const last = model.requests.at(-1)
  return { dataOf, text, results: last ? resultsIn(last) : [], asked: last }
}
const toolsOf = (asked: ReceivedChatRequest | undefined) =>
  asked?.tools?.map(({ function: { name } }) => name)

it('a trip that its person shares is read by a call, and may then be spoken of', async () => {
  calls = [READ]
  say = 'On 3 May you start at 9:30 in the Museo Nazionale. Then comes Trattoria Verde.'
  const { text, results, asked, dataOf } = await ask({ trip: TRIP })
  expect(results[0]).toContain('Museo Nazionale')
  expect(results[0]).not.toContain('Trattoria Verde')
  expect(text.trim()).toBe('On 3 May you start at 9:30 in the Museo Nazionale.')
  expect(dataOf('done')).toEqual([{ state: 'answered', leftOut: 1 }])
  expect(toolsOf(asked)).toEqual(expect.arrayContaining(['trips_read', 'plan_change']))
})

it('without a trip the tools of one are not there, and calling them does nothing', async () => {
  calls = [READ, CHANGE]
  say = 'I could not look that up.'
  const { text, asked, dataOf } = await ask({})
  expect(toolsOf(asked)).not.toEqual(expect.arrayContaining(['trips_read']))
  expect(toolsOf(asked)).not.toEqual(expect.arrayContaining(['plan_change']))
  expect([dataOf('proposal'), dataOf('tool'), text]).toEqual([[], [], say])
})

it('a change is a proposal, one an answer, and the model learns that nothing has changed', async () => {
  calls = [CHANGE, CHANGE]
  say = 'Have a look at the proposal.'
  const { text, results, dataOf } = await ask({ trip: TRIP })
  expect(dataOf('proposal')).toEqual([CHANGE.args])
  expect(results[0]).toContain('Nothing has changed')
  expect(text).toBe(say)
})

it('older questions are read in short before those with answers', async () => {
  calls = []
  say = 'Hello.'
  const { asked } = await ask({ older: ['Visa for Japan?', 'And in May?'], earlier: [{ text: 'How much?' }] })
  expect(asked?.messages.map(({ content }) => content).slice(1)).toEqual([
    'Before that I asked, in short:\n- Visa for Japan?\n- And in May?',
    'How much?',
    'Well?',
  ])
})
