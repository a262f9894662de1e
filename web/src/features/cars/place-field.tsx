import { carsMessages } from '@tripwright/domain/cars'
import { linksMessages } from '@tripwright/domain/links'
import { type City, findCities } from '@tripwright/domain/stays'
import { askForCities } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'

// Specification section 9: what the destination box offers from the built-in lists.
const MOST_CITIES = 8

// Where the server does not answer or knows none, the built-in list does (specification section 8, "Suggestion API failure").
async function searchCities(text: string, signal: AbortSignal): Promise<readonly City[]> {
  const told = await askForCities(text, signal)
  return told?.length ? told : findCities(text, MOST_CITIES)
}

type PlaceFieldProps = { value: string; onChange: (text: string) => void; error?: string | undefined }

/** A city; any other place may be typed. */
export function PlaceField(props: PlaceFieldProps) {
  const t = useText(carsMessages)
  const shared = useText(linksMessages)
  const formats = useFormats()
  const textOf = ({ name, country }: City) => `${name}, ${formats.country(country)}`
  return (
    <Combobox<City>
      label={t('form.place')}
      name="place"
      placeholder={t('form.place.placeholder')}
      required
      {...props}
      onPick={(city) => props.onChange(textOf(city))}
      search={searchCities}
      getKey={({ name, country }) => `${name} ${country}`}
      renderItem={(city) => <bdi>{textOf(city)}</bdi>}
      countLabel={(count) => shared('suggestions.count', { count })}
    />
  )
}
