import { useEffect, useRef, useState } from 'react'

/** A search as it stands in its form, right or wrong: everything is text. */
export type SearchDraft = Record<string, string>

/** Browsers allow about 100 changes of the address in 30 seconds. */
const WRITE_DELAY_MS = 400
const REFUSED = 'refused'
const COUNT = /^-?\d{1,3}$/

/**
 * The state of a search form, kept in the address: it survives a reload, a way back from the booking site, and can be
 * linked to. `blank` is what the document was made with; `usual` what is filled in once somebody is there.
 * `refused` says why the server sent the browser back, until something is changed. `counts` are the fields that hold a
 * whole number: what an address says there and is none is left out. Any other field is taken as it is written.
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
      // A count that is none would be "NaN guests", and no button could make it one.
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

// Left out is what another look at the page would fill in by itself, wherever it is opened.
function updateUrl(draft: SearchDraft, usual: SearchDraft, blank: SearchDraft): void {
  const url = new URL(location.href)
  url.searchParams.delete(REFUSED)
  for (const [name, value] of Object.entries(draft))
    if (value === blank[name] && value === usual[name]) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Too often for this browser: the next change writes it.
  }
}
