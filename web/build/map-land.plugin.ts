import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { listGuideCities, makeMapLand } from './map-land.ts'

const MODULE = 'virtual:map-land'
const FOLDER = 'assets/'
/** Replaces the hash in development, where no file is cached: the land is computed on its first fetch. */
const UNBUILT = 'unbuilt'

/**
 * Vite plugin: `virtual:map-land` holds the addresses of the land files for maps, computed from packages at build time: one
 * file of the world, and one for each guide city.
 */
export function mapLand(): Plugin {
  let making: Promise<ReturnType<typeof asFiles>> | undefined
  const files = () => {
    making ??= makeMapLand().then(asFiles)
    return making
  }
  let base = '/'
  /** Whether the land is made for good: neither served in development, nor a build that writes nothing. */
  let isWritten = false

  return {
    name: 'tripwright-map-land',
    configResolved(config) {
      base = config.base
      isWritten = config.command === 'build' && config.build.write
    },
    resolveId: { filter: { id: exactly(MODULE) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: exactly(`\0${MODULE}`) },
      async handler() {
        // Prerendered pages draw no map, so their build needs no land.
        const isKept = isWritten && this.environment.name === 'client'
        const nameOf = isKept ? await hashedNames(files()) : unbuiltName
        return `export const land = ${JSON.stringify(await addresses(base, nameOf))}`
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, part] = request.url?.match(new RegExp(`/map-([^/]+)-${UNBUILT}\\.json`)) ?? []
        if (part === undefined) return next()
        files().then((parts) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(parts.get(part)?.text ?? '{}')
        }, next)
      })
    },
    async generateBundle(_, bundle) {
      const isUsed = Object.values(bundle).some(
        (one) => one.type === 'chunk' && one.moduleIds.includes(`\0${MODULE}`),
      )
      if (!isUsed || !isWritten || this.environment.name !== 'client') return
      for (const { fileName, text } of (await files()).values())
        this.emitFile({ type: 'asset', fileName, source: text })
    },
  }
}

// A filter saves the bundler a call for each of a thousand modules.
const exactly = (id: string) => new RegExp(`^${id}$`)

const WORLD = 'land'
const cityPart = (id: string) => `city-${id}`
const unbuiltName = (part: string) => `${FOLDER}map-${part}-${UNBUILT}.json`

/** Each part of the land by name: the text, and a file name with its hash. */
function asFiles({ world, cities }: Awaited<ReturnType<typeof makeMapLand>>) {
  const parts = [
    [WORLD, world] as const,
    ...Object.entries(cities).map(([id, text]) => [cityPart(id), text] as const),
  ]
  return new Map(
    parts.map(([part, text]) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      return [part, { fileName: `${FOLDER}map-${part}-${hash}.json`, text }]
    }),
  )
}

async function hashedNames(making: Promise<ReturnType<typeof asFiles>>): Promise<(part: string) => string> {
  const files = await making
  return (part) => {
    const file = files.get(part)
    if (!file) throw new Error(`There is no land for the map: ${part}`)
    return file.fileName
  }
}

async function addresses(base: string, nameOf: (part: string) => string) {
  const rough = (degrees: number) => Number(degrees.toFixed(2))
  const cities = (await listGuideCities()).map(({ id, lat, lon }) => [
    id,
    { url: base + nameOf(cityPart(id)), lat: rough(lat), lon: rough(lon) },
  ])
  return { world: base + nameOf(WORLD), cities: Object.fromEntries(cities) }
}
