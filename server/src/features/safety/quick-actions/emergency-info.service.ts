import type { Output } from '@tripwright/domain/base/contract'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import type { Provenance } from '@tripwright/domain/base/provenance'
import { NEAR_BORDER_METRES } from '@tripwright/domain/safety/advice'
import {
  type getEmergencyInfo,
  type Hospital,
  toEmergencyInfo,
} from '@tripwright/domain/safety/quick-actions'
import { toRisks } from '@tripwright/domain/safety/risks'
import {
  emergencyNumbersOf,
  listCountryRows,
  loadBorders,
  readTerritories,
} from '#features/destination/countries/index.ts'
import { listRiskRows } from '#features/safety/risks/index.ts'
import type { Config } from '#platform/config/config.ts'
import { findRegionPlaces } from './region-places.service.ts'

const SOURCE = 'Tripwright country table'
/** Beyond this the nearest hospital that we know is hardly the nearest one. */
const HOSPITAL_METRES = 30_000

type Answer = Omit<Output<typeof getEmergencyInfo>, 'location' | 'generated_at'>

/** Emergency numbers at a position, from our own tables and the regions of this server only. */
export async function findEmergencyInfo(
  config: Config,
  here: Position,
  language: string,
  today: IsoDate,
): Promise<Answer> {
  const { countryAt, emergencyCodesAround, BORDERS_SOURCE } = await loadBorders()
  const country = countryAt(here)
  const around = country ? emergencyCodesAround(here, NEAR_BORDER_METRES) : []
  const risks = country && listRiskRows().get(country.code)
  const { places, attributions } = await findRegionPlaces(config, here, HOSPITAL_METRES)
  const hospital = nearestHospital(here, places)
  const numbers = country && emergencyNumbersOf(country.numbersOf, today)
  const emergency_info = toEmergencyInfo({
    here: country && { ...country, around, aroundMetres: NEAR_BORDER_METRES },
    findNumbers: (code) => emergencyNumbersOf(code, today),
    missions: risks ? toRisks(risks.row, risks.frame, today).missions : null,
    hospital,
    nameOf: countryNamesIn(language, today),
  })
  const frame = numbers && provenanceOfNumbers(numbers.code)
  const source = [frame?.source ?? SOURCE, BORDERS_SOURCE, ...(hospital ? attributions : [])].join('; ')
  return {
    emergency_info,
    asOf: frame?.asOf ?? null,
    source,
    written: frame?.written ?? null,
    checked: numbers?.checked ?? null,
  }
}

/** Whence the numbers of a place are, and from when. */
function provenanceOfNumbers(code: string): Pick<Provenance, 'asOf' | 'source' | 'written'> {
  return listCountryRows().get(code)?.frame ?? readTerritories()
}

type Places = Awaited<ReturnType<typeof findRegionPlaces>>['places']

function nearestHospital(here: Position, places: Places): Hospital | null {
  const [nearest] = places
    .filter(({ kind }) => kind === 'hospital')
    .map((place) => ({ place, metres: metresBetween(here, place) }))
    .filter(({ metres }) => metres <= HOSPITAL_METRES)
    .sort((a, b) => a.metres - b.metres)
  if (!nearest) return null
  const { name, address = null, phone = null } = nearest.place
  return { name, address, phone, metres: nearest.metres }
}

/** Names of countries in a language of the reader's, else in English. What no engine knows as a language is none. */
function countryNamesIn(tag: string, today: IsoDate): (code: string) => string {
  const names = new Intl.DisplayNames([...supportedLocales(tag), 'en'], { type: 'region' })
  // A place that has no code has its English name.
  return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : emergencyNumbersOf(code, today)?.name) ?? code
}

function supportedLocales(tag: string): string[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag.replaceAll('_', '-'))
  } catch {
    return []
  }
}
