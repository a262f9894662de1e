import type { LanguageModel, TextStreamPart, ToolSet } from 'ai'
import type { AiConfig } from '../config/ai-settings.ts'
import type { Config } from '../config/config.ts'
import { makeCircuitBreaker } from '../outside/circuit-breaker.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import type { ChatModel, ChatPart, ChatRequest } from './chat.port.ts'

export type ChatOptions = {
  now?: () => Date
  /** Until the first word of a response, and between two. */
  stallMs?: number
}

const STALL_MS = 15_000
const MAX_OUTPUT_TOKENS = 1500
/** Largest response of one step: a stream of garbage ends here. */
const MAX_BYTES = 1024 * 1024
const CIRCUIT = { failures: 3, pauseMs: 30_000 }

/** The configured models in the order in which they are asked; empty without any. */
export function makeChatModels(
  { ai, contact }: Pick<Config, 'ai' | 'contact'>,
  { now = () => new Date(), stallMs = STALL_MS }: ChatOptions = {},
): ChatModel[] {
  const userAgent = userAgentOf({ contact })
  return ai.map((config) => {
    const circuit = makeCircuitBreaker({ ...CIRCUIT, now })
    return {
      model: config.model,
      async *stream(request) {
        if (!circuit.mayAsk()) throw new Error('this model is left alone for a while after failures')
        try {
          yield* streamAnswer(config, { userAgent, stallMs }, request)
          circuit.report(true)
        } catch (error) {
          // A question that was stopped says nothing about the provider.
          if (!request.signal.aborted) circuit.report(false)
          throw error
        }
      },
    }
  })
}

type Manners = { userAgent: string; stallMs: number }

// The libraries are loaded with the first question: most installations have no model.
async function* streamAnswer(
  config: AiConfig,
  { userAgent, stallMs }: Manners,
  { task, turns, tools, run, maxCalls, signal }: ChatRequest,
): AsyncGenerator<ChatPart> {
  const { dynamicTool, jsonSchema, streamText } = await import('ai')
  const stall = watchStall(stallMs)
  let calls = 0
  const runCounted = (name: string) => async (args: unknown) => {
    calls += 1
    if (calls > maxCalls) return { error: 'too-many-calls' }
    stall.pause()
    try {
      return await run(name, args)
    } finally {
      stall.restart()
    }
  }
  // `run` checks the arguments by the registry, so this schema only tells the model.
  const own = tools.map(({ name, description, input }) => {
    const inputSchema = jsonSchema(input)
    return [name, dynamicTool({ description, inputSchema, execute: runCounted(name) })] as const
  })
  const result = streamText({
    model: await openModel(config, userAgent),
    instructions: task,
    messages: turns.map(({ by, text }) => ({
      role: by === 'person' ? ('user' as const) : ('assistant' as const),
      content: text,
    })),
    tools: Object.fromEntries(own),
    // One more step than calls, to answer in; a model that only calls ends here.
    stopWhen: ({ steps }) => calls >= maxCalls + 1 || steps.length > maxCalls,
    prepareStep: () => (calls >= maxCalls ? { toolChoice: 'none' as const } : undefined),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // The next model is nearer than the same one again.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stall.signal]),
    onError: () => {},
  })
  stall.restart()
  try {
    yield* partsOf(result.stream, stall.restart)
  } finally {
    stall.pause()
  }
}

/** Ends a response in which nothing happens; tools of ours may take their time. */
function watchStall(ms: number) {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const pause = () => clearTimeout(timer)
  return {
    signal: abort.signal,
    pause,
    restart() {
      pause()
      timer = setTimeout(() => abort.abort(new Error('no answer in time')), ms).unref()
    },
  }
}

async function* partsOf(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  onPart: () => void,
): AsyncGenerator<ChatPart> {
  let hasCalls = false
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new Error('no answer in time')
    if (SIGNS_OF_LIFE.has(part.type)) onPart()
    if (part.type === 'tool-call') hasCalls = true
    const out = toChatPart(part, hasCalls)
    if (out) yield out
    if (part.type === 'finish-step') hasCalls = false
  }
}

const SIGNS_OF_LIFE = new Set<string>(['text-delta', 'reasoning-delta', 'tool-input-delta', 'finish-step'])

function toChatPart(part: TextStreamPart<ToolSet>, hasCalls: boolean): ChatPart | null {
  switch (part.type) {
    case 'text-delta':
      return { kind: 'text', text: part.text }
    case 'finish-step':
      return { kind: 'step', hasCalls, isCutShort: part.finishReason !== 'stop' && !hasCalls }
    case 'finish': {
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
      return { kind: 'usage', inputTokens, outputTokens }
    }
    default:
      return null
  }
}

async function openModel(
  { provider, model, key, baseUrl }: AiConfig,
  userAgent: string,
): Promise<LanguageModel> {
  const settings = { apiKey: key ?? '', baseURL: baseUrl, fetch: politeFetch(userAgent) }
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...settings, baseURL: `${baseUrl}/v1` })(
        model,
      )
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model)
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).chat(model)
    case 'compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        includeUsage: true,
        fetch: settings.fetch,
        ...(key !== null && { apiKey: key }),
      })(model)
  }
}

/** The same rules as for every other service: our User-Agent, no redirect, no endless response. */
function politeFetch(userAgent: string): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('user-agent', userAgent)
    const response = await fetch(input, { ...init, headers, redirect: 'error' })
    let bytes = 0
    const limited = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          bytes += chunk.length
          if (bytes > MAX_BYTES) out.error(new Error('the response of the model is too large'))
          else out.enqueue(chunk)
        },
      }),
    )
    const { status, statusText } = response
    return new Response(limited ?? null, { status, statusText, headers: response.headers })
  }
}
