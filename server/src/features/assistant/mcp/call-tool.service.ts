import { readPreferences } from '@tripwright/domain/account/preferences'
import type { FactContext } from '@tripwright/domain/assistant/conversation'
import { type ToolView, toPlainView } from '@tripwright/domain/assistant/language-model'
import {
  explainBadInput,
  mayCall,
  mcpMessages,
  missingForProgram,
  type ProgramArguments,
  parseProgramArguments,
} from '@tripwright/domain/assistant/mcp'
import {
  parseToolCall,
  runTool,
  type ToolCall,
  type ToolExecutors,
  type ToolName,
  wireName,
} from '@tripwright/domain/assistant/tools'
import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import { parseTownId } from '@tripwright/domain/destination/places'
import {
  makeServerFacts,
  PUBLIC_TOOLS,
  readFactContext,
  runFactTool,
  type ToolContext,
} from '#features/assistant/language-model/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { errorText } from '#platform/http/response.ts'
import { makeAccountExecutors } from './account-tools.service.ts'
import { makeCountedExecutors } from './counted-tools.service.ts'
import type { ToolResult, ToolSession } from './tool-session.ts'

/** Those of one's own account: what it holds, and saving into it. */
const ACCOUNT_TOOLS: readonly ToolName[] = [
  'trips.read',
  'plan.change',
  'bookings.read',
  'money.spent',
  'account.read',
  'saved.add',
]
/** The tools that this server can run. A deletion and an invitation are no tools at all. */
export const SERVED_TOOLS: readonly ToolName[] = [...PUBLIC_TOOLS, ...ACCOUNT_TOOLS]

type Answer = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/** Runs a tool for the holder of a token. What the tool refuses is an answer too, by which a model can correct itself. */
export async function callTool(
  name: string,
  args: unknown,
  session: ToolSession,
): Promise<Answer | 'unknown-tool'> {
  const { texts } = mcpMessages
  const tool = SERVED_TOOLS.find((one) => wireName(one) === name)
  if (tool === undefined) return 'unknown-tool'
  if (!mayCall(session.scope, tool)) return refused(texts['read-only'])
  const parsed = parseToolCall(tool, args)
  const more = parseProgramArguments(tool, args)
  if (!parsed.ok || more === null)
    return refused(fillText(texts['bad-input'], { issues: explainBadInput(tool, args) }))
  const missing = missingForProgram(tool, { ...parsed.value.args })
  if (missing.length > 0) return refused(fillText(texts['missing-arguments'], { names: missing.join(', ') }))
  try {
    return await runParsed(parsed.value, more, session)
  } catch (error) {
    if (error instanceof AppError) return refused(refusalText(error))
    throw error
  }
}

async function runParsed(call: ToolCall, more: ProgramArguments, session: ToolSession): Promise<Answer> {
  const context = await makeContext(session)
  const unknown = unknownCities(call, context.context)
  if (unknown.length > 0) {
    const known = [...context.context.cities, ...context.context.others].map(({ id }) => id).join(' ')
    return refused(fillText(mcpMessages.texts['unknown-city'], { ids: unknown.join(', '), known }))
  }
  const executors = makeOwnExecutors(session, more)
  if (!(call.tool in executors)) return answerFromFacts(call, context, session)
  const outcome = await runTool<ToolResult>(call, executors, {
    isSignedIn: true,
    // The person gave the token this right, and the app asks before it uses it: the tool is marked as one that changes
    // something.
    hasAgreed: session.scope === 'write',
  })
  if (!outcome.ok) throw new Error(`${call.tool} gave ${outcome.code}`)
  const result = withLink(outcome.value, session)
  return answered(result, toPlainView(result))
}

function makeOwnExecutors(session: ToolSession, more: ProgramArguments): ToolExecutors<ToolResult> {
  return { ...makeCountedExecutors(session), ...makeAccountExecutors(session, more) }
}

async function answerFromFacts(call: ToolCall, context: ToolContext, session: ToolSession): Promise<Answer> {
  const outcome = await runFactTool(call, context)
  if (!outcome.ok) throw new Error(`${call.tool} gave ${outcome.code}`)
  const { card, forecast, view } = outcome.value
  const result = withLink({ ...card, ...(forecast && { forecast }) }, session)
  return answered(result, view)
}

async function makeContext({ call, callRoute }: ToolSession): Promise<ToolContext> {
  const facts = makeServerFacts(call)
  // The passports and the home country of the account answer what a call leaves open.
  const preferences = await callRoute(readPreferences, undefined)
  const { homeCountry, passports } =
    preferences instanceof Response ? { homeCountry: null, passports: [] } : preferences
  const context = await readFactContext(facts, { today: utcDate(call.now), home: homeCountry ?? '' })
  return { facts, context, passports, now: call.now.getTime() }
}

/** The ids of cities that neither our lists nor the places of the world have. */
function unknownCities({ args }: ToolCall, { cities, others }: FactContext): string[] {
  const named = [
    ...('cities' in args ? args.cities : []),
    ...('city' in args && args.city ? [args.city] : []),
  ]
  const known = new Set([...cities, ...others].map(({ id }) => id))
  return named.filter((id) => !known.has(id) && parseTownId(id) === null)
}

/** The page of ours that goes on where a result of this kind ends. */
const NEXT_PAGES: Readonly<Record<string, string | undefined>> = {
  help: '/gemini-safety',
  plan: '/itinerary',
  rights: '/flight-compensation',
  saved: '/dashboard',
}

/** A result that leads to a page has its whole address. */
function withLink(result: ToolResult, { call }: ToolSession): ToolResult {
  const { path = NEXT_PAGES[result.kind], url } = result
  if (typeof path !== 'string' || url !== undefined) return result
  return { ...result, url: new URL(path, call.platform.config.publicUrl).href }
}

function answered(result: ToolResult, view: ToolView): Answer {
  const structuredContent: Record<string, unknown> = JSON.parse(JSON.stringify(result))
  // A view leaves addresses out, because a model in our own page must not write any.
  const shown = typeof result.url === 'string' ? [view, { url: result.url }] : view
  return { content: [{ type: 'text', text: JSON.stringify(shown) }], structuredContent }
}

function refused(text: string): Answer {
  return { content: [{ type: 'text', text }], isError: true }
}

/** The sentences of a form say more than the general one of the code. */
function refusalText({ code, details: { message, issues = [] } }: AppError): string {
  const lines = issues.map(({ path, message: issue }) => (issue.includes(' ') ? issue : `${path}: ${issue}`))
  if (message === undefined && lines.length > 0) return `${lines.join('. ')}.`
  return [message ?? errorText(code), ...lines].join(' ')
}
