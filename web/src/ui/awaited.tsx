import type { ReactNode } from 'react'
import { platformMessages } from '#platform/platform.messages.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from './button.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

type AwaitedProps<T> = {
  called: { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; message: string }
  loadingLabel: string
  retryLabel: string
  onRetry: () => void
  children: (value: T) => ReactNode
}

/**
 * A part of a page that waits for a response: a skeleton, then the content, or an error with a retry. Content that fails to
 * render fails here and leaves the rest of the page intact.
 */
export function Awaited<T>({ called, loadingLabel, retryLabel, onRetry, children }: AwaitedProps<T>) {
  const t = useText(platformMessages)
  if (called.status === 'failed')
    return <TryAgain message={called.message} label={retryLabel} onPick={onRetry} />
  if (called.status === 'ready') {
    const fallback = (retry: () => void) => (
      <TryAgain
        message={t('unexpected')}
        label={retryLabel}
        onPick={() => {
          retry()
          onRetry()
        }}
      />
    )
    return (
      <PartBoundary fallback={fallback}>
        <Ready value={called.value}>{children}</Ready>
      </PartBoundary>
    )
  }
  return (
    <Loading label={loadingLabel} className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  )
}

// A separate component, so that the error boundary around it catches what its rendering throws.
function Ready<T>({ value, children }: { value: T; children: (value: T) => ReactNode }) {
  return children(value)
}

function TryAgain({ message, label, onPick }: { message: string; label: string; onPick: () => void }) {
  return (
    <div role="alert" className="neatline grid justify-items-start gap-3 p-5">
      <p>
        <bdi>{message}</bdi>
      </p>
      <Button variant="outline" onClick={onPick}>
        {label}
      </Button>
    </div>
  )
}
