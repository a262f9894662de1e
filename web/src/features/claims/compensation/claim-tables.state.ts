import type { TableProvenance } from '@tripwright/domain/base/provenance'
import type {
  AirlineRow,
  ClosedAirport,
  DeadlineRow,
  LetterTexts,
} from '@tripwright/domain/claims/compensation'
import { useEffect, useState } from 'react'
import { untilLoaded } from '#platform/lazy-part.ts'

type ClaimTables = {
  airlines: { airlines: readonly AirlineRow[] }
  'closed-airports': { airports: readonly ClosedAirport[] }
  deadlines: Omit<TableProvenance, 'source'> & { countries: readonly DeadlineRow[] }
  letters: { letters: Readonly<Record<string, LetterTexts>> }
}

// Each is a separate file, fetched when needed and then cached on this device (data/README.md).
const tableLoaders = import.meta.glob('../../../../../data/claims/*.json', { import: 'default' })
const loadedTables = new Map<keyof ClaimTables, unknown>()

/** One of our tables for claims, once it is loaded. */
export async function loadClaimTable<Name extends keyof ClaimTables>(name: Name): Promise<ClaimTables[Name]> {
  const load = tableLoaders[`../../../../../data/claims/${name}.json`]
  if (load === undefined) throw new Error(`There is no table ${name}`)
  const table = await untilLoaded(load)
  loadedTables.set(name, table)
  // The file of this name has this shape: server/src/features/claims/compensation/claim-tables.test.ts holds it.
  return table as ClaimTables[Name]
}

/** The same for a component: null until it is loaded. */
export function useClaimTable<Name extends keyof ClaimTables>(name: Name): ClaimTables[Name] | null {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (loadedTables.has(name)) return
    let isWanted = true
    void loadClaimTable(name).then(() => {
      if (isWanted) redraw((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [name])
  return (loadedTables.get(name) as ClaimTables[Name] | undefined) ?? null
}
