import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  children: ReactNode
  /** One real example to try with one click. */
  action?: ReactNode
  /** Contour art of a place, as the background. */
  art?: ReactNode
}

/** An empty page in the style of a notebook: a note says what belongs here and offers an example. */
export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <section
      className={clsx(
        'neatline relative isolate grid min-h-64 items-center overflow-hidden p-6',
        !art && 'paper-grid',
      )}
    >
      {art ? <div className="-z-10 absolute inset-0 *:h-full">{art}</div> : null}
      <div className="grid max-w-md justify-items-start gap-3 border border-ink bg-sheet p-5">
        <h2>{title}</h2>
        <div className="text-muted">{children}</div>
        {action}
      </div>
    </section>
  )
}
