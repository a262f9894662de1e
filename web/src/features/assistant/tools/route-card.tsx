import { companionMessages } from '@tripwright/domain/assistant/conversation'
import type { RouteAnswer, RouteEnd } from '@tripwright/domain/assistant/tools'
import { placesMessages } from '@tripwright/domain/destination/places'
import { type MapTarget, mapsDevice, routeLink } from '@tripwright/domain/map/travel-map'
import ExternalLink from 'lucide-react/icons/external-link'
import { PlacesMap, WayText } from '#features/destination/places/index.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { CardFootnote, CardFrame } from './answer-card.tsx'
import { type ShownRoute, useRoute } from './route-ends.state.ts'

/** The ways between two places of a city, on a map; where we do not know them, the way out to a map service. */
export function RouteCard({ card }: { card: RouteAnswer }) {
  const t = useText(companionMessages)
  const ofPlaces = useText(placesMessages)
  const { locale } = useLocale()
  const route = useRoute(card, locale)
  const nameOf = (end: RouteEnd) => {
    if (end.kind === 'middle') return ofPlaces('stay.middle', { city: card.city?.name ?? '' })
    return end.kind === 'place' ? end.name : end.text
  }
  const unknown = [route.from, route.to].flatMap((end) => (end.kind === 'words' ? [end.text] : []))
  return (
    <CardFrame
      title={t('route.title', { from: nameOf(route.from), to: nameOf(route.to) })}
      action={<RouteLink {...route} city={card.city?.name} />}
    >
      <FoundAs {...route} />
      {route.isSearching ? <p role="status">{t('route.searching')}</p> : null}
      {card.city === null ? <p>{t('route.outside')}</p> : null}
      {card.city !== null && !route.isSearching
        ? unknown.map((text) => <p key={text}>{t('route.unknown', { text })}</p>)
        : null}
      {route.ways.length > 0 ? (
        <div className="grid gap-4 md:grid-cols-2">
          <ul className="grid content-start gap-2">
            {route.ways.map((way) => (
              <li key={way.mode}>
                <WayText way={way} />
              </li>
            ))}
          </ul>
          <RouteMap {...route} nameOf={nameOf} />
        </div>
      ) : null}
      {route.ways.length > 0 ? (
        <CardFootnote>
          {t('route.text')} {route.streets ? <ProvenanceText of={route.streets} /> : null}
        </CardFootnote>
      ) : null}
    </CardFrame>
  )
}

/** What an address search took words for. */
function FoundAs({ from, to }: ShownRoute) {
  const t = useText(companionMessages)
  return [from, to].map((end) =>
    end.kind === 'place' && end.address ? (
      <p key={end.name} className="text-muted text-sm">
        {t('route.found', { name: end.name, address: end.address })}
      </p>
    ) : null,
  )
}

function RouteMap({
  from,
  to,
  guide,
  ways,
  streets,
  nameOf,
}: ShownRoute & { nameOf: (end: RouteEnd) => string }) {
  const t = useText(companionMessages)
  const [first] = ways
  if (from.kind === 'words' || to.kind === 'words' || !first) return null
  const stops = [from, to].map((end, index) => ({
    id: String(index),
    number: index + 1,
    name: nameOf(end),
    lat: end.lat,
    lon: end.lon,
  }))
  const onFoot = first.mode === 'walk' && streets ? streets.line : [from, to]
  return (
    <PlacesMap
      label={t('route.map', { from: nameOf(from), to: nameOf(to) })}
      guide={guide}
      stops={stops}
      legs={[{ id: 'way', mode: first.mode, path: onFoot }]}
      hasLocation={false}
      className="h-72"
    />
  )
}

/** Turn by turn it is told by the maps app of the device. */
function RouteLink({ from, to, city }: ShownRoute & { city: string | undefined }) {
  const t = useText(companionMessages)
  const device = mapsDevice(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <a
      href={routeLink(device, { from: toTarget(from, city), to: toTarget(to, city) })}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'outline' }, 'justify-self-start')}
    >
      {t('route.open')}
      <ExternalLink aria-hidden="true" />
    </a>
  )
}

function toTarget(end: RouteEnd, city: string | undefined): MapTarget {
  if (end.kind !== 'words') return { position: end }
  return { address: city === undefined ? end.text : `${end.text}, ${city}` }
}
