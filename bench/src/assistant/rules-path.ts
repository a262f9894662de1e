import { readdirSync, readFileSync } from 'node:fs'
import {
  type AnswerFacts,
  answerIntent,
  type CompanionContext,
  intentOfCall,
  mayBeForeign,
  withBefore,
  withPlaceCity,
} from '@tripwright/domain/assistant/conversation'
import { loadLanguages, parseEnglish } from '@tripwright/domain/assistant/multilingual'
import type { ClimateFile } from '@tripwright/domain/destination/climate'
import { type Guide, type GuideFile, toGuide } from '@tripwright/domain/destination/places'
import type { EvalQuestion } from './questions.ts'
import type { MadeCall } from './score.ts'

const { parseInAnyLanguage } = await loadLanguages()
const DATA = new URL('../../../data/', import.meta.url)
const DEFAULT_DAY = '2026-11-21'

// The files of this repository, which the tests of their features hold against their schemas.
const readJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, DATA)).filter((name) => name.endsWith('.json'))

/** Reads the last turn of a question as the page without a model does, from the facts of this repository. */
export function makeRulesPath(): (question: EvalQuestion) => MadeCall[] {
  const guides = filesIn('guides/').map((name) => toGuide(readJson<GuideFile>(`guides/${name}`)))
  const cities = guides.map(({ city }) => city)
  const others = filesIn('climate/')
    .flatMap((name) => readJson<ClimateFile>(`climate/${name}`).rows)
    .filter(({ id }) => !cities.some((city) => city.id === id))
  const rates = readJson<{ base: string; rates: Record<string, unknown> }>('rates.json')
  const currencies = [rates.base, ...Object.keys(rates.rates)]
  return ({ turns, context: { today = DEFAULT_DAY } = {} }) => {
    let before: CompanionContext['before'] = []
    let calls: CompanionContext['before'] = []
    for (const { say } of turns) {
      const listed = listedBy(before, guides, today)
      const context = { today, cities, others, currencies, before, listed }
      calls = mayBeForeign(say) ? parseInAnyLanguage(say, context).calls : parseEnglish(say, context)
      calls = calls.map((call) => withPlaceCity(call, guides))
      before = withBefore(calls, before)
    }
    return [...calls]
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
