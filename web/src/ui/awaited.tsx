import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

type AwaitedProps<T> = {
  called: { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; message: string }
  loadingLabel: string
  retryLabel: string
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** A part of a page that waits for an answer: hatched, then what came, or what went wrong and another try. */
export function Awaited<T>({ called, loadingLabel, retryLabel, onRetry, children }: AwaitedProps<T>) {
  if (called.status === 'ready') return children(called.value)
  if (called.status === 'failed')
    return (
      <div role="alert" className="neatline grid justify-items-start gap-3 p-5">
        <p>{called.message}</p>
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    )
  return (
    <Loading label={loadingLabel} className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  )
}
