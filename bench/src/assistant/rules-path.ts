import {
  type AnswerFacts,
  afterTurn,
  answerIntent,
  type CompanionContext,
  intentOfCall,
  mayBeForeign,
  withPlaceCity,
} from '@tripwright/domain/assistant/conversation'
import {
  loadLanguages,
  readEnglish,
  type SureCalls,
  surelyRead,
} from '@tripwright/domain/assistant/multilingual'
import type { Guide } from '@tripwright/domain/destination/places'
import { readJson, readPlaces } from './facts.ts'
import type { EvalQuestion } from './questions.ts'
import type { MadeCall } from './score.ts'

const { readInAnyLanguage } = await loadLanguages()
const DEFAULT_DAY = '2026-11-21'

/** Reads the last turn of a question as the page without a model does, from the facts of this repository. */
export function makeRulesPath(): (question: EvalQuestion) => MadeCall[] {
  const read = makeSureReader()
  return (question) => surelyRead(read(question))
}

/** The same with how sure it is of the last turn, and what it would ask instead. */
export function makeSureReader(): (question: EvalQuestion) => SureCalls {
  const { guides, cities, others } = readPlaces()
  const rates = readJson<{ base: string; rates: Record<string, unknown> }>('rates.json')
  const currencies = [rates.base, ...Object.keys(rates.rates)]
  return ({ turns, context: { today = DEFAULT_DAY } = {} }) => {
    let soFar: Pick<CompanionContext, 'before' | 'talk'> = { before: [] }
    let last: SureCalls = { calls: [], sure: 1, asking: null }
    let spokenBefore: string | undefined
    for (const { say } of turns) {
      const listed = listedBy(soFar.before, guides, today)
      const context = { today, cities, others, currencies, ...soFar, listed, spokenBefore }
      const read = mayBeForeign(say) ? readInAnyLanguage(say, context) : readEnglish(say, context)
      last = { ...read, calls: read.calls.map((call) => withPlaceCity(call, guides)) }
      soFar = afterTurn({ text: say, calls: surelyRead(last) }, context)
      spokenBefore = say
    }
    return last
  }
}

/** The places that the answer before showed. */
function listedBy(before: CompanionContext['before'], guides: readonly Guide[], today: string): string[] {
  const intent = before.map(intentOfCall).find((one) => one?.kind === 'places')
  if (!intent) return []
  const facts: AnswerFacts = {
    today,
    guides,
    cities: guides.map(({ city }) => city),
    holidays: {},
    rates: null,
  }
  const card = answerIntent(intent, facts)
  return card.kind === 'places' ? card.rows.map(({ name }) => name) : []
}
