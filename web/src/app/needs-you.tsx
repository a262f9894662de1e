import type { OfflineAction } from '#platform/offline-db.ts'
import { discardAction, retryAction } from '#platform/offline-queue.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { noticesMessages } from './notices.messages.ts'

type NeedsYouProps = { isOpen: boolean; actions: readonly OfflineAction[]; onDismiss: () => void }

/** Changes that the server did not take: why, and what to do with each (decisions.md, "Offline actions"). */
export function NeedsYou({ isOpen, actions, onDismiss }: NeedsYouProps) {
  const t = useText(noticesMessages)

  function reasonOf({ refused }: OfflineAction): string {
    return refused?.code === 'too-old' ? t('needs-you.too-old') : (refused?.message ?? '')
  }

  return (
    <Sheet isOpen={isOpen} onDismiss={onDismiss} title={t('needs-you.title')} closeLabel={t('close')}>
      <p className="text-muted">{t('needs-you.text')}</p>
      <ul className="grid gap-4">
        {actions.map((action) => (
          <li key={action.id} className="grid gap-2 border-hairline border-t pt-4">
            <p className="coordinate">{t('needs-you.made', { when: new Date(action.timestamp) })}</p>
            <p>{reasonOf(action)}</p>
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
