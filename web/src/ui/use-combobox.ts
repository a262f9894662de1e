import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type SearchSuggestions, useSuggestions } from './use-suggestions.ts'

// Specification section 4: the box closes about 150 ms after it lost the focus, so that a click in the list counts.
const BLUR_DELAY_MS = 150

/** The behaviour of a suggestion box (specification section 4): open state, highlight, keys and focus. */
export function useCombobox<T>(search: SearchSuggestions<T>, onPick: (item: T) => void) {
  const { results, sources, isSearching, look, clear } = useSuggestions(search)
  const [isWanted, setIsWanted] = useState(false)
  // Stored with its list, so that a new list starts without a highlight; a list that only grows at its end keeps it.
  const [highlight, setHighlight] = useState({ in: results, index: -1 })
  const isThere = highlight.in.every((item, index) => item === results[index])
  const active = isThere && highlight.index < results.length ? highlight.index : -1
  const isOpen = isWanted && results.length > 0
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(blurTimer.current), [])

  function setActive(index: number) {
    setHighlight({ in: results, index })
  }

  function close() {
    setIsWanted(false)
    setActive(-1)
  }

  function pick(item: T) {
    clear()
    close()
    onPick(item)
  }

  function moveBy(step: 1 | -1) {
    const first = step === 1 ? 0 : results.length - 1
    if (!isOpen) setIsWanted(true)
    else setActive(active < 0 ? first : (active + step + results.length) % results.length)
  }

  function handleKey(event: KeyboardEvent) {
    // Enter belongs to the input method while a syllable is being composed.
    if (event.nativeEvent.isComposing || results.length === 0) return
    const item = results[active]
    if (event.key === 'ArrowDown') moveBy(1)
    else if (event.key === 'ArrowUp') moveBy(-1)
    else if (event.key === 'Enter' && isOpen && item !== undefined) pick(item)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    clearTimeout(blurTimer.current)
    blurTimer.current = setTimeout(close, BLUR_DELAY_MS)
  }

  /** The text of a form is also restored, after a reload: then no list may lie over the fields below. */
  function handleType(input: HTMLInputElement) {
    look(input.value)
    setIsWanted(document.activeElement === input)
  }

  const frame = { onKeyDown: handleKey, onBlur: handleBlur, onFocus: () => clearTimeout(blurTimer.current) }
  return { results, sources, isSearching, isOpen, active, setActive, pick, handleType, frame }
}
