import { useEffect, useRef, useState } from 'react'

// Specification section 9, suggestions.
const DEBOUNCE_MS = 300
const SHORTEST_QUERY = 2

/** Finds suggestions for a text. It may throw: then there are none. The signal aborts when the text has changed. */
export type Search<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>

type Suggestions<T> = {
  results: readonly T[]
  isSearching: boolean
  /** To be called with the text at each change by typing. */
  look: (text: string) => void
  /** Drops the results and whatever is under way. */
  clear: () => void
}

/** Suggestions for a text that is being typed: 300 ms after the last key, from 2 characters, stale answers dropped. */
export function useSuggestions<T>(search: Search<T>): Suggestions<T> {
  const [results, setResults] = useState<readonly T[]>([])
  const [isSearching, setIsSearching] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function run(text: string, signal: AbortSignal) {
    const found = await search(text, signal).catch((): readonly T[] => [])
    // Not every search heeds its signal: an answer to an older text is dropped here, whatever the order.
    if (signal.aborted) return
    setResults(found)
    setIsSearching(false)
  }

  function clear() {
    running.current?.abort()
    setResults([])
    setIsSearching(false)
  }

  function look(text: string) {
    running.current?.abort()
    const query = text.trim()
    if (query.length < SHORTEST_QUERY) return clear()
    const abort = new AbortController()
    const { signal } = abort
    running.current = abort
    const timer = setTimeout(() => void run(query, signal), DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    setIsSearching(true)
  }

  return { results, isSearching, look, clear }
}
