import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import type { OfflineAction } from '#platform/offline-db.ts'
import { discardAction, retryAction } from '#platform/offline-queue.ts'
import { parseJson } from '#platform/parse-json.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { noticesMessages } from './notices.messages.ts'

const TripChoices = lazyPart(() =>
  import('#features/trip/sync/index.ts').then(({ loadTripConflicts }) => loadTripConflicts()),
)

type UnresolvedChangesProps = { actions: readonly OfflineAction[]; onDismiss: () => void }

/**
 * Conflicts that need a decision: changes that the server refused, with the reason and a remedy (decisions.md, "Offline
 * actions"), and fields that two people changed at the same time ("Trips").
 */
export function UnresolvedChanges({ actions, onDismiss }: UnresolvedChangesProps) {
  const t = useText(noticesMessages)

  function reasonOf({ refused }: OfflineAction): string {
    return refused?.code === 'too-old' ? t('needs-you.too-old') : (refused?.message ?? '')
  }

  return (
    <Sheet isOpen onDismiss={onDismiss} title={t('needs-you.title')} closeLabel={t('close')}>
      <Suspense>
        <TripChoices />
      </Suspense>
      {actions.length > 0 ? <p className="text-muted">{t('needs-you.text')}</p> : null}
      <ul className="grid gap-4 empty:hidden">
        {actions.map((action) => (
          <li key={action.id} className="grid gap-2 border-hairline border-t pt-4">
            <p className="coordinate">{t('needs-you.made', { when: new Date(action.timestamp) })}</p>
            {subjectOf(action) === '' ? null : (
              <p className="wrap-anywhere font-semibold">
                <bdi>{subjectOf(action)}</bdi>
              </p>
            )}
            <p>
              <bdi>{reasonOf(action)}</bdi>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => void retryAction(action)}>
                {t('needs-you.again')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => void discardAction(action.id)}>
                {t('needs-you.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The title or name that a change writes, so that two changes with one reason can be told apart; else empty. */
function subjectOf({ body }: OfflineAction): string {
  const { title, ops } = Object(parseJson(body ?? ''))
  const written: unknown[] = Array.isArray(ops) ? ops.map((op) => nameIn(Object(op))) : []
  return [title, ...written].find((text) => typeof text === 'string' && text !== '') ?? ''
}

function nameIn({ field, value }: { field?: unknown; value?: unknown }): unknown {
  return field === 'title' || field === 'name' ? value : undefined
}
