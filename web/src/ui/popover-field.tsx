import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type PopoverFieldProps = FieldTexts & {
  label: string
  /** The selection as text; empty when there is none. */
  value: string
  placeholder: string
  icon: ReactNode
  required?: boolean
  className?: string
  /** The content of the popover, rendered while it is open. `close` returns the focus to the field. */
  children: (close: () => void) => ReactNode
}

const EDGE = 8
const GAP = 4

// Below the field, or above it, or (where neither fits) wherever it is fully visible. Through the style object: the page's
// policy forbids style attributes.
function place(panel: HTMLElement, field: HTMLElement): void {
  const anchor = field.getBoundingClientRect()
  const box = panel.getBoundingClientRect()
  const start = getComputedStyle(field).direction === 'rtl' ? anchor.right - box.width : anchor.left
  const widest = document.documentElement.clientWidth - box.width - EDGE
  const lowest = window.innerHeight - box.height - EDGE
  const [below, above] = [anchor.bottom + GAP, anchor.top - box.height - GAP]
  const top = below > lowest && above >= EDGE ? above : Math.min(below, lowest)
  panel.style.left = `${Math.max(EDGE, Math.min(start, widest))}px`
  panel.style.top = `${Math.max(EDGE, top)}px`
}

/** A field that opens a panel, on the native popover: Escape, a click outside or Tab out of it close it. */
export function PopoverField({ label, hint, error, value, placeholder, ...rest }: PopoverFieldProps) {
  const { icon, required, className, children } = rest
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !trigger.current) return
    const [popover, field] = [panel.current, trigger.current]
    place(popover, field)
    popover.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true })
    // The content may grow past the edge of the window: another month may have one more week.
    const watch = new ResizeObserver(() => place(popover, field))
    watch.observe(popover)
    return () => watch.disconnect()
  }, [isOpen])

  function close(): void {
    panel.current?.hidePopover()
    trigger.current?.focus()
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== trigger.current)
      panel.current?.hidePopover()
  }

  return (
    <Field label={label} hint={hint} error={error} isRequired={required} className={className}>
      {(control) => (
        <>
          <button
            {...control}
            ref={trigger}
            type="button"
            popoverTarget={id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${label}: ${value || placeholder}`}
            className="control flex items-center gap-2 text-start"
          >
            <span className="text-muted">{icon}</span>
            <span className={value ? 'truncate' : 'truncate text-muted'}>{value || placeholder}</span>
          </button>
          <div
            ref={panel}
            id={id}
            popover="auto"
            role="dialog"
            aria-label={label}
            className="popover-panel"
            onBlur={handleBlur}
            onToggle={(event) => setIsOpen(event.newState === 'open')}
          >
            {isOpen ? children(close) : null}
          </div>
        </>
      )}
    </Field>
  )
}
