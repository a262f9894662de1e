import CloudOff from 'lucide-react/icons/cloud-off'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useOfflineActions } from '#platform/offline-state.ts'
import { useOnline } from '#platform/online.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { noticesMessages } from './notices.messages.ts'

// Lazy, because a first visit does not need it.
const NeedsYou = lazyPart(() =>
  import('./unresolved-changes.tsx').then(({ UnresolvedChanges }) => UnresolvedChanges),
)

// Specification section 4: no toast on these two.
const QUIET_PATHS = ['/profile', '/dashboard']

/**
 * The offline badge with the number of waiting changes, sync progress, and the changes that need a decision (specification
 * section 4).
 */
export function ConnectionNotice() {
  const t = useText(noticesMessages)
  const isOnline = useOnline()
  const { pending, refused, isSending, choices } = useOfflineActions()
  const [isAsking, setIsAsking] = useState(false)
  const count = pending.length
  useOfflineToasts(isOnline, count, refused.length)
  const needed = refused.length + choices
  const listed = needed + count

  return (
    <>
      {!isOnline || listed > 0 ? (
        <section role="status" className="notice">
          {isOnline ? null : (
            <Badge tone="signal">
              <CloudOff aria-hidden="true" />
              {t('offline.badge')}
            </Badge>
          )}
          <p className="flex-1">
            {count === 0 && refused.length > 0
              ? t('offline.refused', { count: refused.length })
              : t(isOnline && isSending ? 'offline.sending' : 'offline.waiting', { count })}
          </p>
          {listed > 0 ? <ListButton needed={needed} onClick={() => setIsAsking(true)} /> : null}
        </section>
      ) : null}
      {isAsking && listed > 0 ? (
        <Suspense>
          <NeedsYou onDismiss={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function ListButton({ needed, onClick }: { needed: number; onClick: () => void }) {
  const t = useText(noticesMessages)
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      {needed > 0 ? t('needs-you.open', { count: needed }) : t('offline.which')}
    </Button>
  )
}

function useOfflineToasts(isOnline: boolean, waiting: number, refused: number): void {
  const t = useText(noticesMessages)
  const [path] = useLocation()
  const waited = useRef(0)

  useEffect(() => {
    if (isOnline || QUIET_PATHS.includes(path) || readStored('offlineToastShown') !== null) return
    writeStored('offlineToastShown', 'true')
    toast(t('offline.toast'))
  }, [isOnline, path, t])

  // All changes made offline have been sent. Some may have been refused: the notice says so.
  useEffect(() => {
    if (!isOnline) waited.current = waiting
    else if (waiting === 0 && waited.current > 0) {
      waited.current = 0
      if (refused === 0) toast(t('offline.done'), { kind: 'success' })
    }
  }, [isOnline, waiting, refused, t])
}
