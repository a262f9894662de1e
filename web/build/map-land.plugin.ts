import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { makeMapLand } from './map-land.ts'

const MODULE = 'virtual:map-land'
const FOLDER = 'assets/'

/** Vite plugin: `virtual:map-land` holds the address of the land that maps are drawn on, made from packages at build time. */
export function mapLand(): Plugin {
  let making: Promise<{ fileName: string; text: string }> | undefined
  const land = () => {
    making ??= makeMapLand().then((text) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
      return { fileName: `${FOLDER}map-land-${hash}.json`, text }
    })
    return making
  }
  let base = '/'

  return {
    name: 'tripwright-map-land',
    configResolved(config) {
      base = config.base
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      return `export const landUrl = ${JSON.stringify(base + (await land()).fileName)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.includes('/map-land-')) return next()
        land().then(({ text }) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(text)
        }, next)
      })
    },
    async generateBundle(_, bundle) {
      const isUsed = Object.values(bundle).some(
        (one) => one.type === 'chunk' && one.moduleIds.includes(`\0${MODULE}`),
      )
      if (!isUsed || this.environment.name !== 'client') return
      const { fileName, text } = await land()
      this.emitFile({ type: 'asset', fileName, source: text })
    },
  }
}
