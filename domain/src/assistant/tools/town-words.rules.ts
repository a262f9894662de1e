import { mayNamePlace, wordList } from '../language/index.ts'
import type { ToolCall } from './registry.rules.ts'

/** What is missing where a place was not understood. */
const PLACES = ['city', 'cities', 'place', 'country', 'destination', 'to', 'request']
const MAX_WORDS = 4

/** Whether a question was read, and only its place was not, or nothing of it. */
export function lacksPlace(calls: readonly ToolCall[]): boolean {
  return calls.some((call) => {
    // "What about Lecce instead?" is beyond us as long as nobody knows Lecce.
    if (call.tool === 'refuse') return true
    if (call.tool !== 'ask-back') return false
    const { missing, args } = call.args
    const isKnown = ['city', 'country', 'cities'].some((name) => name in Object(args))
    return missing === undefined || missing === 'to' || (PLACES.includes(missing) && !isKnown)
  })
}

/** A name with its little words: "San Gimignano", "Sant Joan d’Alacant", "Stratford-upon-Avon". */
const CAPITALS =
  /\p{Lu}[\p{L}\p{M}'’-]+(?:(?:[ -](?:de|del|della|delle|di|da|do|dos|la|le|les|el|los|am|an der|im|sur|sous|upon|on|of|the|y|e|d[’']|l[’']))?[ -]?\p{Lu}[\p{L}\p{M}'’-]+)*/gu
/** Words before a place, in languages that write it in Latin or Cyrillic letters. */
const PREPOSITIONS =
  'in|to|from|at|around|near|visit|visiting|see|via|nach|für|um|bei|à|a|au|en|em|para|per|naar|voor|till|til|w|do|v|u|na|ke|di|ở|tới|в|во|до|у|из'
const BEHIND = new RegExp(
  `(?<=(?:^| )(?:${PREPOSITIONS}) )[\\p{L}\\p{M}'’-]{3,}(?: [\\p{L}\\p{M}'’-]{3,})?`,
  'gu',
)
const IS_BEHIND = new RegExp(`(?:^|\\s)(?:${PREPOSITIONS})\\s+$`, 'iu')
/** Towns have these names too, but hardly anybody means them who writes no capitals. */
const COMMON = new Set(
  wordList(
    'spring, summer, autumn, fall, winter, beach, beaches, mountain, mountains, hotel, hotels, hostel, bed, airport, station, city, town, country, europe, asia, africa, america, home, work, school, party, family, kids, children, friends, people, person, two, three, four, five, couple, couples, student, students, baby, toddler, money, euros, euro, dollars, pounds, cash, card, english, german, french, spanish, italian, dinner, lunch, breakfast, food, drinks, shopping, nature, hiking, sights, museum, museums, something, somewhere, anything, anywhere, advance, general, total, cheap, budget, free, sale, case, order, march, august, sunday, easter, christmas, weekend, week, month, night, nights, days, hour, hours, minutes, noon, midnight, vegan, vegetarian, halal, kosher, phone, wifi, internet, visa, passport, doctor, pharmacy, hospital, police, bank, market, restaurant, bar, cafe, pub, train, bus, flight, plane, car, taxi, boat, ferry, bike, foot, rent, hire, book, buy, eat, drink, sleep, stay, walk, drive, travel, them, him, her, here, there, where, which, what',
  ),
)

/** What is said before the place of a journey: there nobody names a sight or a thing. */
const JOURNEY =
  /(?<=(?:^|\s)(?:days?|nights?|weeks?|weekend|trip|holidays?|vacation|weather|hotels?|restaurants?|museums?|sights?|beach|beaches|to see|to do|to eat|to go|how far|travel|travelling|fly|flying|going|go|tage|woche|wochenende|urlaub|wetter|jours|semaine|week-end|météo|días|semana|giorni|settimana|dias|dagen) (?:in|to|is|for|nach|à|en|a|em|naar) )[\p{L}\p{M}'’-]{3,}(?:[ -][\p{L}\p{M}'’-]{3,}){0,2}/giu

/** The words of a text that may be the name of a town, the longest first; four at most. */
export function townWordsIn(text: string): string[] {
  const cased = [...text.matchAll(CAPITALS)]
  const behind = cased.filter(({ index }) => IS_BEHIND.test(text.slice(0, index)))
  const inside = cased.filter(({ index }) => index > 0)
  // German writes every noun with a capital, and every sentence begins with one.
  const named = [behind, inside, cased].find((one) => one.length > 0) ?? []
  const plain = [...text.matchAll(BEHIND)].flatMap(([one]) => beginningsOf(one))
  const whole = text.trim().split(/\s+/).length <= 3 ? [text.replace(/[?!.,]+/gu, '').trim()] : []
  return likelyNames([...(cased.length > 0 ? named.map(([name]) => name) : plain), ...whole])
}

/** The words that say where a journey goes: they may name a town although the talk is about another. */
export function journeyWordsIn(text: string): string[] {
  return likelyNames([...text.matchAll(JOURNEY)].flatMap(([one]) => beginningsOf(one)))
}

/** "sardinia with kids", "sardinia with", "sardinia". */
function beginningsOf(said: string): string[] {
  const words = said.split(' ')
  return words.map((_, at) => words.slice(0, words.length - at).join(' '))
}

function likelyNames(found: readonly string[]): string[] {
  return [...new Set(found)]
    .filter((name) => mayNamePlace(name, []) && !COMMON.has(name.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_WORDS)
}
