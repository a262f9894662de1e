import {
  placeHoursOn,
  type RegionPlace,
  regionPlaceToSave,
  regionsMessages,
} from '@tripwright/domain/map/offline-maps'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { webAddress } from '#platform/web-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { PlaceActions } from './place-actions.tsx'
import type { PackWalking } from './use-pack-walk.state.ts'

const SaveButton = lazyPart(() =>
  import('#features/sharing/saved/index.ts').then(({ SaveButton }) => SaveButton),
)

type RegionPlaceRowProps = {
  place: RegionPlace
  number: number
  regionId: string
  walking: PackWalking
  hasStreets: boolean
  isSelected: boolean
  onSelect: () => void
  onHover: (isHovered: boolean) => void
}

/** A place that was found: its number on the map, what it is, what it says of today, and how to reach it. */
export function RegionPlaceRow(props: RegionPlaceRowProps) {
  const { place, number, regionId, walking, hasStreets, isSelected, onSelect, onHover } = props
  const t = useText(regionsMessages)
  const today = useToday(place)
  const { name, address, website, phone, hours } = place
  const site = website ? webAddress(website) : null
  const link = buttonClass(
    { variant: 'link', size: 'sm' },
    'wrap-anywhere h-auto max-w-full whitespace-normal',
  )
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 border-hairline border-b',
        isSelected && 'bg-wash',
      )}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-48 flex-1 items-baseline gap-3 py-2 text-start"
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        <span className="tabular w-6 font-display font-semibold text-brand-strong">{number}</span>
        <span className="min-w-0">
          <span dir="auto" className="font-semibold">
            {name}
          </span>
          <span className="block text-muted text-sm">
            {[kindOf(place), address].filter(Boolean).join(' · ')}
          </span>
          {today ? <span className="tabular block text-sm">{today}</span> : null}
          {hours && !today ? <span className="block text-sm">{t('hours.raw', { hours })}</span> : null}
        </span>
      </button>
      <span className="order-last flex min-w-0 basis-full flex-wrap items-center gap-x-4 ps-8 empty:hidden sm:order-none sm:basis-auto sm:ps-0">
        <PlaceActions end={place} walking={walking} hasStreets={hasStreets} />
        {phone ? (
          <a
            className={link}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            aria-label={t('call', { name })}
            dir="ltr"
          >
            {phone}
          </a>
        ) : null}
        {site ? (
          <a
            className={link}
            href={site.href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            aria-label={t('website', { name })}
          >
            {site.hostname.replace(/^www\./, '')}
          </a>
        ) : null}
      </span>
      <Suspense>
        <SaveButton item={regionPlaceToSave(place, regionId)} className="shrink-0" />
      </Suspense>
    </li>
  )
}

// OpenStreetMap values: `ice_cream`, and several cuisines separated by semicolons.
function kindOf({ kind, cuisine }: RegionPlace): string {
  return [kind, cuisine].filter(Boolean).join(', ').replaceAll('_', ' ').replaceAll(';', ', ')
}

/** Today's opening hours of a place, by this device's calendar; null where they are uncertain. */
function useToday(place: RegionPlace): string | null {
  const t = useText(regionsMessages)
  const clock = useClock()
  const { list } = useFormats()
  const now = new Date()
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const windows = placeHoursOn(place, date)
  if (windows === null) return null
  if (windows.length === 0) return t('hours.closed')
  const hours = windows.map(({ open, close }) =>
    close === null ? t('hours.from', { time: clock(open) }) : `${clock(open)}–${clock(close)}`,
  )
  return t('hours.today', { hours: list(hours, { type: 'unit' }) })
}
