import {
  type CompanionAnswer,
  type FactContext,
  gatherFacts,
  isAnswered,
  makeExecutors,
} from '@tripwright/domain/assistant/conversation'
import {
  type ToolView,
  type TripContext,
  toPlainView,
  toToolView,
} from '@tripwright/domain/assistant/language-model'
import {
  parseToolCall,
  runTool,
  TOOL_NAMES,
  TOOLS,
  type ToolCall,
  type ToolExecutors,
  type ToolInput,
  type ToolName,
  wireName,
} from '@tripwright/domain/assistant/tools'
import { z } from 'zod'
import type { ChatTool } from '#platform/llm/chat.port.ts'
import type { ServerFacts } from './server-facts.service.ts'

/** Tools whose facts are on the device, that only lead to a page of one's own, or that a model needs no call for. */
const ON_DEVICE: readonly ToolName[] = [
  'trips.read',
  'bookings.read',
  'money.spent',
  'plan.explain',
  'routes.find',
  'nearby.find',
  'account.read',
  'smalltalk',
  'ask-back',
  'refuse',
]
/** The tools that a model is offered, and whose facts the server has: reading what everybody may know. Changes are not among them. */
export const PUBLIC_TOOLS = TOOL_NAMES.filter((name) => {
  const { changes, callers } = TOOLS[name]
  return !changes && callers === 'anyone' && !ON_DEVICE.includes(name)
})

/** The offered tools as a provider is told of them. */
const OFFERED_TOOLS: readonly ChatTool[] = PUBLIC_TOOLS.map(describeTool)
/** Those of a trip that its person shared with the question: reading it, and a change of it as a proposal. */
const TRIP_TOOLS: readonly ChatTool[] = (['trips.read', 'plan.change'] as const).map(describeTool)

/** What a model is offered for a question. */
export function offeredTools(hasTrip: boolean): readonly ChatTool[] {
  return hasTrip ? [...OFFERED_TOOLS, ...TRIP_TOOLS] : OFFERED_TOOLS
}

function describeTool(name: ToolName): ChatTool {
  const { $schema: _, ...input } = z.toJSONSchema(TOOLS[name].input, { io: 'input', unrepresentable: 'any' })
  return { name: wireName(name), description: TOOLS[name].whenToUse, input }
}

/** What a call gave: the card for the page, if it answers anything, and what the model reads. */
export type ToolRun =
  | {
      ok: true
      tool: ToolName
      card: CompanionAnswer | null
      proposal?: ToolInput<'plan.change'>
      view: ToolView
    }
  | { ok: false; tool: ToolName | null; view: ToolView }

export type ToolContext = {
  facts: ServerFacts
  context: FactContext
  passports: readonly string[]
  now: number
  /** What the person lets a model read of their trip; null: nothing. */
  trip?: TripContext | null
}

/** Runs a call of a model as it came; nothing that it says makes more than reading public facts. */
export async function runModelCall(name: string, args: unknown, context: ToolContext): Promise<ToolRun> {
  const parsed = parseToolCall(name, args)
  if (!parsed.ok) return { ok: false, tool: null, view: { error: parsed.code } }
  const { tool } = parsed.value
  const ofTrip = context.trip ? runTripTool(parsed.value, context.trip) : null
  if (ofTrip) return ofTrip
  const outcome = await runFactTool(parsed.value, context)
  if (!outcome.ok) return { ok: false, tool, view: { error: outcome.code } }
  const { card, view } = outcome.value
  return { ok: true, tool, card: isAnswered(card) ? card : null, view }
}

const PROPOSED =
  'The person is shown this change as a proposal. Nothing has changed, and nothing will unless they accept it.'

/** Reads what was sent of the trip, or proposes a change of it; null for any other tool. */
function runTripTool(call: ToolCall, { name, days }: TripContext): ToolRun | null {
  if (call.tool === 'trips.read') {
    const { date } = call.args
    const read = { name, days: days.filter((day) => date === undefined || day.date === date) }
    return { ok: true, tool: call.tool, card: null, view: toPlainView(read) }
  }
  if (call.tool !== 'plan.change') return null
  return { ok: true, tool: call.tool, card: null, proposal: call.args, view: { note: PROPOSED } }
}

/** Runs one of `PUBLIC_TOOLS`; any other is unavailable. */
export async function runFactTool(asked: ToolCall, { facts, context, passports, now }: ToolContext) {
  const call = withPassports(asked, passports)
  if (!PUBLIC_TOOLS.includes(call.tool)) return { ok: false, code: 'unavailable' } as const
  const executors = makeExecutors(await gatherFacts(call, context, facts))
  const outcome = await runTool<CompanionAnswer>(call, executors as ToolExecutors<CompanionAnswer>, {
    isSignedIn: false,
    hasAgreed: false,
  })
  if (!outcome.ok) return outcome
  const card = outcome.value
  const forecast = await findForecast(card, facts)
  const view = toToolView(card, now)
  return {
    ok: true,
    value: { card, forecast, view: forecast === null ? view : [view, forecast] },
  } as const
}

/** The passports of the profile, for a call that names none. */
function withPassports(call: ToolCall, passports: readonly string[]): ToolCall {
  if (call.tool !== 'visa.check' || call.args.passports?.length || passports.length === 0) return call
  return { tool: 'visa.check', args: { ...call.args, passports: [...passports] } }
}

/** The card of a forecast names the city alone, because the page loads the days itself; others have to read them. */
async function findForecast(card: CompanionAnswer, facts: ServerFacts) {
  if (card.kind !== 'forecast') return null
  const { lat, lon } = card.city
  const forecast = await facts.forecast({ lat, lon })
  if (!forecast || forecast.days.length === 0) return { days: 'not known' }
  const { days, source, asOf } = forecast
  return {
    source,
    asOf,
    days: days.map(({ date, sky, low, high, rainMm, windKmh }) => ({
      date,
      sky,
      low,
      high,
      rainMm,
      windKmh,
    })),
  }
}
