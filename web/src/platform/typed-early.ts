export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The named and unnamed fields of a page that somebody can enter something in. */
export function fieldsIn(root: ParentNode): FormField[] {
  const all = [...root.querySelectorAll<FormField>('input, textarea, select')]
  return all.filter(({ type }) => !['file', 'hidden', 'submit', 'button'].includes(type))
}

/** What was entered in a field that React did not answer for. */
type Early = { field: FormField; value: string; name: string }

// In the order in which it was entered. A field that React has taken over is in here no more, and never again.
let early: readonly Early[] = []
const taken = new WeakSet<EventTarget>()

/**
 * Keeps what is entered in a page that React has not drawn yet, what stands in it already and what still comes: a part that
 * is loaded late can be typed in while its script is under way, and React would begin with the value of the document, or
 * with a field of its own in place of that of the document.
 */
export function watchEarlyTyping(root: HTMLElement): void {
  for (const field of fieldsIn(root)) if (currentValueOf(field) !== initialValueOf(field)) note(field)
  root.addEventListener('input', ({ target }) => isField(target) && note(target), true)
}

function note(field: FormField): void {
  if (taken.has(field)) return
  const others = early.filter((one) => one.field !== field)
  early = [...others, { field, value: currentValueOf(field), name: nameOf(field) }]
}

/** Tells React what was entered in the field of this id before it answered. For the first effect of whoever draws it. */
export function tellEarlyTyping(id: string): void {
  const field = document.getElementById(id)
  if (!isField(field)) return
  taken.add(field)
  if (early.length === 0) return
  // It is another one when the page took the part away while somebody typed in it.
  const isItsOwn = (one: Early) => one.field === field
  const isBefore = (one: Early) => !one.field.isConnected && one.name === nameOf(field)
  const entry = early.find(isItsOwn) ?? early.find(isBefore)
  if (!entry) return
  const isLast = entry === early.at(-1)
  early = early.filter((one) => one !== entry)
  // Each in a turn of its own: what comes of one is drawn before the next is told, which may build on it.
  setTimeout(() => {
    // React took the box as it stands; it hears of the click that follows only when that changes something.
    if (isChoice(field)) field.checked = entry.value !== 'on'
    enterValue(field, entry.value)
    if (isLast && document.activeElement === document.body) field.focus({ preventScroll: true })
  })
}

function isField(target: unknown): target is FormField {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

// On this page: many have no name of their own, but all have a label.
function nameOf({ type, name, labels }: FormField): string {
  return [location.pathname, type, name || labels?.[0]?.textContent].join(' ')
}

const isChoice = (field: FormField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** What is in a field as a text: `on` or nothing for a box and a round button. */
export function currentValueOf(field: FormField): string {
  return isChoice(field) ? (field.checked ? 'on' : '') : field.value
}

function initialValueOf(field: FormField): string {
  if (isChoice(field)) return field.defaultChecked ? 'on' : ''
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** Puts a value into a field and lets React know, as if it had just been entered. */
export function enterValue(field: FormField, value: string): void {
  if (isChoice(field)) {
    if (field.checked !== (value === 'on')) field.click()
    return
  }
  // Its options are still to come: to press the value on it would empty it, and the address that it is kept in too.
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value)) return
  // React compares with the value it saw last through its own accessor; the prototype's goes past it.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
