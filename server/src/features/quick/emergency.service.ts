import type { Output } from '@tripwright/domain/base/contract'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import { type ListedCountry, toListed } from '@tripwright/domain/countries'
import { type getEmergencyInfo, type Hospital, toEmergencyInfo } from '@tripwright/domain/quick'
import { toRisks } from '@tripwright/domain/risks'
import { listRows } from '#features/countries/index.ts'
import { listRiskRows } from '#features/risks/index.ts'
import type { Config } from '#platform/config/config.ts'
import { findRegionPlaces } from './region-places.service.ts'
import { findCountriesNear, TOWNS_SOURCE } from './towns.service.ts'

const SOURCE = 'Tripwright country table'
/** Beyond this the nearest hospital that we know is hardly the nearest one. */
const HOSPITAL_METRES = 30_000

type Answer = Omit<Output<typeof getEmergencyInfo>, 'location' | 'generated_at'>

/** Whom to call at a position, from our own tables and the regions of this server: nobody else is asked. */
export async function emergencyAt(
  config: Config,
  here: Position,
  language: string,
  today: IsoDate,
): Promise<Answer> {
  const near = await findCountriesNear(here)
  const [first] = near
  const framed = first && listRows().get(first.country)
  const risks = first && listRiskRows().get(first.country)
  const { places, attributions } = await findRegionPlaces(config, here, HOSPITAL_METRES)
  const hospital = nearestHospital(here, places)
  const emergency_info = toEmergencyInfo({
    near,
    findCountry: (code) => findCountry(code, today),
    missions: risks ? toRisks(risks.row, risks.frame, today).missions : null,
    hospital,
    nameOf: namesIn(language),
  })
  const source = [framed?.frame.source ?? SOURCE, TOWNS_SOURCE, ...(hospital ? attributions : [])].join('; ')
  return {
    emergency_info,
    asOf: framed?.frame.asOf ?? null,
    source,
    written: framed?.frame.written ?? null,
    checked: framed?.row.checked?.emergency ?? null,
  }
}

function findCountry(code: string, today: IsoDate): ListedCountry | null {
  const framed = listRows().get(code)
  return framed ? toListed(framed.row, framed.frame, today) : null
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
function namesIn(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames([...known(tag), 'en'], { type: 'region' })
  return (code) => names.of(code) ?? code
}

function known(tag: string): string[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag.replaceAll('_', '-'))
  } catch {
    return []
  }
}
