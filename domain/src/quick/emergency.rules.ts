import { inSentence } from '../base/in-sentence.ts'
import { fillText } from '../base/text.ts'
import { hasAmbulance, type ListedCountry, type MedicalCall, medicalCalls } from '../countries/index.ts'
import { type Mission, risksMessages } from '../risks/index.ts'
import { type CountryNear, numbersOf } from '../safety/index.ts'
import type { EmergencyInfo } from './emergency.contract.ts'
import { emergencyAnswerMessages } from './emergency-answer.messages.ts'

const { texts } = emergencyAnswerMessages
const KILOMETRE = 1000

/** A hospital that somebody else's map knows. */
export type Hospital = { name: string; address: string | null; phone: string | null; metres: number }

export type EmergencyFacts = {
  /** The likeliest first. */
  near: readonly CountryNear[]
  /** By its code; null where our table has no row. */
  findCountry: (code: string) => ListedCountry | null
  /** Of the likeliest country; null where we hold none. */
  missions: readonly Mission[] | null
  hospital: Hospital | null
  /** In the reader's language. */
  nameOf: (code: string) => string
}

/** What is known of whom to call where one is; nothing is filled in that is not. */
export function toEmergencyInfo(facts: EmergencyFacts): EmergencyInfo {
  const { near, findCountry, missions, hospital, nameOf } = facts
  const [first] = near
  const row = first ? findCountry(first.country) : null
  return {
    location: first ? nameOf(first.country) : null,
    police: row?.emergency.police ?? null,
    medical: row?.emergency.ambulance ?? null,
    fire: row?.emergency.fire ?? null,
    general_emergency: row?.emergency.general ?? null,
    tourist_police: row?.emergency.touristPolice ?? null,
    medical_help: row ? medicalCalls(row) : [],
    hospital: hospital && hospitalText(hospital),
    embassy: missions && missions.length > 0 ? embassyText(missions, nameOf) : null,
    local_info: doubts(facts, row).join(' '),
    raw_info: null,
    countries: near.map(({ country, metres }) => ({ country, metres: Math.round(metres) })),
    isCertain: near.length === 1 && row !== null && row.emergencyCertain,
  }
}

function doubts({ near, findCountry, nameOf }: EmergencyFacts, row: ListedCountry | null): string[] {
  const [first, ...others] = near
  if (!first) return [texts.nowhere]
  const country = inSentence(nameOf(first.country), first.country, 'en')
  const said = [fillText(texts.likely, { country, distance: kilometres(first.metres) })]
  if (row === null) said.push(fillText(texts.unlisted, { country }))
  else if (numbersOf(row.emergency).length === 0) said.push(texts.none)
  if (row?.emergencyCertain === false) said.push(texts.unsure)
  const calls = row ? medicalCalls(row) : []
  if (calls.length > 0 && !hasAmbulance(calls))
    said.push(fillText(texts['medical.none'], { country, calls: calls.map(callText).join('; ') }))
  if (others.length > 0) {
    const countries = others.map(({ country: code }) => {
      const numbers = numbersOf(findCountry(code)?.emergency ?? NO_NUMBERS).map(({ number }) => number)
      const text = numbers.length > 0 ? texts['others.one'] : texts['others.bare']
      return fillText(text, { country: nameOf(code), numbers: numbers.join(', ') })
    })
    said.push(fillText(texts.others, { countries: countries.join('; ') }))
  }
  return said
}

function callText({ by, name, place, number }: MedicalCall): string {
  if (name !== null && place !== null) return fillText(texts['medical.placed'], { name, place, number })
  if (name !== null) return fillText(texts['medical.named'], { name, number })
  return by === 'police' || by === 'fire' ? fillText(texts[`medical.${by}`], { number }) : number
}

const NO_NUMBERS = { general: null, police: null, ambulance: null, fire: null, touristPolice: null }

function hospitalText({ name, address, phone, metres }: Hospital): string {
  const where = fillText(texts.hospital, { name, distance: kilometres(metres) })
  return [where, address, phone].filter(Boolean).join(', ')
}

function embassyText(missions: readonly Mission[], nameOf: (code: string) => string): string {
  const known = missions.filter(({ kind }) => kind !== 'unknown')
  const lines = known.map(({ sender, kind, city, country, also, isCertain }) => {
    const place = country === null ? '' : inSentence(nameOf(country), country, 'en')
    const post = [
      fillText(risksMessages.texts[`post.${kind}`], { city: city ?? '', country: place }),
      ...(also.length > 0 ? [also.join(', ')] : []),
    ].join('; ')
    const checked = isCertain ? post : fillText(texts.check, { post })
    return fillText(texts.embassies, { sender: nameOf(sender), post: checked })
  })
  return lines.join('\n')
}

function kilometres(metres: number): string {
  return metres < 10 * KILOMETRE ? (metres / KILOMETRE).toFixed(1) : String(Math.round(metres / KILOMETRE))
}
