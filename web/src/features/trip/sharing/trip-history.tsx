import {
  type HistoryEntry,
  historyMessages,
  historyParts,
  mayEdit,
  restoreHistory,
} from '@tripwright/domain/trip/sharing'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useTripHistory } from './trip-history.state.ts'

const SHOWN_ITEMS = 3

/** Who did what on a trip, newest first; who may change it takes one change back, or all since. */
export function TripHistory({ tripId }: { tripId: string }) {
  const t = useText(historyMessages)
  const { history, reload, loadMore } = useTripHistory(tripId)
  const [busyId, setBusyId] = useState<string | null>(null)

  async function restore(entryId: string, scope: 'change' | 'since') {
    setBusyId(entryId)
    const response = await call(restoreHistory, { id: tripId, entryId, scope })
    setBusyId(null)
    if (!response.ok) return void toast(response.message, { kind: 'error' })
    toast(t('done'), { kind: 'success' })
    await reload()
  }
  if (history.status === 'loading')
    return (
      <Loading label={t('loading')} className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  if (history.status === 'failed')
    return (
      <div className="grid gap-3">
        <p role="alert">{t('failed')}</p>
        <Button variant="outline" className="justify-self-start" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </div>
    )
  const { you, entries, next } = history.value
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{entries.length === 0 ? t('none') : t('kept')}</p>
      <ol className="border-hairline border-b">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isBusy={busyId === entry.id}
            onRestore={mayEdit(you) ? (scope) => void restore(entry.id, scope) : null}
          />
        ))}
      </ol>
      {next === null ? null : (
        <Button variant="outline" className="justify-self-start" onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

type EntryProps = {
  entry: HistoryEntry
  isBusy: boolean
  /** Null for a viewer. */
  onRestore: ((scope: 'change' | 'since') => void) | null
}

function Entry({ entry, isBusy, onRestore }: EntryProps) {
  const t = useText(historyMessages)
  const { by, isYou, subject, kind, items, count } = entry
  const nameOf = (name: string | null) => (name === null ? t('gone') : name || t('nameless'))
  const who = isYou ? t('you') : nameOf(by)
  const at = new Date(entry.at)
  // Two items may have one name; an entry never changes.
  const shown = items.slice(0, SHOWN_ITEMS).map((item, place) => ({ key: `${place} ${item.name}`, item }))
  return (
    <li className="grid gap-1 border-hairline border-t py-3">
      <p className="wrap-anywhere font-semibold">
        <bdi>{t(kind, { who, subject: nameOf(subject) })}</bdi>
      </p>
      <time dateTime={entry.at} className="coordinate">
        {t('at', { at })}
      </time>
      {items.length === 0 ? null : (
        <ul className="grid gap-1 text-sm">
          {shown.map(({ key, item }) => (
            <li key={key} className="wrap-anywhere">
              <Item {...item} />
            </li>
          ))}
          {count > SHOWN_ITEMS ? <li>{t('items.more', { count: count - SHOWN_ITEMS })}</li> : null}
        </ul>
      )}
      {onRestore === null || count === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            busy={isBusy}
            aria-label={t('undo.which', { who, at })}
            onClick={() => onRestore('change')}
          >
            {t('undo')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy}
            aria-label={t('since.which', { who, at })}
            onClick={() => onRestore('since')}
          >
            {t('since')}
          </Button>
        </div>
      )}
    </li>
  )
}

function Item({ kind, name, outcome, fields }: HistoryEntry['items'][number]) {
  const t = useText(historyMessages)
  const formats = useFormats()
  const what = name || t(`kind.${kind}`)
  if (outcome !== 'changed') return <bdi>{t(`item.${outcome}`, { what })}</bdi>
  const parts = formats.list(historyParts(fields).map((part) => t(`part.${part}`)))
  return <bdi>{t('item.changed.parts', { what, parts })}</bdi>
}
