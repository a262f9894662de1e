import { isPersonalTool, type QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import {
  type AnswerFacts,
  afterTurn,
  type CityRef,
  type CompanionAnswer,
  type CompanionContext,
  gatherFacts,
  isAnswered,
  makeExecutors,
} from '@tripwright/domain/assistant/conversation'
import { leftOutOf } from '@tripwright/domain/assistant/language'
import type { ReadQuestion } from '@tripwright/domain/assistant/multilingual'
import type { ToolCall } from '@tripwright/domain/assistant/tools'
import type { City } from '@tripwright/domain/destination/places'
import type { AnswerVoice } from '@tripwright/domain/translation/answers'
import { preferences } from '#features/account/preferences/index.ts'
import { readQuestion } from '#features/assistant/multilingual/index.ts'
import { loadClimateCities } from '#features/destination/climate/index.ts'
import { homeCountry } from '#features/destination/countries/index.ts'
import { loadCities, loadRates } from '#features/destination/places/index.ts'
import { DEVICE_FACTS } from './device-facts.state.ts'
import { runOnDevice } from './run-on-device.ts'
import { findSaidTowns, type SaidTown } from './said-towns.state.ts'

/** An answer to a question, with its cities; `isAnswered` when it gives what was asked for, so that it counts. */
export type AssistantAnswer = {
  cards: CompanionAnswer[]
  cities: readonly City[]
  others: readonly CityRef[]
  isAnswered: boolean
  /** What the question was read as. */
  calls: readonly ToolCall[]
  /** Says in the language of the question that the answer is in English. */
  note?: ReadQuestion['note']
  /** What the question asks of a search that the search cannot take, as it was said. */
  leftOut?: readonly string[]
  /** The sentences of that language, where it has them. */
  voice?: AnswerVoice | null
}

/**
 * Computes an answer on this device; fetches missing facts. `earlier` are the questions before, oldest first. One that somebody
 * shared is answered from public facts alone: not from the trips and passports of who reads it.
 */
export async function computeAnswer(
  turn: QuestionTurn,
  earlier: readonly QuestionTurn[],
  { isShared = false } = {},
): Promise<AssistantAnswer> {
  const [cities, others, rates] = await Promise.all([loadCities(), loadCitiesWithoutGuide(), loadRates()])
  const currencies = rates ? [rates.base, ...Object.keys(rates.rates)] : []
  const data: IntentData = { today: turn.askedOn, cities: cities ?? [], others, rates }
  const towns: SaidTown[] = []
  let spokenBefore: string | undefined
  const parse = async ({ text, askedOn }: QuestionTurn, soFar: SoFar) => {
    const listed = await placesListed(soFar.before, data)
    const context = { today: askedOn, others, currencies, ...soFar, listed, spokenBefore }
    let read = await readQuestion(text, { ...context, cities: data.cities })
    const said = await findSaidTowns(text, read.calls, [...data.cities, ...others])
    const fresh = said.filter(({ id }) => !towns.some((town) => town.id === id))
    if (fresh.length > 0) {
      towns.push(...fresh)
      data.cities = withTowns(cities ?? [], towns)
      read = await readQuestion(text, { ...context, cities: data.cities })
    }
    spokenBefore = text
    return read
  }
  let soFar: SoFar = { before: [] }
  let spoken: ReadQuestion['note'] = null
  for (const one of earlier) {
    const { calls, note } = await parse(one, soFar)
    soFar = afterTurn({ text: one.text, calls }, { ...data, today: one.askedOn, currencies, ...soFar })
    spoken = note ?? (isFewWords(one.text) ? spoken : null)
  }
  const { calls: read, note: own } = await parse(turn, soFar)
  // A name or a word goes on in the language of the question before.
  const note = own ?? (isFewWords(turn.text) ? spoken : null)
  const voice = note && (await loadVoiceOf(note.language))
  const calls = isShared ? read.filter(({ tool }) => !isPersonalTool(tool)) : read.map(withOwnPassports)
  const cards = await Promise.all(calls.map((call) => answerOneCall(call, data)))
  const leftOut = note === null ? calls.flatMap(({ tool }) => leftOutOf(tool, turn.text)) : []
  return {
    cards,
    cities: data.cities,
    others,
    isAnswered: cards.some(isAnswered),
    calls: read,
    note,
    voice,
    leftOut,
  }
}

/** One list for the same towns: places are found by an index of that very list. */
function withTowns(cities: readonly City[], towns: readonly SaidTown[]): readonly City[] {
  const name = towns.map(({ id }) => id).join()
  if (listWithTowns.name !== name || listWithTowns.of !== cities)
    listWithTowns = { name, of: cities, list: [...cities, ...towns] }
  return listWithTowns.list
}
let listWithTowns: { name: string; of: readonly City[]; list: readonly City[] } = {
  name: '',
  of: [],
  list: [],
}

type SoFar = Pick<CompanionContext, 'before' | 'talk'>

/** The sentences of a language; null where it has none, and where they are not there, as offline. */
async function loadVoiceOf(language: string): Promise<AnswerVoice | null> {
  const answers = await import('@tripwright/domain/translation/answers').catch(() => null)
  return (await answers?.loadVoice(language).catch(() => null)) ?? null
}

const FEW_WORDS = 2

function isFewWords(text: string): boolean {
  return text.trim().split(/\s+/).length <= FEW_WORDS
}

/** The calls as they are stored with a question: the first ones, long arguments left out. */
export function boundCalls(calls: readonly ToolCall[]): NonNullable<QuestionTurn['calls']> {
  return calls.slice(0, MAX_CALLS).map(({ tool, args }) => ({
    tool,
    args: JSON.stringify(args).length > MAX_CALL_LENGTH ? {} : { ...args },
  }))
}
const MAX_CALLS = 4
const MAX_CALL_LENGTH = 1000

type IntentData = Pick<AnswerFacts, 'today' | 'cities' | 'rates'> & { others: readonly CityRef[] }

async function loadCitiesWithoutGuide(): Promise<readonly CityRef[]> {
  const [guides, all] = await Promise.all([loadCities(), loadClimateCities()])
  return all.filter(({ id }) => !guides?.some((one) => one.id === id))
}

/** The places that the answer before showed, for "the second one". */
async function placesListed(before: readonly ToolCall[], data: IntentData): Promise<string[]> {
  const call = before.find(({ tool }) => tool === 'places.find')
  const card = call && (await answerOneCall(call, data))
  return card?.kind === 'places' ? card.rows.map(({ name }) => name) : []
}

async function answerOneCall(
  call: ToolCall,
  data: IntentData,
  { isGathered = false } = {},
): Promise<CompanionAnswer> {
  const facts = await gatherFacts(call, { ...data, home: homeCountry() }, DEVICE_FACTS)
  const card = await runOnDevice<CompanionAnswer>(call, makeExecutors(facts), ({ tool, args }) =>
    tool === 'plan.change'
      ? { kind: 'proposal', change: args }
      : { kind: 'page', tool, path: CHANGE_PATHS[tool] ?? '/itinerary' },
  )
  const town = townOf(call, data.cities)
  // Once: a guide that was made and cannot be read would be made for ever.
  const lacksGuide = !isGathered && card.kind === 'not-known' && card.what === 'guide'
  return town && lacksGuide
    ? { kind: 'unguided', city: town, answer: () => answerOneCall(call, data, { isGathered: true }) }
    : card
}

/** The town of a call that only the list of towns knows. */
function townOf({ args }: ToolCall, cities: readonly City[]): City | undefined {
  const id = 'city' in args ? args.city : undefined
  return cities.find((one) => one.id === id && 'town' in one)
}

const CHANGE_PATHS: Partial<Record<ToolCall['tool'], string>> = { 'saved.add': '/dashboard' }

/** The passports of the profile, for a question that names none. */
function withOwnPassports(call: ToolCall): ToolCall {
  const { passports } = preferences()
  if (call.tool !== 'visa.check' || call.args.passports?.length || passports.length === 0) return call
  return { tool: 'visa.check', args: { ...call.args, passports } }
}
