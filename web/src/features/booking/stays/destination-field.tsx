import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import {
  type BuiltInCity,
  findCities,
  findHotels,
  type Hotel,
  staysMessages,
} from '@tripwright/domain/booking/stays'
import BedDouble from 'lucide-react/icons/bed-double'
import MapPin from 'lucide-react/icons/map-pin'
import { fetchCitySuggestions, joinCities } from '#features/booking/hand-off/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { Sourced } from '#ui/use-suggestions.ts'

// Specification section 9: the hotel-and-city box's suggestions from the built-in lists; the server adds up to six cities.
const MAX_CITIES = 6
const MAX_HOTELS = 4

type Place = BuiltInCity | Hotel
type DestinationFieldProps = { value: string; onChange: (text: string) => void; error?: string | undefined }

const isHotel = (place: Place): place is Hotel => 'rating' in place

// When the server does not respond, the built-in cities stay (specification section 8, "Suggestion API failure").
async function searchPlaces(text: string, signal: AbortSignal): Promise<Sourced<Place>> {
  const suggestions = await fetchCitySuggestions(text, signal)
  const cities = joinCities(findCities(text, MAX_CITIES), suggestions?.items ?? [])
  return { items: [...cities, ...findHotels(text, MAX_HOTELS)], sources: suggestions?.sources ?? [] }
}

/** A city or a hotel; any other place may be typed. */
export function DestinationField(props: DestinationFieldProps) {
  const t = useText(staysMessages)
  const shared = useText(handOffMessages)
  const formats = useFormats()
  const textOf = (place: Place) =>
    [place.name, isHotel(place) ? place.city : null, formats.country(place.country)]
      .filter(Boolean)
      .join(', ')
  return (
    <Combobox<Place>
      label={t('form.destination')}
      name="destination"
      placeholder={t('form.destination.placeholder')}
      required
      {...props}
      onPick={(place) => props.onChange(textOf(place))}
      search={searchPlaces}
      getKey={({ name, country }) => `${name} ${country}`}
      renderItem={(place) => (
        <span className="flex items-center gap-3">
          {isHotel(place) ? (
            <BedDouble aria-hidden="true" className="size-5 text-muted" />
          ) : (
            <MapPin aria-hidden="true" className="size-5 text-muted" />
          )}
          <span className="min-w-0 flex-1">
            <bdi>{textOf(place)}</bdi>
          </span>
          {isHotel(place) ? (
            <span className="text-muted text-sm">{t('hotel.stars', { stars: place.rating })}</span>
          ) : null}
        </span>
      )}
      countLabel={(count) => shared('suggestions.count', { count })}
    />
  )
}
