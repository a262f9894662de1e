import { type SavedItem, savedMessages } from '@tripwright/domain/sharing/saved'
import X from 'lucide-react/icons/x'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useOnline } from '#platform/online.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'

// Lazy, because only signed-in users can have it (specification section 6).
const NativeMaps = lazyPart(() =>
  import('#features/booking/hand-off/index.ts').then(({ NativeMapsDisclosure }) => NativeMapsDisclosure),
)

export type CardItem = Pick<SavedItem, 'item_type' | 'title' | 'description' | 'item_data'> & {
  /** ISO 8601 instant. */
  savedAt: string
  isPending: boolean
}

type SavedCardProps = { item: CardItem; onRemove: () => void }

/** A saved item: its title, its date, and whether it was sent to the server. */
export function SavedCard({ item, onRemove }: SavedCardProps) {
  const t = useText(savedMessages)
  const position = positionOf(item.item_data)
  const link = linkOf(item.item_data)
  const isOnline = useOnline()
  const isSignedIn = useSession().state === 'signed-in'

  return (
    <li className="neatline relative grid grid-cols-[6rem_1fr] overflow-hidden">
      <div className="border-rule border-e bg-paper *:size-full">
        {position ? <ContourArt lat={position.lat} lon={position.lon} /> : <div className="paper-grid" />}
      </div>
      <div className="grid content-start gap-1 p-4 pe-14">
        <p className="coordinate">{t('list.type', { type: item.item_type })}</p>
        <h3 className="wrap-anywhere">
          {link === null ? (
            <bdi>{item.title}</bdi>
          ) : (
            <Link href={link}>
              <bdi>{item.title}</bdi>
            </Link>
          )}
        </h3>
        {item.description ? (
          <p className="wrap-anywhere text-muted text-sm">
            <bdi>{item.description}</bdi>
          </p>
        ) : null}
        {position && isSignedIn ? (
          <Suspense>
            <NativeMaps name={item.title} {...position} />
          </Suspense>
        ) : null}
        <p className="flex flex-wrap gap-2 text-muted text-xs">
          <time dateTime={item.savedAt}>{t('list.saved-on', { date: new Date(item.savedAt) })}</time>
          {item.isPending ? <Badge tone="brand">{t(isOnline ? 'list.saving' : 'list.pending')}</Badge> : null}
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="absolute! end-1 top-1"
        aria-label={t('list.remove', { title: item.title })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  )
}

function positionOf({ lat, lon }: Record<string, unknown>): { lat: number; lon: number } | null {
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null
}

/** The page of ours that shows the item again. */
/** A page of ours; for another site the page that says where a link leads, because another app chose it. */
function linkOf({ link, website }: Record<string, unknown>): string | null {
  if (typeof link === 'string' && /^\/[a-z]/.test(link)) return link
  const isWeb = typeof website === 'string' && /^https?:\/\//i.test(website)
  return isWeb ? `/redirect?url=${encodeURIComponent(website)}` : null
}
