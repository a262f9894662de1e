export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of a page, named and unnamed, that accept input. */
export function fieldsIn(root: ParentNode): FormField[] {
  const all = [...root.querySelectorAll<FormField>('input, textarea, select')]
  return all.filter(({ type }) => !['file', 'hidden', 'submit', 'button'].includes(type))
}

/** The last value that was entered in a field before React handled its events. */
type EarlyInput = { field: FormField; value: string; name: string }

// In order of input. A field leaves the list for good when React takes it over.
let earlyInputs: readonly EarlyInput[] = []
const hydratedFields = new WeakSet<EventTarget>()

/**
 * Records input before React handles a field, both existing and later: a user can type into a part whose script is still
 * loading, and React would start from the value in the HTML, or replace the field.
 */
export function recordEarlyInput(root: HTMLElement): void {
  for (const field of fieldsIn(root)) if (currentValueOf(field) !== initialValueOf(field)) record(field)
  root.addEventListener('input', ({ target }) => isField(target) && record(target), true)
}

function record(field: FormField): void {
  if (hydratedFields.has(field)) return
  const others = earlyInputs.filter((one) => one.field !== field)
  earlyInputs = [...others, { field, value: currentValueOf(field), name: nameOf(field) }]
}

/** Replays the input of the field with this id, so that React handles it. Call in the field's first effect. */
export function replayEarlyInput(id: string): void {
  const field = document.getElementById(id)
  if (!isField(field)) return
  hydratedFields.add(field)
  if (earlyInputs.length === 0) return
  const isSameField = (one: EarlyInput) => one.field === field
  // The page may have rendered the form again while the user typed: then the field is a new one with the same name.
  const isReplaced = (one: EarlyInput) => !one.field.isConnected && one.name === nameOf(field)
  const entry = earlyInputs.find(isSameField) ?? earlyInputs.find(isReplaced)
  if (!entry) return
  const isLast = entry === earlyInputs.at(-1)
  earlyInputs = earlyInputs.filter((one) => one !== entry)
  // Each field in its own task: React renders the effect of one before the next, which may depend on it.
  setTimeout(() => {
    // React read the checkbox as it stands, and reports a click only when it changes the state.
    if (isChoice(field)) field.checked = entry.value !== 'on'
    // First, because a list of suggestions opens only for the field that has the focus.
    if (isLast && document.activeElement === document.body) field.focus({ preventScroll: true })
    enterValue(field, entry.value)
  })
}

function isField(target: unknown): target is FormField {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

// Many fields have no name, but all have a label.
function nameOf({ type, name, labels }: FormField): string {
  return [location.pathname, type, name || labels?.[0]?.textContent].join(' ')
}

const isChoice = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** The value of a field as text: `on` or empty for a checkbox and a radio button. */
export function currentValueOf(field: FormField): string {
  return isChoice(field) ? (field.checked ? 'on' : '') : field.value
}

function initialValueOf(field: FormField): string {
  if (isChoice(field)) return field.defaultChecked ? 'on' : ''
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** Sets the value of a field and dispatches the event, so that React handles it as input. */
export function enterValue(field: FormField, value: string): void {
  if (isChoice(field)) {
    if (field.checked !== (value === 'on')) field.click()
    return
  }
  // Its options are not loaded yet: setting the value would clear it, and the address that mirrors it.
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value)) return
  // React's own accessor remembers the last value and would ignore the event; the prototype's setter bypasses it.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
