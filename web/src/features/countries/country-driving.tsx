import { type Country, countriesMessages } from '@tripwright/domain/countries'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { CountryPart, FactList } from './country-part.tsx'

const ROADS = ['urban', 'rural', 'motorway'] as const
const UNITS = { 'km/h': 'kilometer-per-hour', mph: 'mile-per-hour' } as const

/** What who fetches a car in a country has to know. */
export function CountryDriving({ country }: { country: Country }) {
  const t = useText(countriesMessages)
  const formats = useFormats()
  const { side, licence, rentalAge, limits } = country.driving
  const said = ROADS.flatMap((road) => {
    const limit = limits[road]
    if (limit === null) return []
    const speed = formats.number(limit, { style: 'unit', unit: UNITS[limits.unit] })
    return [t(`limit.${road}`, { speed })]
  })
  return (
    <CountryPart
      title={t('driving.title', { country: formats.country(country.code) })}
      country={country}
      group="driving"
    >
      <FactList
        rows={[
          [t('driving.side'), t(`side.${side}`)],
          [t('driving.licence'), t(`licence.${licence}`)],
          [
            t('driving.age'),
            rentalAge === null ? t('driving.age.none') : t('driving.age.from', { age: rentalAge }),
          ],
          [t('driving.limits'), said.length > 0 ? formats.list(said, { type: 'unit' }) : t('limit.none')],
        ]}
      />
      <p className="text-muted text-sm">{t('driving.note')}</p>
    </CountryPart>
  )
}
