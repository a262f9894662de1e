import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import type { NamedCity } from '@tripwright/domain/assistant/language'
import {
  type AnswerEvent,
  addEvidence,
  findUnsupported,
  type ModelOutcome,
  noEvidence,
  plainSentence,
  takeSentences,
} from '@tripwright/domain/assistant/language-model'
import type { ChatModel, ChatRequest } from '#platform/llm/chat.port.ts'
import type { Log } from '#platform/log/log.ts'
import type { ToolRun } from './tool-runner.service.ts'

/** Limits of one answer (issue: at most 12 calls, 60 s). */
const MAX_CALLS = 12
const MAX_SHOWN = 8000

type AnswerDeps = {
  models: readonly ChatModel[]
  run: (name: string, args: unknown) => Promise<ToolRun>
  cities: readonly NamedCity[]
  log: Pick<Log, 'info' | 'warn'>
  emit: (event: AnswerEvent) => void
}
type Prompt = Pick<ChatRequest, 'task' | 'turns' | 'tools' | 'signal'>

/** Asks the models in turn until one answers. A model that fails in the middle is replaced by the next from the beginning. */
export async function answerWithModels(prompt: Prompt, deps: AnswerDeps): Promise<ModelOutcome> {
  for (const model of deps.models) {
    if (prompt.signal.aborted) break
    const answer = makeAnswer(deps)
    try {
      await answerWith(model, prompt, { ...deps, answer })
      if (answer.hasContent()) return { state: 'answered', leftOut: answer.leftOut() }
      deps.log.warn(
        { model: model.model, leftOut: answer.leftOut() },
        'a model gave no answer that can be shown',
      )
    } catch (error) {
      if (!prompt.signal.aborted)
        deps.log.warn({ model: model.model, error: reasonOf(error) }, 'a model failed')
    }
    if (answer.hasContent()) deps.emit({ event: 'token', data: { text: '', restart: true } })
  }
  return { state: 'failed', leftOut: 0 }
}

/** A provider's error can hold the whole request, so only its name and status are logged. */
function reasonOf(error: unknown): string {
  const { name, statusCode, message } = Object(error)
  return [name, statusCode ?? (name === 'Error' ? message : undefined)].filter(Boolean).join(' ')
}

type Answer = ReturnType<typeof makeAnswer>

/** The shown part of an answer: each sentence is checked against the results so far. */
function makeAnswer({ cities, emit }: Pick<AnswerDeps, 'cities' | 'emit'>) {
  const evidence = noEvidence()
  const cards = new Set<string>()
  let buffer = ''
  let shown = 0
  let leftOutOfStep = 0
  let leftOut = 0
  let hasProposal = false

  function showSentence(sentence: string): void {
    const text = plainSentence(sentence)
    if (text.trim() === '') {
      if (shown > 0) emit({ event: 'token', data: { text } })
      return
    }
    if (findUnsupported(text, evidence, cities) !== null || shown + text.length > MAX_SHOWN) {
      leftOutOfStep += 1
      return
    }
    shown += text.length
    emit({ event: 'token', data: { text } })
  }

  return {
    write(text: string): void {
      const { sentences, rest } = takeSentences(buffer + text)
      buffer = rest
      for (const sentence of sentences) showSentence(sentence)
    },
    /** What a model says before it calls a tool announces the call; it is not missed where it cannot be shown. */
    endStep({ hasCalls, isCutShort }: { hasCalls: boolean; isCutShort: boolean }): void {
      if (isCutShort && buffer.trim() !== '') leftOutOfStep += 1
      else if (buffer !== '') showSentence(hasCalls ? `${buffer}\n` : buffer)
      buffer = ''
      if (!hasCalls) leftOut += leftOutOfStep
      leftOutOfStep = 0
    },
    addResult(run: ToolRun): void {
      addEvidence(evidence, run.view)
      if (run.tool !== null) emit({ event: 'tool', data: { tool: run.tool, ok: run.ok } })
      if (run.ok && run.card) addCard(run.card)
      if (run.ok && run.proposal) addProposal(run.proposal)
    },
    hasContent: () => shown > 0 || cards.size > 0 || hasProposal,
    leftOut: () => leftOut,
  }

  /** One an answer: a person reads one change at a time. */
  function addProposal(change: NonNullable<Extract<ToolRun, { ok: true }>['proposal']>): void {
    if (hasProposal) return
    hasProposal = true
    emit({ event: 'proposal', data: change })
  }

  function addCard(card: CompanionAnswer): void {
    const key = JSON.stringify(card)
    if (cards.has(key)) return
    cards.add(key)
    emit({ event: 'card', data: card })
  }
}

async function answerWith(
  { model, stream }: ChatModel,
  prompt: Prompt,
  { run, log, answer }: AnswerDeps & { answer: Answer },
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  const request: ChatRequest = {
    ...prompt,
    maxCalls: MAX_CALLS,
    // One after the other, so that the cards stand in the order of the calls.
    run(name, args) {
      const next = before.then(async () => {
        const result = await run(name, args)
        answer.addResult(result)
        return result.view
      })
      before = next.catch(() => undefined)
      return next
    },
  }
  for await (const part of stream(request)) {
    if (part.kind === 'text') answer.write(part.text)
    else if (part.kind === 'step') answer.endStep(part)
    else log.info({ model, ...part }, 'a model answered')
  }
}
