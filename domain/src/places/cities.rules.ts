import { foldedText } from '../base/folded-text.ts'

/** A city that can be suggested: its English name, its country (ISO 3166-1 alpha-2), and other names it goes by. */
export type KnownCity = { name: string; country: string; also?: readonly string[] }

/** A shorter text is one slip away from too much. */
const SHORTEST_WITH_SLIP = 4
/** The rank of what is found without forgiving anything, or higher. */
const WITHOUT_SLIP = 3

/**
 * The cities that a text may mean, best first: by the whole name, its beginning, or the beginning of one of its words. Where
 * none is found, one slip is forgiven (a letter wrong, missing, too many, or two swapped). Of equals, the one that stands earlier.
 */
export function suggestCities<C extends KnownCity>(text: string, cities: readonly C[], most: number): C[] {
  const said = foldedText(text)
  if (said === '') return []
  const ranked = cities.map((city) => {
    const names = [city.name, ...(city.also ?? [])]
    return { city, rank: Math.max(...names.map((name) => rankOf(said, foldedText(name)))) }
  })
  const least = ranked.some(({ rank }) => rank >= WITHOUT_SLIP) ? WITHOUT_SLIP : 1
  return ranked
    .filter(({ rank }) => rank >= least)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ city }) => city)
}

function rankOf(said: string, name: string): number {
  const later = name.split(' ').map((_, at, words) => words.slice(at).join(' '))
  if (name === said) return 5
  if (name.startsWith(said)) return 4
  if (later.some((words) => words.startsWith(said))) return WITHOUT_SLIP
  if (said.length < SHORTEST_WITH_SLIP) return 0
  if (beginsWithSlip(name, said)) return 2
  return later.some((words) => beginsWithSlip(words, said)) ? 1 : 0
}

/** Whether a text would begin with what was said, had one slip not been made. */
function beginsWithSlip(text: string, said: string): boolean {
  let same = 0
  while (same < said.length && said[same] === text[same]) same += 1
  const [meant, typed] = [text.slice(same), said.slice(same)]
  return (
    meant.slice(1).startsWith(typed.slice(1)) ||
    meant.slice(1).startsWith(typed) ||
    meant.startsWith(typed.slice(1)) ||
    (typed.length > 1 && meant.startsWith(`${typed[1]}${typed[0]}${typed.slice(2)}`))
  )
}
