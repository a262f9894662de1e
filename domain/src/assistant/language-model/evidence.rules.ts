import { isIsoDate, weekdayOf } from '../../base/dates.ts'
import { findCountries, normalizeWords } from '../language/index.ts'
import { type Claims, claimsOf } from './claims.rules.ts'
import type { ToolView } from './tool-view.rules.ts'

/** What the results of tools say; the only facts that a sentence of a model may repeat. */
export type Evidence = {
  numbers: Set<number>
  times: Set<string>
  months: Set<number>
  /** `5-17` for the 17th of May. */
  days: Set<string>
  weekdays: Set<number>
  /** `120 EUR` for each sum; and the currencies. */
  sums: Set<string>
  currencies: Set<string>
  /** Numbers of free texts, which may be prices that no field holds. */
  textNumbers: Set<number>
  /** ISO 3166-1 alpha-2. */
  countries: Set<string>
  /** Every word, without accents and capitals. */
  words: Set<string>
}

/** Evidence of nothing, for a model that has not called a tool yet. */
export function noEvidence(): Evidence {
  return {
    numbers: new Set(),
    times: new Set(),
    months: new Set(),
    days: new Set(),
    weekdays: new Set(),
    sums: new Set(),
    currencies: new Set(),
    textNumbers: new Set(),
    countries: new Set(),
    words: new Set(),
  }
}

/** Countries are looked for in many short texts at once, because each search goes through every name. */
const MAX_SCAN = 1500

/** Adds what a result says. */
export function addEvidence(evidence: Evidence, view: ToolView): void {
  const texts: string[] = []
  addView(evidence, view, texts)
  let scan = ''
  for (const text of texts) {
    if (scan.length + text.length > MAX_SCAN) {
      addCountries(evidence, scan)
      scan = ''
    }
    scan += `${text}; `
  }
  addCountries(evidence, scan)
}

function addCountries(evidence: Evidence, text: string): void {
  for (const { code } of findCountries(text)) evidence.countries.add(code)
}

function addView(evidence: Evidence, view: ToolView, texts: string[]): void {
  if (typeof view === 'number') evidence.numbers.add(Math.abs(view))
  else if (typeof view === 'string') {
    addText(evidence, view)
    if (/[\p{Lu}\p{Lo}]\p{L}/u.test(view)) texts.push(view)
  } else if (isList(view)) for (const one of view) addView(evidence, one, texts)
  else if (typeof view === 'object' && view !== null) addFields(evidence, view, texts)
}

const isList = (view: ToolView): view is readonly ToolView[] => Array.isArray(view)

function addFields(evidence: Evidence, view: { readonly [key: string]: ToolView }, texts: string[]): void {
  const { amount, currency } = view
  if (typeof amount === 'string' && typeof currency === 'string') {
    evidence.sums.add(`${Number(amount)} ${currency}`)
    evidence.numbers.add(Number(amount))
    evidence.currencies.add(currency)
  } else if (typeof currency === 'string') evidence.currencies.add(currency)
  for (const [key, one] of Object.entries(view)) if (key !== 'amount') addView(evidence, one, texts)
}

const HOURS_DAYS = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/

function addText(evidence: Evidence, text: string): void {
  const [date = ''] = text.split(' ')
  if (isIsoDate(date)) evidence.weekdays.add(weekdayOf(date))
  // A range of weekdays, as opening hours write it, says something of each.
  if (HOURS_DAYS.test(text)) for (let day = 0; day < 7; day++) evidence.weekdays.add(day)
  addClaims(evidence, claimsOf(text))
  const country = /^([A-Z]{2}) \(/.exec(text)?.[1]
  if (country !== undefined) evidence.countries.add(country)
  for (const word of normalizeWords(text).trim().split(' ')) evidence.words.add(word)
}

function addClaims(evidence: Evidence, { numbers, times, months, days, weekdays }: Claims): void {
  for (const { values } of numbers)
    for (const value of values) {
      evidence.numbers.add(value)
      evidence.textNumbers.add(value)
    }
  for (const [time] of times)
    if (time !== undefined) {
      evidence.times.add(time)
      evidence.numbers.add(Number(time.slice(0, 2)))
    }
  for (const month of months) evidence.months.add(month)
  for (const readings of days)
    for (const { month, day } of readings) {
      evidence.days.add(`${month}-${day}`)
      evidence.months.add(month)
    }
  for (const day of weekdays) evidence.weekdays.add(day)
}
