import type { Output } from '@tripwright/domain/base/contract'
import type { IsoDate } from '@tripwright/domain/base/dates'
import type { Position } from '@tripwright/domain/base/geo'
import type { Provenance } from '@tripwright/domain/base/provenance'
import { NEAR_BORDER_METRES } from '@tripwright/domain/safety/advice'
import {
  findNearestHelp,
  type getEmergencyInfo,
  HELP_METRES,
  helpOfMission,
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

type Answer = Omit<Output<typeof getEmergencyInfo>, 'location' | 'generated_at'>

/** Emergency numbers at a position, from our own tables and the regions of this server only. */
export async function findEmergencyInfo(
  config: Config,
  here: Position,
  { language, passport }: { language: string; passport: string | null },
  today: IsoDate,
): Promise<Answer> {
  const { countryAt, emergencyCodesAround, BORDERS_SOURCE } = await loadBorders()
  const country = countryAt(here)
  const around = country ? emergencyCodesAround(here, NEAR_BORDER_METRES) : []
  const risks = country && listRiskRows().get(country.code)
  const { regions } = await findRegionPlaces(config, here, HELP_METRES)
  const mapped = findNearestHelp(here, regions, passport)
  const read = risks ? toRisks(risks.row, risks.frame, today) : null
  const isMapped = mapped.some(({ kind }) => kind === 'embassy')
  const mission = read && !isMapped ? helpOfMission(read.missions, passport, read) : null
  const numbers = country && emergencyNumbersOf(country.numbersOf, today)
  const emergency_info = toEmergencyInfo({
    here: country && { ...country, around, aroundMetres: NEAR_BORDER_METRES },
    findNumbers: (code) => emergencyNumbersOf(code, today),
    missions: read?.missions ?? null,
    nearest: mission ? [...mapped, mission] : mapped,
    nameOf: countryNamesIn(language, today),
  })
  const frame = numbers && provenanceOfNumbers(numbers.code)
  const source = [
    ...new Set([frame?.source ?? SOURCE, BORDERS_SOURCE, ...mapped.map((help) => help.source)]),
  ].join('; ')
  return {
    emergency_info,
    asOf: frame?.asOf ?? null,
    source,
    written: frame?.written ?? null,
    checked: numbers?.checked ?? null,
  }
}

/** Source and date of a place's emergency numbers. */
function provenanceOfNumbers(code: string): Pick<Provenance, 'asOf' | 'source' | 'written'> {
  return listCountryRows().get(code)?.frame ?? readTerritories()
}

/** Country names in the reader's language, else in English; also English for an unknown language. */
function countryNamesIn(tag: string, today: IsoDate): (code: string) => string {
  const names = new Intl.DisplayNames([...supportedLocales(tag), 'en'], { type: 'region' })
  // A place without a code gets its English name.
  return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : emergencyNumbersOf(code, today)?.name) ?? code
}

function supportedLocales(tag: string): string[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag.replaceAll('_', '-'))
  } catch {
    return []
  }
}
