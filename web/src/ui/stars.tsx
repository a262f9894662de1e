import { clsx } from 'clsx'
import Star from 'lucide-react/icons/star'

/** A number of five stars; `label` is its text. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5 text-brand">
      {[1, 2, 3, 4, 5].map((step) => (
        <Star key={step} aria-hidden="true" className={clsx('size-5', step <= rating && 'fill-current')} />
      ))}
    </span>
  )
}
