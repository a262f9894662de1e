import { readStored, removeStored, useStored, writeStored } from '#platform/storage.ts'

/** A text that was shown to another person, with its language (BCP 47). */
export type ShownPhrase = { text: string; language: string; english: string }

const MAX_RECENT = 10
const NO_PHRASES: ShownPhrase[] = []
const parsedCache = new WeakMap<object, ShownPhrase[]>()

/** Phrases shown lately on this device, the latest first. */
export function useRecentPhrases(): ShownPhrase[] {
  const stored = useStored('translate-recent')
  if (stored === null) return NO_PHRASES
  const cached = parsedCache.get(stored) ?? stored.filter(isShownPhrase)
  parsedCache.set(stored, cached)
  return cached
}

export function rememberShown(phrase: ShownPhrase): void {
  const others = (readStored('translate-recent') ?? [])
    .filter(isShownPhrase)
    .filter(({ text, language }) => text !== phrase.text || language !== phrase.language)
  writeStored('translate-recent', [phrase, ...others].slice(0, MAX_RECENT))
}

/** Clears the list; the returned function restores it. */
export function clearRecentPhrases(): () => void {
  const before = readStored('translate-recent') ?? []
  removeStored('translate-recent')
  return () => writeStored('translate-recent', before)
}

function isShownPhrase(value: unknown): value is ShownPhrase {
  const { text, language, english } = Object(value)
  return [text, language, english].every((one) => typeof one === 'string')
}
