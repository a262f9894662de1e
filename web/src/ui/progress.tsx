import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type ProgressProps = {
  label: ReactNode
  /** The done part of `max`; absent while unknown. */
  value?: number
  max?: number
  /** The progress as text, for example "12 of 40 tiles". */
  count?: ReactNode
  /** Work over a second can be cancelled. */
  cancel?: { label: string; onPick: () => void }
}

/** A progress bar in the style of a map's scale bar, with its text and Cancel. */
export function Progress({ label, value, max = 100, count, cancel }: ProgressProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <span className="tabular text-muted text-sm" aria-live="off">
        {count}
      </span>
      <progress id={id} value={value} max={max} className={cancel ? 'scale-bar' : 'scale-bar col-span-2'} />
      {cancel ? (
        <Button variant="outline" size="sm" onClick={cancel.onPick}>
          {cancel.label}
        </Button>
      ) : null}
    </div>
  )
}
