import { parseJson } from './parse-json.ts'
import { readStored, writeStored } from './storage.ts'

let edited: Record<string, unknown> | null = null

/** While a document is rendered: the texts that staff published in place of the build's. */
export function giveEdited(content: object | null): void {
  edited = content && { ...content }
}

/**
 * One part of what staff published in place of the build's texts: from this document, or as this device last saw it. Null
 * for what nobody changed. `T` is that part of EditedContent (domain staff/content).
 */
export function editedPart<T>(name: string): T | null {
  if (!edited) edited = typeof document === 'undefined' ? {} : readEdited()
  // The cast is safe: our own server wrote the document from values of this type.
  return (edited[name] as T | undefined) ?? null
}

// A shell that this device holds may be older than the last document.
function readEdited(): Record<string, unknown> {
  const text = document.getElementById('edited-content')?.textContent
  const [own, last] = [Object(text && parseJson(text)), readStored('edited-content') ?? {}]
  if (!(own.at > (Number(last.at) || 0))) return own.at === last.at ? own : last
  writeStored('edited-content', own)
  return own
}
