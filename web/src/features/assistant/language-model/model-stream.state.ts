import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { type AnswerEvent, askModel, findModel } from '@tripwright/domain/assistant/language-model'
import { type CallArgument, call } from '#platform/call.ts'
import { log } from '#platform/log.ts'
import { parseJson } from '#platform/parse-json.ts'
import { fetchServer } from '#platform/reach-server.ts'
import { readStored } from '#platform/storage.ts'

/** What a model has written so far. */
export type ModelAnswer = {
  text: string
  cards: CompanionAnswer[]
  /** Sentences that no fact held. */
  leftOut: number
}
type ModelQuestion = CallArgument<typeof askModel>
type StreamEnd = 'answered' | 'failed' | 'limit-reached'
type StreamWatch = {
  onAnswer: (answer: ModelAnswer) => void
  signal: AbortSignal
  pause?: (ms: number) => Promise<void>
}

const FIND_TIMEOUT_MS = 2500
const FIRST_RESPONSE_MS = 10_000
/** Attempts to read on after a lost connection, a second longer apart each time. */
const MAX_ATTEMPTS = 5
const PAUSE_MS = 1000

let found: Promise<string[]> | null = null

/** The models that may be asked now: none when the person wants this device to answer. */
export async function findModels(): Promise<string[]> {
  return readStored('assistant-on-device') ? [] : listModels()
}

/** The names of the models that the server has; none when it cannot be reached. */
export async function listModels(): Promise<string[]> {
  if (!navigator.onLine) return []
  found ??= call(findModel, {}, { timeoutMs: FIND_TIMEOUT_MS }).then((outcome) => {
    if (outcome.ok) return outcome.value.models
    found = null
    return []
  })
  return found
}

/**
 * Streams the answer of the model. A lost connection reads on after the last event. `failed` and `limit-reached` mean that
 * nothing was counted; throws the signal's reason when stopped.
 */
export async function streamModelAnswer(question: ModelQuestion, watch: StreamWatch): Promise<StreamEnd> {
  const { signal, pause = wait } = watch
  const reading: Reading = { lastId: null, answer: EMPTY, end: null }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (attempt > 0) await pause(PAUSE_MS * attempt)
    signal.throwIfAborted()
    const end = await readOnce(question, reading, watch)
    if (end !== 'lost') return end
  }
  return 'failed'
}

type Reading = { lastId: string | null; answer: ModelAnswer; end: StreamEnd | null }
const EMPTY: ModelAnswer = { text: '', cards: [], leftOut: 0 }

async function readOnce(
  question: ModelQuestion,
  reading: Reading,
  watch: StreamWatch,
): Promise<StreamEnd | 'lost'> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), FIRST_RESPONSE_MS)
  try {
    const { id, ...body } = question
    const response = await fetchServer(askModel.path.replace('{id}', id), {
      method: askModel.method,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(reading.lastId !== null && { 'last-event-id': reading.lastId }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([watch.signal, timeout.signal]),
    })
    clearTimeout(timer)
    if (response.ok && response.body) return await readEvents(response.body, reading, watch)
    const { error } = Object(parseJson(await response.text()))
    return error === 'limit-reached' ? 'limit-reached' : 'failed'
  } catch (error) {
    clearTimeout(timer)
    watch.signal.throwIfAborted()
    log.warn('The stream of an answer broke off', { error: String(error) })
    // Never reached: the device answers at once.
    return reading.lastId === null ? 'failed' : 'lost'
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  reading: Reading,
  { onAnswer, signal }: StreamWatch,
): Promise<StreamEnd | 'lost'> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Stop takes effect at once, whatever the network does.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) readEvent(block, reading)
    signal.throwIfAborted()
    onAnswer(reading.answer)
    if (reading.end !== null) return reading.end
  }
  signal.throwIfAborted()
  return 'lost'
}

function readEvent(block: string, reading: Reading): void {
  const [, id, event, data = ''] = /^id: (\S+)\nevent: (\w+)\ndata: (.*)$/s.exec(block) ?? []
  if (id === undefined) return
  // Another beginning: the answer that was being read is no longer there, and is made again.
  const isOther = reading.lastId !== null && reading.lastId.split('-')[0] !== id.split('-')[0]
  if (isOther) reading.answer = EMPTY
  reading.lastId = id
  applyEvent({ event, data: parseJson(data) } as AnswerEvent, reading)
}

function applyEvent({ event, data }: AnswerEvent, reading: Reading): void {
  const { answer } = reading
  if (event === 'token') reading.answer = data.restart ? EMPTY : { ...answer, text: answer.text + data.text }
  if (event === 'card') reading.answer = { ...answer, cards: [...answer.cards, data] }
  if (event === 'proposal') {
    const proposal = { kind: 'proposal' as const, change: data }
    reading.answer = { ...answer, cards: [...answer.cards, proposal] }
  }
  if (event !== 'done') return
  reading.answer = { ...answer, leftOut: data.leftOut }
  reading.end = data.state
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
