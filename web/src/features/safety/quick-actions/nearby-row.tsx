import { mapLink } from '@tripwright/domain/map/travel-map'
import { type NearbyPlace, quickMessages } from '@tripwright/domain/safety/quick-actions'
import type { SaveInput } from '@tripwright/domain/sharing/saved'
import { clsx } from 'clsx'
import { useMeasures } from '#features/account/preferences/index.ts'
import { externalLinkProps, thisDevice } from '#features/booking/hand-off/index.ts'
import { SaveButton } from '#features/sharing/saved/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'

type NearbyRowProps = { place: NearbyPlace; number: number; isSelected: boolean; onSelect: () => void }

/** A restaurant: its number on the map, distance, opening state, and links to it. */
export function NearbyRow({ place, number, isSelected, onSelect }: NearbyRowProps) {
  const t = useText(quickMessages)
  const { way: distance } = useMeasures()
  const kindOf = useKindText()
  const { name, about, address, openNow, rating, reviews } = place
  const open = openNow === null ? 'unknown' : openNow ? 'open' : 'closed'
  return (
    <li className={clsx('border-hairline border-b py-2', isSelected && 'bg-wash')}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={onSelect}
          className="flex min-h-11 min-w-0 flex-1 items-baseline gap-3 text-start"
        >
          <span className="tabular w-6 shrink-0 font-display font-semibold text-brand-strong">{number}</span>
          <span className="grid min-w-0 gap-0.5">
            <span className="wrap-anywhere font-semibold">
              <bdi>{name}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className="tabular">{distance(place.distance)}</span>
              <span className="text-muted">{kindOf(place.kind)}</span>
              <Badge tone={open === 'open' ? 'brand' : 'neutral'}>{t(`nearby.${open}`)}</Badge>
            </span>
            {rating === null ? null : (
              <span className="text-sm">
                {t('nearby.rating', { rating: rating.toFixed(1), reviews: reviews ?? 0 })}
              </span>
            )}
            {about || address ? (
              <span className="wrap-anywhere text-muted text-sm">
                <bdi>{[about, address].filter(Boolean).join(' · ')}</bdi>
              </span>
            ) : null}
          </span>
        </button>
        <SaveButton item={toSaveInput(place)} className="shrink-0" />
      </div>
      <ContactLinks place={place} />
    </li>
  )
}

function ContactLinks({ place: { name, phone, website, coordinates } }: { place: NearbyPlace }) {
  const t = useText(quickMessages)
  const link = buttonClass({ variant: 'link', size: 'sm' })
  const position = { lat: coordinates.lat, lon: coordinates.lng }
  const map = mapLink(thisDevice(), { position, name })
  return (
    <p className="flex flex-wrap gap-x-4 ps-6">
      <a href={map} {...externalLinkProps(map)} className={link} aria-label={t('nearby.on-map.of', { name })}>
        {t('nearby.on-map')}
      </a>
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={link}
          aria-label={t('nearby.website.of', { name })}
        >
          {t('nearby.website')}
        </a>
      ) : null}
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          dir="ltr"
          className={link}
          aria-label={t('nearby.call.of', { name })}
        >
          {phone}
        </a>
      ) : null}
    </p>
  )
}

// A map tag that we have no text for is shown as it is.
function useKindText(): (kind: string) => string {
  const t = useText(quickMessages)
  return (kind) => {
    const key = `kind.${kind}`
    return key in quickMessages.texts ? t(key as 'kind.restaurant') : kind.replaceAll('_', ' ')
  }
}

/**
 * Specification section 3, "Saved item": the data it may contain. The opening state would be outdated, and Google's terms
 * allow storing only the id of its places.
 */
function toSaveInput({
  id,
  name,
  about,
  phone,
  website,
  address,
  coordinates,
  source,
}: NearbyPlace): SaveInput {
  const isTheirs = source === 'google'
  return {
    item_type: 'restaurant',
    item_id: id,
    title: name,
    description: about ?? '',
    image_url: null,
    item_data: {
      place_id: id,
      ...(!isTheirs && { lat: coordinates.lat, lon: coordinates.lng }),
      ...(!isTheirs && phone && { phone }),
      ...(!isTheirs && website && { website }),
      ...(!isTheirs && address && { address }),
    },
  }
}
