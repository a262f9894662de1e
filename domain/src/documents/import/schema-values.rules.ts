/** An object of schema.org's vocabulary, from JSON-LD or microdata. */
export type SchemaObject = { [property: string]: unknown }
/** A text of a document, and the path of properties that leads to it. */
export type ReadText = { text: string; from: string }

const MAX_OBJECTS = 2000
const MAX_DEPTH = 40

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The types of an object, without the address of the vocabulary. */
export function typesOf(object: SchemaObject): string[] {
  const types = object['@type'] ?? object.type
  return (Array.isArray(types) ? types : [types]).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  )
}

/** The text at the first of these paths that has one. Of a list the first counts, of an object its name or value. */
export function textAt(object: SchemaObject, ...paths: string[]): ReadText | null {
  for (const path of paths) {
    const text = asText(valueAt(object, path))
    if (text !== null) return { text, from: path }
  }
  return null
}

export function valueAt(object: SchemaObject, path: string): unknown {
  let value: unknown = object
  for (const name of path.split('.')) {
    const one = Array.isArray(value) ? value[0] : value
    if (!isSchemaObject(one) || !Object.hasOwn(one, name)) return undefined
    value = one[name]
  }
  return value
}

export function listAt(object: SchemaObject, path: string): unknown[] {
  const value = valueAt(object, path)
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function asText(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one === 'number') return Number.isFinite(one) ? String(one) : null
  if (typeof one === 'string') return one.trim() || null
  return isSchemaObject(one) ? asPlainText(one['@value'] ?? one.name ?? one.value) : null
}

function asPlainText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null
}

/** All objects below a value whose types end so, the outer ones only. Bounded, whatever the document holds. */
export function findObjects(root: unknown, isWanted: (types: string[]) => boolean): SchemaObject[] {
  const found: SchemaObject[] = []
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let seen = 0; seen < MAX_OBJECTS && open.length > 0; seen++) {
    const { value, depth } = open.shift() ?? { value: null, depth: 0 }
    if (isSchemaObject(value) && isWanted(typesOf(value))) found.push(value)
    else if (depth < MAX_DEPTH && typeof value === 'object' && value !== null)
      open.push(...Object.values(value).map((one) => ({ value: one, depth: depth + 1 })))
  }
  return found
}
