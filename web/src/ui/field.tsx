import { clsx } from 'clsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { replayEarlyInput } from '#platform/early-input.ts'

/** The common props of every field. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** The error with its remedy; a field with an error is `aria-invalid`. */
  error?: ReactNode
}

/** Props for the control: its id, and its references to hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  isRequired?: boolean | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, linked by id. The caller renders the control. */
export function Field({ label, hint, error, isRequired = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  useEffect(() => replayEarlyInput(id), [id])

  return (
    <div className={clsx('field', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {isRequired ? (
          <span className="text-signal" aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} className="flex gap-1 text-sm text-signal">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A named group of controls; the caller chooses the layout. */
export function Group(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a width of its own, and is read out with each of many controls.
  return <div role="group" {...props} />
}
