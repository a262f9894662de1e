import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextareaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'ref'>

// `field-sizing: content` does it where supported; elsewhere a script sets the height.
function fitToText(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A field for several lines; it grows with its text, up to half the height of the window. */
export function TextareaField({ label, hint, error, className, onInput, ...area }: TextareaFieldProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fitToText(ref.current))

  return (
    <Field label={label} hint={hint} error={error} isRequired={area.required} className={className}>
      {(control) => (
        <textarea
          rows={2}
          dir="auto"
          {...area}
          {...control}
          ref={ref}
          className="control control-growing"
          onInput={(event) => {
            fitToText(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
