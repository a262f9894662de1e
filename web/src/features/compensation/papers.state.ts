import type { TableProvenance } from '@tripwright/domain/base/provenance'
import type { AirlineRow, ClosedAirport, DeadlineRow, LetterTexts } from '@tripwright/domain/compensation'
import { useEffect, useState } from 'react'
import { untilLoaded } from '#platform/lazy-part.ts'

type Files = {
  airlines: { airlines: readonly AirlineRow[] }
  'closed-airports': { airports: readonly ClosedAirport[] }
  deadlines: Omit<TableProvenance, 'source'> & { countries: readonly DeadlineRow[] }
  letters: { letters: Readonly<Record<string, LetterTexts>> }
}

// Each is a part of its own, fetched when it is needed and then on this device (data/README.md).
const files = import.meta.glob('../../../../data/claims/*.json', { import: 'default' })
const loaded = new Map<keyof Files, unknown>()

/** One of our tables for claims, as soon as it can be had. */
export async function loadPapers<Name extends keyof Files>(name: Name): Promise<Files[Name]> {
  const load = files[`../../../../data/claims/${name}.json`]
  if (load === undefined) throw new Error(`There is no table ${name}`)
  const table = await untilLoaded(load)
  loaded.set(name, table)
  // The file of this name has this shape: server/src/features/compensation/papers.test.ts holds it.
  return table as Files[Name]
}

/** The same for a component: null until it is here. */
export function usePapers<Name extends keyof Files>(name: Name): Files[Name] | null {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (loaded.has(name)) return
    let isWanted = true
    void loadPapers(name).then(() => {
      if (isWanted) redraw((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [name])
  return (loaded.get(name) as Files[Name] | undefined) ?? null
}
