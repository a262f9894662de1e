import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { replayEarlyInput } from '#platform/early-input.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

function Choice({ label, hint, className, isSwitch, ...input }: ChoiceProps & { isSwitch: boolean }) {
  const id = useId()
  useEffect(() => replayEarlyInput(id), [id])
  return (
    <div className={clsx('choice', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={isSwitch ? 'switch' : 'checkbox'}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A checkbox, for a value that takes effect when the form is sent. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} isSwitch={false} />
}

/** A switch, for a setting that takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} isSwitch />
}
