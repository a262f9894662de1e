import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type SelectFieldProps = FieldTexts & Omit<ComponentProps<'select'>, 'id' | 'multiple'>

/** A select field on the native element; the children are `option` and `optgroup`. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={select.required} className={className}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control control-select" />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3 top-3 size-5 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
