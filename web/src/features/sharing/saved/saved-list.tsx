import {
  filterSaved,
  GUEST_SAVE_LIMIT,
  type SavedItem,
  savedMessages,
  savedTypes,
} from '@tripwright/domain/sharing/saved'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { removeAsGuest, useGuestSaves } from './guest-saves.state.ts'
import { loadMoreSaved, reloadSaved, removeSaved, useSaved } from './saved.state.ts'
import { SavedCard } from './saved-card.tsx'

type SavedListProps = {
  /** An example that a user without saved items can save with one click. */
  example: ReactNode
}

/** The signed-in user's saved items, on every device; offline the last known ones. */
export function SavedList({ example }: SavedListProps) {
  const t = useText(savedMessages)
  const saved = useSaved()

  if (saved.status === 'loading') return <SavedSkeleton />
  if (saved.status === 'failed')
    return (
      <EmptyState
        title={t('list.title')}
        action={<Button onClick={() => void reloadSaved()}>{t('list.retry')}</Button>}
      >
        {t('list.failed')}
      </EmptyState>
    )
  return (
    <Filtered items={saved.items} pendingIds={saved.pendingIds} example={example} onRemove={removeSaved}>
      {saved.asOf ? <p className="text-muted text-sm">{t('list.stale', { date: saved.asOf })}</p> : null}
      {saved.hasMore ? (
        <Button variant="outline" busy={saved.isLoadingMore} onClick={() => void loadMoreSaved()}>
          {t('list.more')}
        </Button>
      ) : null}
    </Filtered>
  )
}

/** A guest's saved items on this device. */
export function GuestSavedList({ example }: SavedListProps) {
  const t = useText(savedMessages)
  const saves = useGuestSaves()
  const items = saves
    .map(({ id, savedAt, type, title, ...more }) => ({
      id,
      item_type: type,
      title,
      created_at: savedAt,
      item_id: more.item_id ?? id,

      description: more.description ?? '',
      image_url: more.image_url ?? null,
      item_data: more.item_data ?? {},
    }))
    .reverse()

  return (
    <Filtered items={items} pendingIds={[]} example={example} onRemove={removeAsGuest}>
      {items.length > 0 ? (
        <p className="text-muted text-sm">
          {t('list.on-device', { count: items.length, limit: GUEST_SAVE_LIMIT })} {t('kept-on-device')}
        </p>
      ) : null}
    </Filtered>
  )
}

type FilteredProps = {
  items: SavedItem[]
  pendingIds: readonly string[]
  example: ReactNode
  onRemove: (item: SavedItem) => void
  children: ReactNode
}

function Filtered({ items, pendingIds, example, onRemove, children }: FilteredProps) {
  const t = useText(savedMessages)
  const [type, setType] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const types = savedTypes(items)
  const filtered = filterSaved(items, { type: type !== null && types.includes(type) ? type : null, words })

  if (items.length === 0)
    return (
      <EmptyState title={t('empty.title')} action={example}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <search className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-56 flex-1"
          type="search"
          label={t('list.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {types.length > 1
          ? [null, ...types].map((one) => (
              <Button
                key={one ?? ''}
                variant={one === type ? 'secondary' : 'ghost'}
                aria-pressed={one === type}
                onClick={() => setType(one)}
              >
                {one === null ? t('list.all') : t('list.type', { type: one })}
              </Button>
            ))
          : null}
      </search>
      <p role="status" className="text-muted text-sm">
        {filtered.length > 0 ? t('list.count', { count: filtered.length }) : t('list.none-found')}
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {filtered.map((item) => (
          <SavedCard
            key={`${item.item_type} ${item.item_id}`}
            item={{ ...item, savedAt: item.created_at, isPending: pendingIds.includes(item.id) }}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ul>
      {children}
    </div>
  )
}

function SavedSkeleton() {
  const t = useText(savedMessages)
  return (
    <Loading label={t('list.loading')} className="grid gap-4 lg:grid-cols-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-32" />
      ))}
    </Loading>
  )
}
