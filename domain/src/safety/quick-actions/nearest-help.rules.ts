import { metresBetween, type Position } from '../../base/geo.ts'
import type { RegionManifest, RegionPlace } from '../../map/offline-maps/index.ts'
import type { DiplomaticMission } from '../risks/index.ts'

export const HELP_KINDS = ['hospital', 'pharmacy', 'police', 'embassy'] as const
type HelpKind = (typeof HELP_KINDS)[number]

/** A place with help; fields that its source lacks are null. */
export type NearestHelp = {
  kind: HelpKind
  /** Null when only the city of a mission is known. */
  name: string | null
  city: string | null
  address: string | null
  lat: number | null
  lon: number | null
  /** As the crow flies, whole metres. */
  metres: number | null
  phone: string | null
  /** Of a hospital: whether it has an emergency department. */
  hasEmergencyRoom: boolean | null
  source: string
  /** The day of the data. */
  asOf: string | null
}

/** The places of one source, with its provenance. */
export type HelpRegion = { places: readonly RegionPlace[]; source: string; asOf: string | null }

/** Beyond this distance our nearest one is hardly the real nearest one. */
export const HELP_METRES = 30_000
const METRES_PER_DEGREE = 111_000

/** The values of OpenStreetMap's tags; newer data tag a mission as `office=diplomatic`. */
const KIND_OF_PLACE: Readonly<Record<string, HelpKind | undefined>> = {
  hospital: 'hospital',
  pharmacy: 'pharmacy',
  police: 'police',
  embassy: 'embassy',
  diplomatic: 'embassy',
}

/** Whether a place of a region is one that the emergency card looks for. */
export function isHelp({ group, kind }: Pick<RegionPlace, 'group' | 'kind'>): boolean {
  return helpKindOf(group, kind) !== null
}

/**
 * The nearest of each kind within 30 km, in the order of the kinds. Hospitals with an emergency department come first,
 * those without one last. A mission counts only for the passport that it serves.
 */
export function findNearestHelp(
  here: Position,
  regions: readonly HelpRegion[],
  passport: string | null,
): NearestHelp[] {
  const found = regions.flatMap(({ places, source, asOf }) =>
    places.flatMap((place) => {
      const kind = helpKindOf(place.group, place.kind)
      const metres = Math.round(metresBetween(here, place))
      if (kind === null || metres > HELP_METRES) return []
      if (kind === 'embassy' && (passport === null || place.sender !== passport)) return []
      return [
        { id: place.id, rank: rankOf(kind, place), help: toHelp(kind, place, metres, { source, asOf }) },
      ]
    }),
  )
  found.sort(
    (a, b) => a.rank - b.rank || (a.help.metres ?? 0) - (b.help.metres ?? 0) || (a.id < b.id ? -1 : 1),
  )
  return HELP_KINDS.flatMap((kind) => found.find(({ help }) => help.kind === kind)?.help ?? [])
}

/** The mission of a passport from our table: its city, without an address; null when there is none in the country. */
export function helpOfMission(
  missions: readonly DiplomaticMission[],
  passport: string | null,
  { source, asOf }: { source: string; asOf: string | null },
): NearestHelp | null {
  const own = missions.find(({ sender }) => sender === passport)
  if (!own || own.city === null) return null
  const unknown = { name: null, address: null, lat: null, lon: null, metres: null, phone: null }
  return { kind: 'embassy', ...unknown, city: own.city, hasEmergencyRoom: null, source, asOf }
}

/** Whether the bounds of a region and a circle overlap. */
export function touchesCircle(
  { west, south, east, north }: RegionManifest['bounds'],
  { lat, lon }: Position,
  radius: number,
): boolean {
  const up = radius / METRES_PER_DEGREE
  // Near a pole every longitude is close.
  const across = up / Math.max(0.001, Math.cos((lat * Math.PI) / 180))
  return lat >= south - up && lat <= north + up && lon >= west - across && lon <= east + across
}

// `shop=` has free values: a shop tagged "police" is no police station.
function helpKindOf(group: RegionPlace['group'], kind: string): HelpKind | null {
  return group === 'health' || group === 'services' ? (KIND_OF_PLACE[kind] ?? null) : null
}

function rankOf(kind: HelpKind, { emergency }: RegionPlace): number {
  if (kind !== 'hospital' || emergency === undefined) return 1
  return emergency === 'yes' ? 0 : 2
}

function toHelp(
  kind: HelpKind,
  { name, address, lat, lon, phone, emergency }: RegionPlace,
  metres: number,
  origin: { source: string; asOf: string | null },
): NearestHelp {
  const hasEmergencyRoom = kind === 'hospital' && emergency !== undefined ? emergency === 'yes' : null
  return {
    kind,
    name,
    city: null,
    address: address ?? null,
    lat,
    lon,
    metres,
    phone: phone ?? null,
    hasEmergencyRoom,
    ...origin,
  }
}
