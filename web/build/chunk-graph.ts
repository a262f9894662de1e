import type { Rolldown } from 'vite'

/** The output of the build: the chunk of each module, and the static imports of each chunk. */
export type ChunkGraph = {
  files: readonly string[]
  fileOf: (module: string) => string
  filesOf: (file: string) => string[]
  circles: () => string[]
  reachedFrom: (starts: readonly string[], closed: ReadonlySet<string>) => ReadonlySet<string>
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'>

/** The graph of a build's chunks. */
export function chunkGraph(chunks: readonly Chunk[]): ChunkGraph {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return {
    files: [...byName.keys()],
    /** The chunk of the module whose path ends so; throws when there is none. */
    fileOf(module) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
      if (!chunk) throw new Error(`Nothing was built from ${module}`)
      return chunk.fileName
    },
    /** The file and all its transitive imports. */
    filesOf(file) {
      const seen = new Set<string>()
      const visit = (name: string) => {
        if (seen.has(name)) return
        seen.add(name)
        byName.get(name)?.imports.forEach(visit)
      }
      visit(file)
      return [...seen]
    },
    /** Import cycles between chunks: one of them would run before a module that it needs. */
    circles() {
      return chunks
        .filter(({ fileName, imports }) => imports.some((name) => this.filesOf(name).includes(fileName)))
        .map(({ fileName }) => fileName)
    },
    /** All static and dynamic imports of these files, transitively, without the dynamic imports of a closed file. */
    reachedFrom(starts, closed) {
      const seen = new Set<string>()
      const visit = (name: string) => {
        if (seen.has(name)) return
        seen.add(name)
        byName.get(name)?.imports.forEach(visit)
        for (const next of byName.get(name)?.dynamicImports ?? []) if (!closed.has(next)) visit(next)
      }
      starts.forEach(visit)
      return seen
    },
  }
}

/**
 * For each page the files in addition to the initial ones: its entry files, all of them, and those of this page only. `later` are
 * sources that a page fetches once it stands: what another page has of them is not of that page only.
 */
export function pageFiles(
  graph: ChunkGraph,
  initial: readonly string[],
  pages: Record<string, readonly string[]>,
  later: Record<string, readonly string[]> = {},
): Record<string, { entries: string[]; all: string[]; own: string[] }> {
  const filesOf = ([path, sources]: [string, readonly string[]]): [string, string[]] => {
    const files = new Set(sources.flatMap((source) => graph.filesOf(graph.fileOf(source))))
    return [path, [...files].filter((file) => !initial.includes(file))]
  }
  const added = Object.entries(pages).map(filesOf)
  const fetched = [...added, ...Object.entries(later).map(filesOf)]
  // Two addresses of one page do not share its scripts with another page.
  const isOther = (path: string, other: string) => String(pages[other]) !== String(pages[path])
  const own = (path: string, file: string) =>
    fetched.every(([other, files]) => !isOther(path, other) || !files.includes(file))
  return Object.fromEntries(
    added.map(([path, all]) => {
      const entries = (pages[path] ?? []).map((source) => graph.fileOf(source))
      return [path, { entries, all, own: all.filter((file) => own(path, file)) }]
    }),
  )
}
