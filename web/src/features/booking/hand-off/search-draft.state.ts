import { useEffect, useRef, useState } from 'react'

/** A search as its form has it, valid or not: every field is text. */
export type SearchDraft = Record<string, string>

/** Browsers allow about 100 changes of the address in 30 seconds. */
const WRITE_DELAY_MS = 400
const REFUSED = 'refused'
const COUNT = /^-?\d{1,3}$/

/**
 * The state of a search form, stored in the address: it survives a reload and the way back from the booking site, and can be
 * shared. `blank` is the prerendered form; `usual` is filled in after hydration. `refused` is the reason why the server sent
 * the browser back, until a field changes. `counts` are integer fields: an invalid number in the address is ignored. Any
 * other field is taken unchanged.
 */
export function useSearchDraft<T extends SearchDraft>(
  blank: T,
  usual: () => Partial<T>,
  counts: readonly (keyof T)[] = [],
) {
  const [draft, setDraft] = useState(blank)
  const [refused, setRefused] = useState<string | null>(null)
  const isChanged = useRef(false)
  const filled = useRef<Partial<T>>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const parameters = new URLSearchParams(location.search)
    const fields = Object.keys(blank).flatMap((name) => {
      const value = parameters.get(name)
      // An invalid count would be shown as "NaN guests", and no button could correct it.
      const isWrongCount = counts.includes(name) && !COUNT.test(value ?? '')
      return value === null || isWrongCount ? [] : [[name, value]]
    })
    filled.current = usual()
    setDraft((now) => ({ ...now, ...filled.current, ...Object.fromEntries(fields) }))
    setRefused(parameters.get(REFUSED))
  }, [])

  useEffect(() => {
    if (!isChanged.current) return
    const timer = setTimeout(() => updateUrl(draft, { ...blank, ...filled.current }, blank), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, blank])

  function change(part: Partial<T>): void {
    isChanged.current = true
    setRefused(null)
    setDraft((now) => ({ ...now, ...part }))
  }
  return { draft, change, refused }
}

// Values that the page fills in by default are left out of the address.
function updateUrl(draft: SearchDraft, usual: SearchDraft, blank: SearchDraft): void {
  const url = new URL(location.href)
  url.searchParams.delete(REFUSED)
  for (const [name, value] of Object.entries(draft))
    if (value === blank[name] && value === usual[name]) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Too many changes for this browser: the next one writes it.
  }
}
