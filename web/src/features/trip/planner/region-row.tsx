import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import type { ChosenTown } from './plan-form-fields.state.ts'
import { planRegion } from './region-bases.state.ts'

type RegionRowProps = { label: string; bases: readonly ChosenTown[]; days: string }

/** A region in the list of cities, with the towns in which a trip of the typed days sleeps. */
export function RegionRow({ label, bases, days: typed }: RegionRowProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const { bases: route, days } = planRegion(bases, { days: typed })
  const towns = formats.list(route.map(({ name }) => name))
  return (
    <span className="grid">
      <bdi>{label}</bdi>
      <span className="text-muted text-sm">{t('form.city.bases', { days, towns })}</span>
    </span>
  )
}
