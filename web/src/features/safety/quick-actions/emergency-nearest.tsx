import type { Position } from '@tripwright/domain/base/geo'
import { directionsLink } from '@tripwright/domain/map/travel-map'
import { findRoute } from '@tripwright/domain/map/walking'
import { type NearestHelp, nearestHelpMessages } from '@tripwright/domain/safety/quick-actions'
import Footprints from 'lucide-react/icons/footprints'
import Phone from 'lucide-react/icons/phone'
import { useMeasures } from '#features/account/preferences/index.ts'
import { externalLinkProps, thisDevice } from '#features/booking/hand-off/index.ts'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { buttonClass } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'

/** Walking times are shown up to this distance. */
const WALKED_METRES = 5000

type NearestHelpProps = {
  here: Position
  nearest: readonly NearestHelp[]
  /** The country whose embassy was searched for. */
  passport: string
  /** The number to call where no place is known; null where it is unknown too. */
  number: string | null
}

/** The nearest hospital, pharmacy, police and embassy, as far as a map pack has them. */
export function EmergencyNearest({ here, nearest, passport, number }: NearestHelpProps) {
  const t = useText(nearestHelpMessages)
  const inSentence = useCountryWithArticle()
  const isKnown = nearest.some(({ metres }) => metres !== null)
  return (
    <section className="grid gap-1 border-hairline border-t pt-3">
      <h3>{t('title')}</h3>
      {isKnown ? null : (
        <p>
          {t('none')} {number === null ? null : <strong>{t('none.call', { number })}</strong>}
        </p>
      )}
      <ul className="grid">
        {nearest.map((help) => (
          <NearestHelpRow key={help.kind} here={here} help={help} passport={passport} />
        ))}
      </ul>
      <p className="text-muted text-xs">{t('sent', { country: inSentence(passport) })}</p>
    </section>
  )
}

type NearestHelpRowProps = { here: Position; help: NearestHelp; passport: string }

function NearestHelpRow({ here, help, passport }: NearestHelpRowProps) {
  const t = useText(nearestHelpMessages)
  const inSentence = useCountryWithArticle()
  const { kind, address, city, lat, lon, phone } = help
  const label = kind === 'embassy' ? t('embassy', { country: inSentence(passport) }) : t(kind)
  const name = help.name ?? label
  const position = lat === null || lon === null ? null : { lat, lon }
  const target = position ? { position, name } : { address: [name, city].filter(Boolean).join(', ') }
  const route = directionsLink(thisDevice(), target)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-hairline border-t py-3 first:border-0">
      <div className="grid min-w-40 flex-1 gap-0.5 text-sm">
        {help.name === null ? null : <p className="text-muted">{label}</p>}
        <p className="wrap-anywhere font-semibold text-base">
          <bdi>{name}</bdi>
        </p>
        {address ? (
          <p>
            <bdi>{address}</bdi>
          </p>
        ) : null}
        {city === null ? null : <p>{t('embassy.city', { city })}</p>}
        <HelpDistance here={here} help={help} />
        {kind === 'hospital' ? <p>{t(`room.${roomOf(help)}`)}</p> : null}
        <p className="text-muted text-xs">
          <ProvenanceText of={help} />
        </p>
      </div>
      <p className="flex gap-2">
        <a
          href={route}
          {...externalLinkProps(route)}
          className={buttonClass({ variant: 'outline' })}
          aria-label={t('route.of', { name })}
        >
          <Footprints aria-hidden="true" className="size-4" />
          {t('route')}
        </a>
        {phone ? (
          <a
            href={`tel:${phone.replace(/;.*$/, '').replace(/[^+\d]/g, '')}`}
            className={buttonClass({ variant: 'destructive' })}
            aria-label={t('call.of', { name })}
          >
            <Phone aria-hidden="true" className="size-4" />
            {t('call')}
          </a>
        ) : null}
      </p>
    </li>
  )
}

function roomOf({ hasEmergencyRoom }: NearestHelp): 'yes' | 'no' | 'unknown' {
  if (hasEmergencyRoom === null) return 'unknown'
  return hasEmergencyRoom ? 'yes' : 'no'
}

/** The distance, and the walking time where it is near. */
function HelpDistance({ here, help: { lat, lon, metres } }: { here: Position; help: NearestHelp }) {
  const t = useText(nearestHelpMessages)
  const { way: distance } = useMeasures()
  if (lat === null || lon === null || metres === null) return null
  return (
    <p className="tabular">
      {t('straight', { distance: distance(metres) })}
      {metres <= WALKED_METRES ? <WalkingTime from={here} to={{ lat, lon }} /> : null}
    </p>
  )
}

/** The walking time from our server; nothing where it is unreachable. */
function WalkingTime({ from, to }: { from: Position; to: Position }) {
  const t = useText(nearestHelpMessages)
  const { called } = useCall(findRoute, { from: addressed(from), to: addressed(to) })
  if (called.status !== 'ready') return null
  const { basis, minutes } = called.value
  return <span className="block">{t(`walk.${basis}`, { minutes })}</span>
}

/** A position as the address of a route needs it. */
function addressed({ lat, lon }: Position): string {
  return `${lat.toFixed(5)},${lon.toFixed(5)}`
}
