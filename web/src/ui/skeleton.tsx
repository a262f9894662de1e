import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A hatched block in the place and size (by class) of what is coming. Says nothing to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={clsx('skeleton', className)} aria-hidden="true" />
}

/** Wraps the skeleton of a real layout and says, once, in words, what is being waited for. */
export function Loading({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
