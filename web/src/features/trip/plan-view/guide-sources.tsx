import {
  gatheredGuidesPageMessages,
  getGuidePlaces,
  sourcesOfGuide,
} from '@tripwright/domain/destination/gathered-guides'
import type { Guide } from '@tripwright/domain/destination/places'
import type { Plan } from '@tripwright/domain/trip/itinerary'
import { serverAddress } from '#platform/reach-server.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-2'

/** Where the places of a gathered guide come from, under which licence, and which of their hours nobody knows. */
export function GuideSources({ guide, plan }: { guide: Guide; plan: Plan }) {
  const t = useText(gatheredGuidesPageMessages)
  const formats = useFormats()
  const { city, asOf, source, pointsOfInterest } = guide
  const date = formats.date(new Date(asOf), { dateStyle: 'medium', timeZone: 'UTC' })
  const visited = new Set(plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const doubtful = pointsOfInterest.filter(
    ({ id, hoursAssumed, confidence }) => hoursAssumed && confidence === 'low' && visited.has(id),
  )
  return (
    <p className="wrap-anywhere">
      {t('sources.of', { name: city.name, date })}{' '}
      {sourcesOfGuide(source)?.map(({ name, page }) => (
        <span key={name}>
          <a href={page} target="_blank" rel="noreferrer" className={LINK}>
            <bdi>{name}</bdi>
          </a>{' '}
        </span>
      ))}
      {doubtful.length > 0 ? `${t('sources.hours', { count: doubtful.length })} ` : null}
      <a
        href={serverAddress(getGuidePlaces.path.replace('{cityId}', city.id))}
        download={`${city.id}.json`}
        className={LINK}
      >
        {t('sources.download')}
      </a>
    </p>
  )
}
