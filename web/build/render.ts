import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ListedPage } from '@tripwright/domain/site/seo'
import { build } from 'vite'

type RenderedPage = {
  html: string
  listed: ListedPage | null
  head: (picture: string | null) => string
}
type Rendering = {
  prerenderedPaths: string[]
  knownPatterns: string[]
  renderPage: (path: string, origin: string) => Promise<RenderedPage>
}

/** Builds src/server.tsx for Node and loads it; it renders the prerendered pages. */
export async function loadRendering(web: string): Promise<Rendering> {
  const outDir = join(web, '.cache/ssr')
  await rm(outDir, { recursive: true, force: true })
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/server.tsx', outDir },
  })
  const module: unknown = await import(pathToFileURL(join(outDir, 'server.js')).href)
  // It is src/server.tsx, which the type checker checks in its own project.
  return module as Rendering
}
