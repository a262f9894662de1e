import { currentValueOf, enterValue, type FormField, fieldsIn } from '#platform/early-input.ts'
import { readStored, removeStored, type StoredValue, writeStored } from '#platform/storage.ts'

/** Reads and fills the named fields of a page; fields with the same name are distinguished by their order. */
export type Typed = StoredValue<'typed-input'>['fields']

/** The values of a page's named fields, once React has rendered them. */
export function readAllTyped(root: ParentNode): Typed {
  return valuesOf(fieldsOf(root))
}

function valuesOf(fields: ReturnType<typeof fieldsOf>): Typed {
  return fields.flatMap(({ field, name, nth }) => {
    const value = currentValueOf(field)
    return value === '' ? [] : [{ name, nth, value }]
  })
}

/**
 * Restores form input after a reload of the same page, by the user, after an error or for an update; passwords are not
 * stored. Call once, after hydration.
 */
export function keepTypedOverReload(root: ParentNode): void {
  const stored = readStored('typed-input')
  removeStored('typed-input')
  const [entry] = performance.getEntriesByType('navigation')
  if (stored?.path === location.pathname && Object(entry).type === 'reload') writeTyped(root, stored.fields)
  addEventListener('pagehide', () => {
    const fields = valuesOf(fieldsOf(root).filter(({ field }) => field.type !== 'password'))
    if (fields.length > 0) writeStored('typed-input', { path: location.pathname, fields })
  })
}

/** Restores the values and fires the events that React expects from typing. */
export function writeTyped(root: ParentNode, typed: Typed): void {
  const fields = fieldsOf(root)
  for (const { name, nth, value } of typed) {
    const field = fields.find((one) => one.name === name && one.nth === nth)
    if (field) enterValue(field.field, value)
  }
}

function fieldsOf(root: ParentNode): { field: FormField; name: string; nth: number }[] {
  const counts = new Map<string, number>()
  return fieldsIn(root).flatMap((field) => {
    if (field.name === '') return []
    const nth = counts.get(field.name) ?? 0
    counts.set(field.name, nth + 1)
    return [{ field, name: field.name, nth }]
  })
}
