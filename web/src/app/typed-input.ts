import { readStored, removeStored, type StoredValue, writeStored } from '#platform/storage.ts'

/** What stands in the named fields of a page; fields of one name are told apart by their order. */
export type Typed = StoredValue<'typed-input'>['fields']
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person entered. For the document as it came, before React draws it. */
export function readTyped(root: ParentNode): Typed {
  return fieldsOf(root).flatMap(({ field, name, nth }) => {
    const value = currentValueOf(field)
    return value === initialValueOf(field) ? [] : [{ name, nth, value }]
  })
}

/** The same for a page that React has already drawn: it keeps the initial value equal to the present one. */
export function readAllTyped(root: ParentNode): Typed {
  return fieldsOf(root).flatMap(({ field, name, nth }) => {
    const value = currentValueOf(field)
    return value === '' ? [] : [{ name, nth, value }]
  })
}

/**
 * Keeps what was typed over a reload of the same page, by the person, after an error or for an update; passwords are not
 * written down. Call once, when the page is alive.
 */
export function keepTypedOverReload(root: ParentNode): void {
  const kept = readStored('typed-input')
  removeStored('typed-input')
  const [entry] = performance.getEntriesByType('navigation')
  if (kept?.path === location.pathname && Object(entry).type === 'reload') writeTyped(root, kept.fields)
  addEventListener('pagehide', () => {
    const fields = readAllTyped(root).filter(({ name, nth }) => !isPassword(root, name, nth))
    if (fields.length > 0) writeStored('typed-input', { path: location.pathname, fields })
  })
}

function isPassword(root: ParentNode, name: string, nth: number): boolean {
  return fieldsOf(root).some((one) => one.name === name && one.nth === nth && one.field.type === 'password')
}

/** Puts the values back and lets React know, as if they had just been typed. */
export function writeTyped(root: ParentNode, typed: Typed): void {
  const fields = fieldsOf(root)
  for (const { name, nth, value } of typed) {
    const found = fields.find((one) => one.name === name && one.nth === nth)
    if (found) setValue(found.field, value)
  }
}

function fieldsOf(root: ParentNode): { field: Field; name: string; nth: number }[] {
  const counts = new Map<string, number>()
  return [...root.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    if (field.name === '' || ['file', 'hidden', 'submit', 'button'].includes(field.type)) return []
    const nth = counts.get(field.name) ?? 0
    counts.set(field.name, nth + 1)
    return [{ field, name: field.name, nth }]
  })
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

function currentValueOf(field: Field): string {
  return isChoice(field) ? (field.checked ? 'on' : '') : field.value
}

function initialValueOf(field: Field): string {
  if (isChoice(field)) return field.defaultChecked ? 'on' : ''
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

function setValue(field: Field, value: string): void {
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
