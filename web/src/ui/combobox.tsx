import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { Field, type FieldTexts } from './field.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { Spinner } from './spinner.tsx'
import { useCombobox } from './use-combobox.ts'
import type { SearchSuggestions } from './use-suggestions.ts'

// Lazy: the list is usable without its sources.
const SuggestionSources = lazyPart(async () => (await import('./suggestion-sources.tsx')).SuggestionSources)

type ComboboxProps<T> = FieldTexts & {
  value: string
  onChange: (text: string) => void
  /** A suggestion was chosen: the caller sets `value` to its text. */
  onPick: (item: T) => void
  search: SearchSuggestions<T>
  getKey: (item: T) => string
  renderItem: (item: T) => ReactNode
  /** The number of suggestions, for screen readers. */
  countLabel: (count: number) => string
  name?: string
  placeholder?: string
  required?: boolean
  className?: string
}

type ListProps<T> = {
  id: string
  name: string | undefined
  box: ReturnType<typeof useCombobox<T>>
  getKey: (item: T) => string
  renderItem: (item: T) => ReactNode
}

function Suggestions<T>({ id, name, box, getKey, renderItem }: ListProps<T>) {
  const { active, sources } = box
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  return (
    <div className="suggestions">
      {/* The list can take the focus (by its scroll bar) but is no tab stop: the input represents it. */}
      <div
        role="listbox"
        id={id}
        tabIndex={-1}
        aria-label={name}
        aria-describedby={sources.length > 0 ? `${id}-sources` : undefined}
      >
        {box.results.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the frame around input and list
          <div
            key={getKey(item)}
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => box.setActive(index)}
            onClick={() => box.pick(item)}
          >
            <PartBoundary fallback={() => getKey(item)}>{renderItem(item)}</PartBoundary>
          </div>
        ))}
      </div>
      {/* Outside the list, which may contain only options. */}
      {sources.length > 0 ? (
        <Suspense>
          <SuggestionSources id={`${id}-sources`} sources={sources} />
        </Suspense>
      ) : null}
    </div>
  )
}

// The ARIA attributes of a text input with a list.
function inputAria(listId: string, { isOpen, active }: { isOpen: boolean; active: number }) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  } as const
}

/** A text with suggestions (ARIA combobox with a list). Any text is allowed: suggestions are optional. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, hint, error, name, placeholder, required, className, value, onChange, onPick } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(props.search, (item: T) => {
    onPick(item)
    input.current?.focus()
  })

  return (
    <Field label={label} hint={hint} error={error} isRequired={required} className={className}>
      {(control) => (
        <div role="presentation" className="relative" {...box.frame}>
          <input
            name={name}
            placeholder={placeholder}
            required={required}
            value={value}
            {...control}
            {...inputAria(listId, box)}
            ref={input}
            type="text"
            autoComplete="off"
            className="control pe-11"
            onChange={(event) => {
              onChange(event.target.value)
              box.handleType(event.target)
            }}
          />
          {box.isSearching ? <Spinner className="absolute end-3 top-3 text-muted" /> : null}
          <span className="sr-only" aria-live="polite">
            {box.isOpen ? props.countLabel(box.results.length) : null}
          </span>
          {box.isOpen ? (
            <Suggestions
              id={listId}
              name={typeof label === 'string' ? label : undefined}
              box={box}
              getKey={props.getKey}
              renderItem={props.renderItem}
            />
          ) : null}
        </div>
      )}
    </Field>
  )
}
