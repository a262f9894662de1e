import { landUrl } from 'virtual:map-land'
import { type LandShape, unpackLand } from './land-file.ts'

let known: Promise<LandShape[]> | undefined

/** The land under every map, fetched once; refused without a network on a device that has not stored it. */
export function loadLand(): Promise<LandShape[]> {
  known ??= fetchLand()
  known.catch(() => {
    known = undefined
  })
  return known
}

async function fetchLand(): Promise<LandShape[]> {
  const answer = await fetch(landUrl)
  if (!answer.ok) throw new Error(`no land: ${answer.status}`)
  return unpackLand(await answer.json())
}
