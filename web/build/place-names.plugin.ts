import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type NamedGuide, packPlaceNames } from '@tripwright/domain/assistant/language'
import type { Plugin } from 'vite'

const GUIDES = join(import.meta.dirname, '../../data/guides')
const MODULE = 'virtual:place-names'

/** Vite plugin: `virtual:place-names` holds what the places of all guides are called, so that the assistant reads one guide and not all. */
export function placeNames(): Plugin {
  return {
    name: 'tripwright-place-names',
    resolveId: { filter: { id: /^virtual:place-names$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:place-names$/ },
      handler: async () => `export const placeNames = ${JSON.stringify(packPlaceNames(await readGuides()))}`,
    },
  }
}

async function readGuides(): Promise<NamedGuide[]> {
  const files = (await readdir(GUIDES)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(GUIDES, name), 'utf8'))))
}
