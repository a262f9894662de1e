import { countryWithArticle } from '../../base/country-with-article.ts'
import { fillText } from '../../base/text.ts'
import { hasAmbulance, listMedicalContacts, type MedicalContact } from '../../destination/countries/index.ts'
import { type BorderLocation, type EmergencyNumbersRow, groupNumbers } from '../advice/index.ts'
import { type DiplomaticMission, risksMessages } from '../risks/index.ts'
import { emergencyAnswerMessages } from './emergency-answer.messages.ts'
import type { EmergencyInfo } from './emergency-info.contract.ts'
import type { NearestHelp } from './nearest-help.rules.ts'

const { texts } = emergencyAnswerMessages
const METRES_PER_KILOMETRE = 1000

export type EmergencyInfoInput = {
  /** Null on the open sea. */
  here: BorderLocation | null
  /** By the code of a country or territory; null without a row. */
  findNumbers: (code: string) => EmergencyNumbersRow | null
  /** The missions in the country; null when we have none. */
  missions: readonly DiplomaticMission[] | null
  /** At most one of each kind. */
  nearest: readonly NearestHelp[]
  /** In the reader's language. */
  nameOf: (code: string) => string
}

/** The emergency contacts at a position; unknown fields stay null. */
export function toEmergencyInfo(facts: EmergencyInfoInput): EmergencyInfo {
  const { here, findNumbers, missions, nearest, nameOf } = facts
  const hospital = nearest.find(({ kind }) => kind === 'hospital')
  const row = here && findNumbers(here.numbersOf)
  const others = (here?.around ?? []).map((country) => ({ country, metres: here?.aroundMetres ?? 0 }))
  return {
    location: here && nameOf(here.code),
    country_code: here?.code ?? null,
    ...calledNumbers(row),
    medical_help: row ? listMedicalContacts(row) : [],
    hospital: hospital ? hospitalText(hospital) : null,
    nearest: [...nearest],
    embassy: missions && missions.length > 0 ? embassyText(missions, nameOf) : null,
    local_info: [...caveats(facts, row), ...missingHelp(facts, row)].join(' '),
    raw_info: null,
    countries: here ? [{ country: here.numbersOf, metres: 0 }, ...others] : [],
    disputed: [...(here?.disputed ?? [])],
    isCertain: others.length === 0 && row !== null && row.emergencyCertain,
  }
}

function calledNumbers(row: EmergencyNumbersRow | null) {
  const { police, ambulance, fire, general, touristPolice } = row?.emergency ?? NO_NUMBERS
  return { police, medical: ambulance, fire, general_emergency: general, tourist_police: touristPolice }
}

function caveats(
  { here, findNumbers, nameOf }: EmergencyInfoInput,
  row: EmergencyNumbersRow | null,
): string[] {
  if (!here) return [texts.nowhere]
  const inText = (code: string) =>
    isCode(code) ? countryWithArticle(nameOf(code), code, 'en') : nameOf(code)
  const country = inText(here.code)
  const { sovereign } = here
  const sentences = [
    sovereign === null
      ? fillText(texts.here, { country })
      : fillText(texts['here.territory'], { country, sovereign: inText(sovereign) }),
  ]
  if (here.disputed.length > 1)
    sentences.push(fillText(texts.disputed, { countries: here.disputed.map(nameOf).join(', ') }))
  if (row === null) sentences.push(fillText(texts.unlisted, { country: inText(here.numbersOf) }))
  else sentences.push(...numberCaveats(here, row, inText))
  if (here.around.length > 0) {
    const countries = here.around.map((code) => {
      const numbers = groupNumbers(findNumbers(code)?.emergency ?? NO_NUMBERS).map(({ number }) => number)
      const text = numbers.length > 0 ? texts['others.one'] : texts['others.bare']
      return fillText(text, { country: nameOf(code), numbers: numbers.join(', ') })
    })
    sentences.push(fillText(texts.others, { countries: countries.join('; ') }))
  }
  return sentences
}

/** The contacts to call when no place with help is known. */
function missingHelp({ here, nearest }: EmergencyInfoInput, row: EmergencyNumbersRow | null): string[] {
  if (here === null || nearest.some(({ metres }) => metres !== null)) return []
  const [first] = row ? listMedicalContacts(row) : []
  return [first ? fillText(texts['nearest.none.call'], { call: contactText(first) }) : texts['nearest.none']]
}

/** Names the state whose numbers they are, so that they never look like local ones. */
function numberCaveats(
  here: BorderLocation,
  row: EmergencyNumbersRow,
  inText: (code: string) => string,
): string[] {
  const sentences: string[] = []
  if (row.code !== here.code) {
    const names = { country: inText(isCode(row.code) ? row.code : here.code), place: row.name }
    sentences.push(fillText(isCode(row.code) ? texts.run : texts.apart, names))
  }
  if (row.follows !== null) sentences.push(fillText(texts.follows, { country: inText(row.follows) }))
  if (groupNumbers(row.emergency).length === 0) sentences.push(texts.none)
  const doubted = groupNumbers(row.emergency, row.emergencyDoubts).flatMap(({ number, isSure }) =>
    isSure ? [] : number,
  )
  if (doubted.length > 0) sentences.push(fillText(texts['unsure.some'], { numbers: doubted.join(', ') }))
  else if (!row.emergencyCertain) sentences.push(texts.unsure)
  const calls = listMedicalContacts(row)
  if (calls.length > 0 && !hasAmbulance(calls, row.emergencyDoubts))
    sentences.push(
      fillText(texts['medical.none'], {
        country: inText(row.code),
        calls: calls.map(contactText).join('; '),
      }),
    )
  return sentences
}

function contactText({ by, name, place, number }: MedicalContact): string {
  if (name !== null && place !== null) return fillText(texts['medical.placed'], { name, place, number })
  if (name !== null) return fillText(texts['medical.named'], { name, number })
  return by === 'police' || by === 'fire' ? fillText(texts[`medical.${by}`], { number }) : number
}

function isCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

const NO_NUMBERS = { general: null, police: null, ambulance: null, fire: null, touristPolice: null }

function hospitalText({ name, address, phone, metres }: NearestHelp): string {
  const where = fillText(texts.hospital, { name: name ?? '', distance: kilometres(metres ?? 0) })
  return [where, address, phone].filter(Boolean).join(', ')
}

function embassyText(missions: readonly DiplomaticMission[], nameOf: (code: string) => string): string {
  const ofKnownKind = missions.filter(({ kind }) => kind !== 'unknown')
  const lines = ofKnownKind.map(({ sender, kind, city, country, also, isCertain }) => {
    const place = country === null ? '' : countryWithArticle(nameOf(country), country, 'en')
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
  return metres < 10 * METRES_PER_KILOMETRE
    ? (metres / METRES_PER_KILOMETRE).toFixed(1)
    : String(Math.round(metres / METRES_PER_KILOMETRE))
}
