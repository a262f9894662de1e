import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { loadConfig } from '../config/config.ts'
import { makeLlm } from './llm.ts'
import type { LlmOptions } from './llm-client.ts'
import { type LlmFailureMode, startLlm } from './test-llm-server.ts'

let stand: Awaited<ReturnType<typeof startLlm>>
let time: number
let pauses: number[]
beforeAll(async () => {
  stand = await startLlm(() => ({ word: 'yes' }))
})
afterAll(() => stand.stop())
beforeEach(() => {
  time = 0
  pauses = []
  stand.requests.length = 0
})
afterEach(() => stand.trouble(null))

const QUESTION = {
  task: 'Say yes.',
  turns: [{ by: 'person', text: 'Well?' }] as const,
  maxTokens: 50,
  output: { name: 'answer', shape: z.object({ word: z.string() }) },
}
const MANNERS: LlmOptions = {
  timeoutMs: 2000,
  now: () => new Date(time),
  async pause(ms) {
    pauses.push(ms)
    time += ms
  },
}

describe.each(['openai', 'anthropic'] as const)('a model that speaks as %s does', (provider) => {
  const make = (settings: Record<string, string> = {}, manners: LlmOptions = {}) => {
    const base = provider === 'openai' ? `${stand.base}/v1` : stand.base
    const env = { AI_PROVIDER: provider, AI_MODEL: 'm-1', AI_API_KEY: 'a-key', AI_BASE_URL: base }
    const llm = makeLlm(loadConfig({ ...env, ...settings }), { ...MANNERS, ...manners })
    if (!llm) throw new Error('a key makes a model')
    return llm
  }

  it('answers in the shape that was asked for', async () => {
    expect(await make().complete(QUESTION)).toEqual({ ok: true, value: { word: 'yes' } })
    expect(stand.requests).toMatchObject([{ task: 'Say yes.', last: 'Well?' }])
    expect(make().model).toBe('m-1')
  })

  it.each<[LlmFailureMode, string]>([
    ['cut', 'unreached'],
    ['endless', 'unreached'],
    ['elsewhere', 'unreached'],
    ['not-json', 'unreadable'],
    ['wrong-schema', 'unreadable'],
    ['error-with-200', 'unreadable'],
    ['cut-short', 'unreadable'],
    ['declined', 'declined'],
  ])('that is %s is %s, asked once', async (trouble, code) => {
    stand.trouble(trouble)
    expect(await make().complete(QUESTION)).toEqual({ ok: false, code })
    expect(stand.requests).toHaveLength(1)
  })

  it('is not waited for longer than agreed', async () => {
    stand.trouble('slow')
    expect(await make({}, { timeoutMs: 100 }).complete(QUESTION)).toEqual({ ok: false, code: 'unreached' })
  })

  it('is refused without the right key', async () => {
    expect(await make({ AI_API_KEY: 'another' }).complete(QUESTION)).toEqual({ ok: false, code: 'refused' })
  })

  it.each([
    [429, '1', 1000],
    [503, undefined, 500],
    [529, '0', 0],
  ])('is asked once more after %i, when it said or a moment later', async (status, retryAfter, pause) => {
    stand.trouble({ status, times: 1, ...(retryAfter && { retryAfter }) })
    expect(await make().complete(QUESTION)).toEqual({ ok: true, value: { word: 'yes' } })
    expect(pauses).toEqual([pause])
    stand.trouble({ status, times: 2, retryAfter: '0' })
    expect(await make().complete(QUESTION)).toEqual({ ok: false, code: 'busy' })
    expect(stand.requests).toHaveLength(4)
  })

  it('that wants a longer pause than there is time is not waited for at all', async () => {
    stand.trouble({ status: 429, times: 1, retryAfter: '2' })
    expect(await make().complete(QUESTION)).toEqual({ ok: false, code: 'busy' })
    expect(pauses).toEqual([])
  })

  it('is left alone for half a minute after three failures, and not because of strange answers', async () => {
    const llm = make()
    stand.trouble('wrong-schema')
    for (let n = 0; n < 4; n++) await llm.complete(QUESTION)
    expect(stand.requests).toHaveLength(4)
    stand.trouble('cut')
    for (let n = 0; n < 5; n++) await llm.complete(QUESTION)
    expect(stand.requests).toHaveLength(7)
    stand.trouble(null)
    expect(await llm.complete(QUESTION)).toEqual({ ok: false, code: 'busy' })
    time += 30_000
    expect(await llm.complete(QUESTION)).toEqual({ ok: true, value: { word: 'yes' } })
  })
})

it('a conversation goes to each in turns', async () => {
  const turns = [{ by: 'person', text: 'a' } as const, { by: 'model', text: 'b' } as const, ...QUESTION.turns]
  const base = { AI_MODEL: 'm', AI_API_KEY: 'a-key' }
  for (const settings of [
    { ...base, AI_BASE_URL: `${stand.base}/v1` },
    { ...base, AI_PROVIDER: 'anthropic', AI_BASE_URL: stand.base },
  ])
    await makeLlm(loadConfig(settings))?.complete({ ...QUESTION, turns })
  expect(stand.requests.map(({ last }) => last)).toEqual(['Well?', 'Well?'])
})

it('without a key there is none; a key needs a model; production wants its address encrypted', () => {
  expect(makeLlm(loadConfig({ AI_MODEL: 'm' }))).toBeNull()
  expect(() => loadConfig({ AI_API_KEY: 'k' })).toThrow('AI_API_KEY needs AI_MODEL')
  const production = {
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://x.example',
    SMTP_URL: 'smtp://x',
    AI_API_KEY: 'k',
    AI_MODEL: 'm',
  }
  expect(() => loadConfig({ ...production, AI_BASE_URL: 'http://x.example' })).toThrow('AI_BASE_URL')
  expect(loadConfig(production).ai[0]?.baseUrl).toBe('https://api.openai.com/v1')
  expect(loadConfig({ ...production, AI_PROVIDER: 'anthropic' }).ai[0]?.baseUrl).toBe(
    'https://api.anthropic.com',
  )
})
