import { carsMessages } from '@tripwright/domain/booking/cars'
import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import type { BuiltInCity } from '@tripwright/domain/booking/stays'
import { searchCities } from '#features/booking/hand-off/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'

type PlaceFieldProps = {
  value: string
  onChange: (text: string) => void
  /** The country (ISO 3166-1 alpha-2) of a city picked from the list. */
  onCountry: (code: string) => void
  error?: string | undefined
}

/** A city; any other place may be typed. */
export function PlaceField({ onCountry, ...props }: PlaceFieldProps) {
  const t = useText(carsMessages)
  const shared = useText(handOffMessages)
  const formats = useFormats()
  const textOf = ({ name, country }: BuiltInCity) => `${name}, ${formats.country(country)}`
  return (
    <Combobox<BuiltInCity>
      label={t('form.place')}
      name="place"
      placeholder={t('form.place.placeholder')}
      required
      {...props}
      onPick={(city) => {
        props.onChange(textOf(city))
        onCountry(city.country)
      }}
      search={searchCities}
      getKey={({ name, country }) => `${name} ${country}`}
      renderItem={(city) => <bdi>{textOf(city)}</bdi>}
      countLabel={(count) => shared('suggestions.count', { count })}
    />
  )
}
