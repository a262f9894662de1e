import { type Country, countriesMessages, licenceNeed } from '@tripwright/domain/destination/countries'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { CountryPart } from './country-part.tsx'
import { FactList } from './fact-list.tsx'

const ROADS = ['urban', 'rural', 'motorway'] as const
const UNITS = { 'km/h': 'kilometer-per-hour', mph: 'mile-per-hour' } as const

/** Rules for drivers in a country; `home` is the country of the driver's licence. */
export function CountryDriving({ country, home }: { country: Country; home: string }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { side, rentalAge } = country.driving
  const rows: [label: string, limitTexts: string][] = [
    [t('driving.licence'), t(`licence.${licenceNeed(country, home)}`)],
    [t('driving.side'), t(`side.${side}`)],
    [
      t('driving.age'),
      rentalAge === null ? t('driving.age.none') : t('driving.age.from', { age: rentalAge }),
    ],
    [t('driving.limits'), useLimits(country)],
  ]
  rows.push(...useRoadRows(country))
  return (
    <CountryPart
      title={t('driving.title', { country: formats.country(country.code) })}
      country={country}
      group="driving"
    >
      <FactList rows={rows} />
      <p className="text-muted text-sm">{t('driving.note')}</p>
    </CountryPart>
  )
}

/** What a trip by car needs to know of the roads of a country: the side, tolls, and towns with rules of their own. */
export function CountryRoads({ country }: { country: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const side = [t('driving.side'), t(`side.${country.driving.side}`)] as const
  return (
    <CountryPart
      title={t('driving.title', { country: formats.country(country.code) })}
      country={country}
      group="driving"
    >
      <FactList rows={[side, ...useRoadRows(country)]} />
      <p className="text-muted text-sm">{t('driving.note')}</p>
    </CountryPart>
  )
}

function useRoadRows(country: Country): [label: string, value: string][] {
  const t = useText(countriesMessages)
  const tolls = useTolls(country)
  const towns = country.roads?.zones.map((zone) => t(`zones.${zone}`)) ?? []
  return [
    ...(tolls ? [[t('driving.tolls'), tolls] as [string, string]] : []),
    ...(country.roads?.vignette ? [[t('driving.vignette'), t('vignette.text')] as [string, string]] : []),
    ...(towns.length > 0 ? [[t('driving.towns'), towns.join(' ')] as [string, string]] : []),
  ]
}

function useLimits({ driving: { limits }, roads }: Country): string {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const limitTexts = ROADS.flatMap((road) => {
    const limit = limits[road]
    if (limit === null) return []
    return [t(`limit.${road}`, { speed: formats.number(limit, { style: 'unit', unit: UNITS[limits.unit] }) })]
  })
  if (roads?.isUnlimited) limitTexts.push(t('limit.unlimited'))
  return limitTexts.length > 0 ? formats.list(limitTexts, { type: 'unit' }) : t('limit.none')
}

/** Places and means of paying a toll; null where we do not know. */
function useTolls({ roads }: Country): string | null {
  const t = useText(countriesMessages)
  if (!roads?.tolls) return null
  const where = t(`tolls.${roads.tolls}`)
  return roads.collected ? `${where}. ${t(`collected.${roads.collected}`)}` : where
}
