import type { AirlineRow, ClosedAirport, DeadlineRow, LetterTexts } from '@tripwright/domain/compensation'
import { useEffect, useState } from 'react'
import { untilLoaded } from '#platform/lazy-part.ts'

type Files = {
  airlines: { airlines: readonly AirlineRow[] }
  'closed-airports': { airports: readonly ClosedAirport[] }
  deadlines: { asOf: string; countries: readonly DeadlineRow[] }
  letters: { letters: Readonly<Record<string, LetterTexts>> }
}

// Each is a part of its own, fetched when it is needed and then on this device (data/README.md).
const files = import.meta.glob('../../../../data/claims/*.json', { import: 'default' })
const loaded = new Map<keyof Files, unknown>()

/** One of our tables for claims; null until it is here. */
export function usePapers<Name extends keyof Files>(name: Name): Files[Name] | null {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (loaded.has(name)) return
    let isWanted = true
    const load = files[`../../../../data/claims/${name}.json`]
    if (load === undefined) throw new Error(`There is no table ${name}`)
    void untilLoaded(load).then((table) => {
      loaded.set(name, table)
      if (isWanted) redraw((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [name])
  // The file of this name has this shape: server/src/features/compensation/papers.test.ts holds it.
  return (loaded.get(name) as Files[Name] | undefined) ?? null
}
