import type { Position } from '../../base/geo.ts'

/** A position in a known country, with its IANA zone. */
export type ZonedAnchor = Position & { country: string; zone: string }

// Most browsers still use the old names of these zones; newer ones, and our table, use the current names.
const RENAMED_ZONES = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
])
const currentZoneName = (zone: string) => RENAMED_ZONES.get(zone) ?? zone

// Zones without an airport in our table.
const ZONES_WITHOUT_AIRPORT = new Map(
  Object.entries({
    AD: 'Europe/Andorra',
    AU: 'Antarctica/Macquarie Australia/Broken_Hill Australia/Eucla Australia/Lindeman Australia/Lord_Howe',
    BR: 'America/Boa_Vista America/Porto_Velho America/Rio_Branco',
    CA: 'America/Atikokan America/Blanc-Sablon',
    CF: 'Africa/Bangui',
    CN: 'Asia/Urumqi',
    CY: 'Asia/Famagusta',
    ES: 'Africa/Ceuta',
    FM: 'Pacific/Chuuk Pacific/Kosrae Pacific/Pohnpei',
    ID: 'Asia/Pontianak',
    KI: 'Pacific/Kanton Pacific/Kiritimati',
    KZ: 'Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda',
    LI: 'Europe/Vaduz',
    MA: 'Africa/El_Aaiun',
    MC: 'Europe/Monaco',
    MH: 'Pacific/Kwajalein',
    MN: 'Asia/Hovd',
    MX: 'America/Bahia_Banderas America/Ciudad_Juarez America/Matamoros America/Ojinaga',
    NZ: 'Pacific/Chatham',
    PG: 'Pacific/Bougainville',
    PS: 'Asia/Gaza Asia/Hebron',
    RU: 'Asia/Magadan Asia/Omsk',
    SM: 'Europe/San_Marino',
    US: 'America/Adak America/Fort_Wayne America/Indianapolis America/Louisville',
    UZ: 'Asia/Samarkand',
    VA: 'Europe/Vatican',
  }).flatMap(([country, zones]) => zones.split(' ').map((zone) => [zone, country] as const)),
)
/** Countries with separate zones for counties or provinces. */
const REGIONAL_ZONES = /^America\/(?:(Argentina)|Indiana|Kentucky|North_Dakota)\//

function countryOfZoneWithoutAirport(zone: string): string | null {
  const part = REGIONAL_ZONES.exec(zone)
  return ZONES_WITHOUT_AIRPORT.get(zone) ?? (part && (part[1] ? 'AR' : 'US'))
}

/** The country that a device's time zone belongs to; the one with the most known points where several share it. */
export function countryOfZone(zone: string, anchors: readonly ZonedAnchor[]): string | null {
  const today = currentZoneName(zone)
  const points = new Map<string, number>()
  for (const anchor of anchors)
    if (currentZoneName(anchor.zone) === today)
      points.set(anchor.country, (points.get(anchor.country) ?? 0) + 1)
  return [...points].sort(([, a], [, b]) => b - a)[0]?.[0] ?? countryOfZoneWithoutAirport(today)
}
