import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import type { OfflineAction } from '#platform/offline-db.ts'
import { discardAction, putBack, retryAction, takeBack } from '#platform/offline-queue.ts'
import { useOfflineActions } from '#platform/offline-state.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.ts'
import { noticesMessages } from './notices.messages.ts'
import { waitingMessages } from './waiting.messages.ts'
import { mayTakeBack, subjectOf, waitingWordsOf } from './waiting-words.ts'

const TripChoices = lazyPart(() =>
  import('#features/trip/sync/index.ts').then(({ loadTripConflicts }) => loadTripConflicts()),
)

type UnresolvedChangesProps = { onDismiss: () => void }

/**
 * What needs a person: changes that the server refused, with the reason and a remedy (decisions.md, "Offline actions"), and
 * fields that two people changed at the same time ("Trips"). Below it, what only waits for the network.
 */
export function UnresolvedChanges({ onDismiss }: UnresolvedChangesProps) {
  const t = useText(noticesMessages)
  const words = useText(waitingMessages)
  const { pending, refused, choices } = useOfflineActions()
  const isAsked = refused.length + choices > 0

  function reasonOf({ refused }: OfflineAction): string {
    return refused?.code === 'too-old' ? t('needs-you.too-old') : (refused?.message ?? '')
  }

  return (
    <Sheet
      isOpen
      onDismiss={onDismiss}
      title={isAsked ? t('needs-you.title') : words('title')}
      closeLabel={t('close')}
    >
      {choices > 0 ? (
        <Suspense>
          <TripChoices />
        </Suspense>
      ) : null}
      {refused.length > 0 ? <p className="text-muted">{t('needs-you.text')}</p> : null}
      <ul className="grid gap-4 empty:hidden">
        {refused.map((action) => (
          <li key={action.id} className="grid gap-2 border-hairline border-t pt-4">
            <p className="coordinate">{t('needs-you.made', { when: new Date(action.timestamp) })}</p>
            <WhatItIs action={action} />
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
      {pending.length > 0 ? <Waiting actions={pending} hasHeading={isAsked} /> : null}
    </Sheet>
  )
}

/** The writes that wait, in the order in which they go out. */
function Waiting({ actions, hasHeading }: { actions: readonly OfflineAction[]; hasHeading: boolean }) {
  const t = useText(noticesMessages)
  const words = useText(waitingMessages)
  const { isSending } = useOfflineActions()

  async function dropUnsent(action: OfflineAction) {
    if (!(await takeBack(action.id))) return void toast(words('taken-back.late'))
    const undo = { label: words('taken-back.undo'), onPick: () => void putBack(action) }
    toast(words('taken-back'), { action: undo })
  }
  return (
    <section className="grid gap-3">
      {hasHeading ? <h3>{words('title')}</h3> : null}
      <p className="text-muted">{words(isSending ? 'text.sending' : 'text')}</p>
      <ol className="grid gap-3">
        {actions.map((action) => (
          <li key={action.id} className="grid gap-1 border-hairline border-t pt-3">
            <WhatItIs action={action} />
            <p className="coordinate">{t('needs-you.made', { when: new Date(action.timestamp) })}</p>
            {mayTakeBack(action) ? (
              <Button
                size="sm"
                variant="link"
                className="justify-self-start px-0!"
                aria-label={words('take-back.which', { what: nameOf(action, words) })}
                onClick={() => void dropUnsent(action)}
              >
                {words('take-back')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Words and subject as one text. */
function nameOf(action: OfflineAction, words: (key: ReturnType<typeof waitingWordsOf>) => string): string {
  const subject = subjectOf(action)
  return [words(waitingWordsOf(action)), subject].filter(Boolean).join(': ')
}

function WhatItIs({ action }: { action: OfflineAction }) {
  const words = useText(waitingMessages)
  const subject = subjectOf(action)
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{words(waitingWordsOf(action))}</span>
      {subject === '' ? null : (
        <>
          {': '}
          <bdi>{subject}</bdi>
        </>
      )}
    </p>
  )
}
