import { cleanText } from './found-parts.rules.ts'
import { weekdaysOf } from './weekdays.rules.ts'

/** The track, the platform, or the hall of a station: where the train stands, and no part of where it leaves. */
const TRACK =
  /[\s,;(]*(?<!\p{L})(?:gleis|gl\.|platform|track|bay|stance|stand|bahnsteig|bussteig|dársena|voie|quai|binario|bin\.|vía|andén|linha|spoor|perron|tor|peron|nástupiště|spår|spor)\s?(?:\d{1,3}\s?[a-z]?(?:[-–/]\d{1,3})?|[A-Z])(?!\p{L}|\d)\)?/giu
const SMALL_WORDS = /(?<!\p{L})(?:at|um|à|on|am|pm|a\.m\.|p\.m\.|ore|alle|uhr|hrs?|kl\.?)(?!\p{L})/giu
const DOUBT = /^(?:tbc|tba|n\/a|terminal\s?\w{0,2})$/i

/** A place in what is left of a line without its day and its time; null where that names none. A day of the week is no place. */
export function placeName(text: string): string | null {
  const parts = cleanText(text.replace(TRACK, ' ').replace(SMALL_WORDS, ' '), 300)
    .split(/\s*[,;·|]\s*|\s+[–-]\s*$|^\s*[–-]\s+/)
    .map((part) => withoutWeekday(part.replace(/^[\s–:-]+|[\s–:-]+$/g, '').replace(/\(\s*\)/g, '')))
    .filter((part) => part !== '' && !DOUBT.test(part))
  const name = parts.join(', ')
  return /\p{L}{2}/u.test(name) ? name : null
}

/** A part of a line without the day of the week at its beginning or end. */
function withoutWeekday(part: string): string {
  const words = part.split(/\s+/)
  const isDay = (word = '') => weekdaysOf(word) !== undefined
  if (words.length === 1) return isDay(words[0]) ? '' : part
  const isLong = (word = '') => isDay(word) && word.length > 5
  const [from, to] = [isLong(words[0]) ? 1 : 0, isLong(words.at(-1)) ? -1 : undefined]
  return words.slice(from, to).join(' ')
}
