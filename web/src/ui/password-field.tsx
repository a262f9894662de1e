import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { buttonClass } from './button.tsx'
import { Field, type FieldTexts } from './field.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    /** Label of the toggle that shows the password. */
    showLabel: string
  }

/** A password with a toggle that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, className, showLabel, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required} className={className}>
      {(control) => (
        <div className="relative" dir="ltr">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="control pe-12"
          />
          <button
            type="button"
            className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! inset-y-0 end-0')}
            aria-label={showLabel}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
