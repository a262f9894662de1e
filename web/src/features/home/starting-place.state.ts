import { homeMessages, type StartingPlace } from '@tripwright/domain/home'
import type { SaveInput } from '@tripwright/domain/saved'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

/** A starting place as what a traveller saves, named in the language of the page. */
export function useStartingPlaceItem(place: StartingPlace): SaveInput {
  const t = useText(homeMessages)
  const formats = useFormats()
  const { lat, lon } = place.position
  const country = formats.country(place.country)
  return {
    ...{ item_type: 'destination', item_id: place.id, image_url: null },
    ...{
      title: t('places.region', { city: t(`city.${place.id}`), country }),
      description: t(`line.${place.id}`),
    },
    item_data: { lat, lon, country: place.country },
  }
}
