import type { RequirementKey } from './requirement.messages.ts'

type EntryOfTerritory = {
  rules: 'same' | 'differs' | 'own'
  state: string
  ask?: { name: string; url: string } | undefined
}
type TerritoryOfAdvice = { sovereign: string | null; facts?: { entry: EntryOfTerritory } | undefined }

/** Why there is no answer, as a text, and whom to ask: an authority, or the state by its code. */
type TerritoryAdvice = { text: RequirementKey; state: string; ask: { name: string; url: string } | null }

/** Islands and places whose people carry a passport of their state, none with a name of its own. */
const BRITISH = 'GB'

/** What to tell somebody from a territory, or bound for one of whose rules we do not know enough; null without its facts. */
export function territoryAdvice(
  { sovereign, facts }: TerritoryOfAdvice,
  as: 'passport' | 'destination',
): TerritoryAdvice | null {
  if (!facts) return null
  const { rules, state, ask = null } = facts.entry
  if (as === 'destination') return { text: `territory.${rules}`, state, ask }
  if (sovereign === null) return { text: 'territory.passport.none', state, ask: null }
  const kind = sovereign === BRITISH ? 'british' : 'state'
  return { text: `territory.passport.${kind}`, state: sovereign, ask: null }
}
