import { fillText } from '@tripwright/domain/base/text'
import { requirementMessages } from '@tripwright/domain/documents/entry-rules'
import { listCountryRows, readTerritories } from '#features/destination/countries/index.ts'

const { texts } = requirementMessages

/** The reason why a territory has no answer of its own and the authority to ask; null for a code that is no territory. */
export function territoryAnswer(code: string, as: 'passport' | 'destination'): string | null {
  const territory = readTerritories().rows.find((row) => row.code === code)
  if (!territory?.facts) return null
  const { rules, state } = territory.facts.entry
  const name = listCountryRows().get(state)?.row.name ?? state
  const key = as === 'passport' ? 'passport' : rules
  return fillText(texts[`server.territory.${key}`], { place: territory.name, state: name })
}
