import {
  askModel,
  findModel,
  languageModelMessages,
  type ModelOutcome,
} from '@tripwright/domain/assistant/language-model'
import type { HandlerInput } from '@tripwright/domain/base/contract'
import { countQuestionOnce, refundQuestion } from '#features/assistant/conversation/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { LlmMessage } from '#platform/llm/llm.port.ts'
import { type AnswerRuns, makeAnswerRuns } from './answer-runs.service.ts'
import { instructionsFor } from './instructions.service.ts'
import { answerWithModels } from './model-answer.service.ts'
import { makeServerFacts, readFactContext } from './server-facts.service.ts'
import { offeredTools, runModelCall } from './tool-runner.service.ts'

/** A model costs money, also where a plan has no limit: for a person or device and day, and for an address. */
const PERSON_LIMIT: RateLimit = { name: 'assistant.model', points: 200, seconds: 24 * 60 * 60 }
const ADDRESS_LIMIT: RateLimit = { name: 'assistant.model-address', points: 20 * 200, seconds: 24 * 60 * 60 }
const TIMEOUT_MS = 60_000
const { texts } = languageModelMessages

type Question = HandlerInput<typeof askModel>
type AskCall = Call<typeof askModel>

/** `readFacts` is another reader of facts in tests of what such facts may say. */
export function languageModelRoutes(
  runs: AnswerRuns = makeAnswerRuns(),
  readFacts: typeof makeServerFacts = makeServerFacts,
): Route[] {
  return [
    route(findModel, async (_, { platform }) => ({ models: platform.chatModels.map(({ model }) => model) })),

    route(askModel, async (question, call) => {
      const { platform, person, device, request } = call
      if (platform.chatModels.length === 0) throw new AppError('not-found', { message: texts['server.none'] })
      const owner = person ? `person:${person.id}` : `device:${device}`
      const lastEventId = request.headers.get('last-event-id')
      const found = lastEventId === null ? null : runs.find(owner, question.question, question.text)
      if (found) return runs.respond(found, lastEventId)
      runs.requireRoom(owner)
      await consumeLimits(call, owner)
      const isCounted = await platform.database.db.transaction((db) =>
        countQuestionOnce({ ...call, db }, question.question),
      )
      const run = runs.start(owner, question.question, question.text, async (emit, stopped) => {
        const outcome = await answerQuestion(question, call, { readFacts, emit, stopped }).catch(
          (error: unknown): ModelOutcome => {
            call.log.error({ error }, 'a question to the model failed')
            return { state: 'failed', leftOut: 0 }
          },
        )
        if (outcome.state === 'failed' && isCounted)
          await platform.database.db.transaction((db) => refundQuestion({ ...call, db }, question.question))
        return outcome
      })
      return runs.respond(run, null)
    }),
  ]
}

/** Throws too-many-requests. */
async function consumeLimits({ platform, address }: AskCall, owner: string): Promise<void> {
  for (const verdict of [
    await consumeAddressLimit(platform, ADDRESS_LIMIT, address),
    await platform.limits.take(PERSON_LIMIT, owner),
  ])
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
}

type AnswerWork = {
  readFacts: typeof makeServerFacts
  emit: Parameters<Parameters<AnswerRuns['start']>[3]>[0]
  stopped: AbortSignal
}

async function answerQuestion(
  question: Question,
  call: AskCall,
  { readFacts, emit, stopped }: AnswerWork,
): Promise<ModelOutcome> {
  const facts = readFacts(call)
  const { today, home = '', passports = [], trip = null } = question
  const context = await readFactContext(facts, { today, home })
  const all = [...context.cities, ...context.others]
  return answerWithModels(
    {
      task: instructionsFor(
        question,
        all.map(({ id }) => id),
      ),
      turns: toTurns(question),
      tools: offeredTools(trip !== null),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    },
    {
      models: call.platform.chatModels,
      cities: all,
      log: call.log,
      emit,
      run: (name, args) =>
        runModelCall(name, args, { facts, context, passports, trip, now: call.now.getTime() }),
    },
  )
}

function toTurns({ older = [], earlier = [], text }: Question): LlmMessage[] {
  const inShort =
    older.length === 0 ? [] : [`Before that I asked, in short:\n${older.map((one) => `- ${one}`).join('\n')}`]

  const before = earlier.flatMap(({ text: asked, answer }): LlmMessage[] => [
    { by: 'person', text: asked },
    ...(answer ? [{ by: 'model' as const, text: answer }] : []),
  ])
  return [
    ...inShort.map((asked): LlmMessage => ({ by: 'person', text: asked })),
    ...before,
    { by: 'person', text },
  ]
}
