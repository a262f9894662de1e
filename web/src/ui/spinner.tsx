import { clsx } from 'clsx'

/** A turning compass needle, the size of the text. Decorative: the caller must say in words what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={clsx('spinner', className)}
    >
      <circle cx="12" cy="12" r="10" strokeWidth="1.5" opacity=".4" />
      <path d="M12 4l2.6 8H9.4z" fill="currentColor" />
      <path d="M12 20l2.6-8H9.4z" strokeWidth="1.2" />
    </svg>
  )
}
