import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

// These are left to right in every language; otherwise the @ and the dots move in a right-to-left page.
const LTR_TYPES: readonly unknown[] = ['email', 'url', 'tel']

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

/** A single line of text; `type` may be email, search, tel, url or number as on the native element. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required} className={className}>
      {(control) => (
        <input
          type="text"
          dir={LTR_TYPES.includes(input.type) ? 'ltr' : undefined}
          {...input}
          {...control}
          className="control"
        />
      )}
    </Field>
  )
}
