import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Post, PostSummary } from '@tripwright/domain/site/blog'
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
  renderFrom: (
    path: string,
    origin: string,
    library: { posts: PostSummary[]; post: Post | null },
  ) => Promise<RenderedPage>
}

/** Where the rendering is built: the build copies it for the server, which renders posts that are not in the build. */
export const RENDERING = '.cache/ssr'

/** Builds src/server.tsx for Node and loads it; it renders the prerendered pages. */
export async function loadRendering(web: string): Promise<Rendering> {
  const outDir = join(web, RENDERING)
  await rm(outDir, { recursive: true, force: true })
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    // It needs no package beside it where it runs.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: 'src/server.tsx', outDir },
  })
  const module: unknown = await import(pathToFileURL(join(outDir, 'server.js')).href)
  // It is src/server.tsx, which the type checker checks in its own project.
  return module as Rendering
}
