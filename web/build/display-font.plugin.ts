import type { HtmlTagDescriptor, Plugin } from 'vite'
import { type DisplayFontFile, makeDisplayFont } from './display-font.ts'

const FOLDER = 'assets/'

/** Vite plugin: serves or emits the display font, and adds its preload and its @font-face rules to the head. */
export function displayFont(): Plugin {
  let making: Promise<DisplayFontFile[]> | undefined
  const faces = () => {
    making ??= makeDisplayFont()
    return making
  }
  let base = '/'

  return {
    name: 'tripwright-display-font',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('/').at(-1) ?? ''
        if (!name.startsWith('display-latin')) return next()
        faces().then((all) => {
          const face = all.find((one) => one.fileName === name)
          if (!face) return next()
          response.setHeader('Content-Type', 'font/woff2')
          response.end(face.bytes)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const face of await faces())
        this.emitFile({ type: 'asset', fileName: FOLDER + face.fileName, source: face.bytes })
    },
    async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
      const all = await faces()
      const preloads = all
        .filter((face) => face.isPreloaded)
        .map((face) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: base + FOLDER + face.fileName,
          },
          injectTo: 'head-prepend' as const,
        }))
      const rules = all.map((face) => face.css(base + FOLDER)).join('')
      return [...preloads, { tag: 'style', children: rules, injectTo: 'head' }]
    },
  }
}
