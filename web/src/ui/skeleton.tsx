import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A hatched block that stands in for content still loading; its class sets the size. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={clsx('skeleton', className)} aria-hidden="true" />
}

type LoadingProps = {
  label: string
  /** True shows the text; by default it is for screen readers only. */
  isLabelVisible?: boolean
  children: ReactNode
  className?: string
}

/** Wraps the skeletons of a layout and announces once, in words, what is loading. */
export function Loading({ label, isLabelVisible = false, children, className }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className={isLabelVisible ? 'text-muted' : 'sr-only'}>{label}</span>
      {children}
    </div>
  )
}
