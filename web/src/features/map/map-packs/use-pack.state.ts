import type { Position } from '@tripwright/domain/base/geo'
import type { PlaceGroup, RegionManifest, RegionPlace } from '@tripwright/domain/map/offline-maps'
import { useEffect, useRef, useState } from 'react'
import { log } from '#platform/log.ts'
import { openPack, type PackWalkResult } from './pack-engine.state.ts'

/** So many are shown. */
export const MOST_FOUND = 20
const NOTHING: readonly RegionPlace[] = []

/** The search of a pack: what is found for a text and a group; null where the places are not at hand. */
export function usePack(manifest: RegionManifest, query: string, group: PlaceGroup | null) {
  const engine = useRef<ReturnType<typeof openPack> | null>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [results, setResults] = useState<readonly RegionPlace[]>(NOTHING)
  const [isSearching, setSearching] = useState(false)

  useEffect(() => {
    let isGone = false
    const opened = openPack(manifest)
    engine.current = opened
    opened.open().then(
      (count) => isGone || setOpen(count !== null),
      (error: unknown) => {
        if (isGone) return
        log.warn('A map pack could not be opened', { error: String(error) })
        setOpen(false)
      },
    )
    return () => {
      isGone = true
      opened.close()
    }
  }, [manifest])

  useEffect(() => {
    if (!isOpen || (query.trim() === '' && group === null)) {
      setResults(NOTHING)
      return
    }
    let isGone = false
    setSearching(true)
    const searching = engine.current?.search({ query, group, most: MOST_FOUND }) ?? Promise.resolve(NOTHING)
    void searching
      .catch(() => NOTHING)
      .then((places) => {
        if (isGone) return
        setResults(places)
        setSearching(false)
      })
    return () => {
      isGone = true
    }
  }, [isOpen, query, group])

  async function walk(from: Position, to: Position): Promise<PackWalkResult> {
    const opened = engine.current
    if (!opened) return 'no-streets'
    return opened.walk({ from, to }).catch(() => 'no-streets')
  }
  return { found: results, isFailed: isOpen === false, isSearching, walk }
}
