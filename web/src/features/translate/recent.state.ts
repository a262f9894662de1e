import { readStored, removeStored, useStored, writeStored } from '#platform/storage.ts'

/** A text that was shown to somebody, in the language (BCP 47) that it is written in. */
export type Shown = { text: string; language: string; english: string }

const MOST = 10
const NONE: Shown[] = []
const read = new WeakMap<object, Shown[]>()

/** What was shown lately on this device, the latest first. */
export function useRecent(): Shown[] {
  const stored = useStored('translate-recent')
  if (stored === null) return NONE
  const known = read.get(stored) ?? stored.filter(isShown)
  read.set(stored, known)
  return known
}

export function rememberShown(shown: Shown): void {
  const others = (readStored('translate-recent') ?? [])
    .filter(isShown)
    .filter(({ text, language }) => text !== shown.text || language !== shown.language)
  writeStored('translate-recent', [shown, ...others].slice(0, MOST))
}

/** Forgets the list; the answer brings it back. */
export function clearRecent(): () => void {
  const before = readStored('translate-recent') ?? []
  removeStored('translate-recent')
  return () => writeStored('translate-recent', before)
}

function isShown(value: unknown): value is Shown {
  const { text, language, english } = Object(value)
  return [text, language, english].every((one) => typeof one === 'string')
}
