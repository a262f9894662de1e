import { UNHELD_WISHES } from './doubt-words.data.ts'
import { normalizeWords, wordList } from './text-matching.rules.ts'

const SEARCHES = ['stays.search', 'flights.search', 'cars.search']
const WISHES = [...new Set(wordList(UNHELD_WISHES))].sort((a, b) => b.length - a.length)

/**
 * What a question asks of a search that the search cannot take, as it was said: "a dog". None for other tools, and where what is
 * wished for is to be left away ("no breakfast").
 */
export function leftOutOf(tool: string, text: string): string[] {
  if (!SEARCHES.includes(tool)) return []
  let spoken = normalizeWords(text)
  const found: { at: number; said: string }[] = []
  for (const wish of WISHES) {
    const match = new RegExp(` ((?:an? |\\d |two |our |my |the )?${wish})(?= )`).exec(spoken)
    if (!match?.[1]) continue
    const isDeclined = / (?:no|without|not) $/.test(spoken.slice(0, match.index + 1))
    if (!isDeclined) found.push({ at: match.index, said: match[1].replace(/^(?:our|my|the) /, '') })
    // A part of what was found is not found again: "swimming pool".
    spoken = spoken.replaceAll(wish, '·'.repeat(wish.length))
  }
  return found.sort((a, b) => a.at - b.at).map(({ said }) => said)
}
