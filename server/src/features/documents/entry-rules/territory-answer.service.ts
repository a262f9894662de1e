import { readFileSync } from 'node:fs'
import { fillText } from '@tripwright/domain/base/text'
import {
  listTerritoryRequirements,
  requirementMessages,
  type TerritoryAnswers,
  type TerritoryRequirement,
  territoryAdvice,
} from '@tripwright/domain/documents/entry-rules'
import { listCountryRows, readTerritories } from '#features/destination/countries/index.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'

const { texts } = requirementMessages

let answers: TerritoryAnswers | null = null

/** What a passport needs for the territories of which something is known; the file is read on first use. */
export function listTerritoryRows(passport: string): TerritoryRequirement[] {
  answers ??= JSON.parse(
    readFileSync(new URL('../../../../../data/entry-rules/territory-answers.json', import.meta.url), 'utf8'),
  ) as TerritoryAnswers
  const { matrix } = loadVisaMatrix()
  return listTerritoryRequirements(passport, answers, (state) => matrix.get(state)?.get(passport))
}

/** The reason why a territory has no answer of its own and the authority to ask; null for a code that is no territory. */
export function territoryAnswer(code: string, as: 'passport' | 'destination'): string | null {
  const territory = readTerritories().rows.find((row) => row.code === code)
  const advice = territory ? territoryAdvice(territory, as) : null
  if (!territory || !advice) return null
  const state = listCountryRows().get(advice.state)?.row.name ?? advice.state
  const values = { place: territory.name, state }
  const sentences = [fillText(texts[advice.text], values)]
  if (advice.ask)
    sentences.push(fillText(texts['territory.ask'], { authority: advice.ask.name, page: advice.ask.url }))
  else if (as === 'destination') sentences.push(fillText(texts['territory.ask.state'], values))
  return sentences.join(' ')
}
