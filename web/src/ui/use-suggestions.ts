import type { Provenance } from '@tripwright/domain/base/provenance'
import { useEffect, useRef, useState } from 'react'

// Specification section 9, suggestions.
const DEBOUNCE_MS = 300
const MIN_QUERY_LENGTH = 2

/** Suggestions with their sources. */
export type Sourced<T> = { items: readonly T[]; sources: readonly Provenance[] }

/**
 * Finds suggestions for a text. It may throw: then there are none. The signal aborts when the text has changed. `showFirst` shows
 * those that are known already, while others that follow below them are looked for.
 */
export type SearchSuggestions<T> = (
  text: string,
  signal: AbortSignal,
  showFirst: (first: Sourced<T>) => void,
) => Promise<readonly T[] | Sourced<T>>

type Suggestions<T> = {
  results: readonly T[]
  /** The sources of the suggestions; empty when the search names none. */
  sources: readonly Provenance[]
  isSearching: boolean
  /** Call it with the text at each change by typing. */
  look: (text: string) => void
  /** Drops the results and a running search. */
  clear: () => void
}

/** Suggestions while typing: 300 ms after the last key, from 2 characters, stale answers dropped. */
export function useSuggestions<T>(search: SearchSuggestions<T>): Suggestions<T> {
  const [{ items: results, sources }, setSuggestions] = useState<Sourced<T>>(nothing)
  const [isSearching, setIsSearching] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function run(text: string, signal: AbortSignal) {
    const showFirst = (first: Sourced<T>) => signal.aborted || setSuggestions(first)
    const results = await search(text, signal, showFirst).catch((): Sourced<T> => nothing())
    // Not every search honours its signal: an answer to an older text is dropped here, in any order.
    if (signal.aborted) return
    setSuggestions('items' in results ? results : { items: results, sources: [] })
    setIsSearching(false)
  }

  function clear() {
    running.current?.abort()
    setSuggestions(nothing)
    setIsSearching(false)
  }

  function look(text: string) {
    running.current?.abort()
    const query = text.trim()
    if (query.length < MIN_QUERY_LENGTH) return clear()
    const abort = new AbortController()
    const { signal } = abort
    running.current = abort
    const timer = setTimeout(() => void run(query, signal), DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    setIsSearching(true)
  }

  return { results, sources, isSearching, look, clear }
}

function nothing(): Sourced<never> {
  return { items: [], sources: [] }
}
