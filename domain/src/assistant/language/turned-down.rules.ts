import { normalizeWords, wordList } from '../../base/text-matching.ts'
import { findCountry } from './country-names.rules.ts'
import { UNHELD_WISHES } from './doubt-words.data.ts'
import { findCities, type NamedCity } from './place-names.rules.ts'

const MAX_NAME_WORDS = 3
/** What stands in English before a place, or a day, of which another one is meant. */
const NOT =
  /(?<!\b(?:why|or|if|whether) )\b(?:not|rather than|instead of)(?: going| flying| travell?ing| heading)?(?: (?:in|to|from|for|the))*(?= )/gi
const NOT_MEANT = /\bi (?:don['’]?t|do not) (?:mean|want to know)\b[^,.;!?]*[,.;!?]/gi
const DAY = '(?:this |next |the )?(?:\\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const notDay = () =>
  new RegExp(`\\bnot ((?:from|on|until|till) )?${DAY},? but (?:from |on |until |till )?`, 'gi')

/**
 * An English question without the place, or the day, that it says is not meant: "not Rome but Florence", "I don't mean the plugs in England,
 * I mean in Italy", "not this Saturday but the 30th". As it is where nothing else would be left.
 */
export function withoutTurnedDown(text: string, cities: readonly NamedCity[]): string {
  if (!/(?:\bnot|n['’]?t|\brather than|\binstead of)\b/i.test(text)) return text
  const isPlaceIn = (said: string) => findCities(said, cities).length > 0 || findCountry(said) !== null
  let left = text.replace(notDay(), (_, link) => link ?? 'on ')
  for (const { 0: clause } of text.matchAll(NOT_MEANT)) {
    const without = left.replace(clause, ' ')
    if (isPlaceIn(clause) && isPlaceIn(without)) left = without
  }
  for (const { 0: negation, index } of text.matchAll(NOT)) {
    const words = /^ ([^,.;!?]*)/.exec(text.slice(index + negation.length))?.[1]?.split(' ') ?? []
    const name = firstName(words, isPlaceIn)
    const without = name === undefined ? left : left.replace(`${negation} ${name}`, ' ').replaceAll(name, ' ')
    if (isPlaceIn(without)) left = without
  }
  return left
}

/** The words at the beginning that name a place, as many as belong to its name. */
function firstName(words: readonly string[], isPlaceIn: (said: string) => boolean): string | undefined {
  const lengths = Array.from({ length: MAX_NAME_WORDS }, (_, at) => at + 1)
  const said = lengths.map((length) => words.slice(0, length).join(' '))
  return said.find((name) => name !== '' && isPlaceIn(name))
}

const SEARCHES = ['stays.search', 'flights.search', 'cars.search']
const UNHELD = [...new Set(wordList(UNHELD_WISHES))].sort((a, b) => b.length - a.length)

/**
 * What a question asks of a search that the search cannot take, as it was said: "a dog". None for other tools, and where what is
 * wished for is to be left away ("no breakfast").
 */
export function leftOutOf(tool: string, text: string): string[] {
  if (!SEARCHES.includes(tool)) return []
  let spoken = normalizeWords(text)
  const found: { at: number; said: string }[] = []
  for (const wish of UNHELD) {
    const match = new RegExp(` ((?:an? |\\d |two |our |my |the )?${wish})(?= )`).exec(spoken)
    if (!match?.[1]) continue
    const isDeclined = / (?:no|without|not) $/.test(spoken.slice(0, match.index + 1))
    if (!isDeclined) found.push({ at: match.index, said: match[1].replace(/^(?:our|my|the) /, '') })
    // A part of what was found is not found again: "swimming pool".
    spoken = spoken.replaceAll(wish, '·'.repeat(wish.length))
  }
  return found.sort((a, b) => a.at - b.at).map(({ said }) => said)
}
