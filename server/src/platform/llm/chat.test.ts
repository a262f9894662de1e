import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import type { ChatPart, ChatRequest } from './chat.port.ts'
import { makeChatModels } from './chat.ts'

/** What each provider streams for "Hello.", by its own documents. */
const STREAMS: Record<string, readonly object[]> = {
  '/v1/messages': [
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 7, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello.' } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 2 },
    },
    { type: 'message_stop' },
  ],
  '/v1/models/m:streamGenerateContent': [
    {
      candidates: [
        { index: 0, content: { role: 'model', parts: [{ text: 'Hello.' }] }, finishReason: 'STOP' },
      ],
      usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 2, totalTokenCount: 9 },
    },
  ],
  '/v1/chat/completions': [
    {
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: { content: 'Hello.' }, finish_reason: null }],
    },
    {
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage: { prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 },
    },
  ],
}

const received: { path: string; headers: Record<string, unknown> }[] = []
const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  received.push({ path, headers: request.headers })
  request.resume()
  const parts = STREAMS[path]
  if (!parts) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const part of parts) {
    const name = 'type' in part ? `event: ${String(part.type)}\n` : ''
    response.write(`${name}data: ${JSON.stringify(part)}\n\n`)
  }
  return response.end()
})
let base = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const REQUEST: ChatRequest = {
  task: 'Say hello.',
  turns: [{ by: 'person', text: 'Well?' }],
  tools: [{ name: 'visa_check', description: 'A visa.', input: { type: 'object', properties: {} } }],
  run: async () => null,
  maxCalls: 2,
  signal: new AbortController().signal,
}
async function answerOf(env: Record<string, string>): Promise<ChatPart[]> {
  const [model] = makeChatModels(loadConfig({ AI_MODEL: 'm', CONTACT: 'ops@trip.example', ...env }), {
    stallMs: 3000,
  })
  const parts: ChatPart[] = []
  for await (const part of model?.stream(REQUEST) ?? []) parts.push(part)
  return parts
}

it.each([
  ['openai', '/v1', '/v1/chat/completions', 'authorization', 'Bearer a-key'],
  ['compatible', '/v1', '/v1/chat/completions', 'authorization', 'Bearer a-key'],
  ['anthropic', '', '/v1/messages', 'x-api-key', 'a-key'],
  ['google', '/v1', '/v1/models/m:streamGenerateContent', 'x-goog-api-key', 'a-key'],
])(
  '%s streams an answer, told our contact and its own key alone',
  async (provider, home, path, header, key) => {
    received.length = 0
    const env = { AI_PROVIDER: provider, AI_API_KEY: 'a-key', AI_BASE_URL: `${base}${home}` }
    expect(await answerOf(env)).toEqual([
      { kind: 'text', text: 'Hello.' },
      { kind: 'step', hasCalls: false, isCutShort: false },
      { kind: 'usage', inputTokens: 7, outputTokens: 2 },
    ])
    expect(received.map((one) => one.path)).toEqual([path])
    expect(received[0]?.headers).toMatchObject({
      [header]: key,
      'user-agent': 'Tripwright (+ops@trip.example)',
    })
  },
)

it('a server of one’s own needs no key, and none is sent', async () => {
  received.length = 0
  await answerOf({ AI_PROVIDER: 'compatible', AI_BASE_URL: `${base}/v1` })
  expect(received[0]?.headers.authorization).toBeUndefined()
})

it('a model is left alone for half a minute after three failures', async () => {
  let time = 0
  received.length = 0
  const config = loadConfig({ AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: `${base}/elsewhere` })
  const [model] = makeChatModels(config, { now: () => new Date(time) })
  const fails = async () => {
    await expect(async () => {
      for await (const _ of model?.stream(REQUEST) ?? []);
    }).rejects.toThrow()
    return received.length
  }
  for (let n = 0; n < 4; n++) await fails()
  expect(await fails()).toBe(3)
  time += 30_000
  expect(await fails()).toBe(4)
})

it('the settings of several models are read in order, and a gap or a missing part is said', () => {
  const models = (env: Record<string, string>) =>
    loadConfig(env).ai.map(({ provider, model }) => [provider, model])
  expect(
    models({ AI_MODEL: 'a', AI_API_KEY: 'k', AI_PROVIDER_2: 'google', AI_MODEL_2: 'b', AI_API_KEY_2: 'k' }),
  ).toEqual([
    ['openai', 'a'],
    ['google', 'b'],
  ])
  expect(() => loadConfig({ AI_API_KEY_2: 'k' })).toThrow('AI_API_KEY_2 needs AI_MODEL_2')
  expect(() => loadConfig({ AI_MODEL_2: 'b', AI_API_KEY_2: 'k' })).toThrow('AI_MODEL_2 needs AI_MODEL')
  expect(() => loadConfig({ AI_PROVIDER: 'compatible', AI_MODEL: 'a' })).toThrow('needs AI_BASE_URL')
})
