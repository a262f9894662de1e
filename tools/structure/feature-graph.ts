import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'

/** For each `area/feature` of a folder its imports, static and dynamic. */
export type FeatureGraph = ReadonlyMap<string, ReadonlySet<string>>

const SPECIFIER = /(?:from|import\()\s*'([^']+)'/g

/** Reads the imports between the features below a folder such as `domain/src`; tests do not count. */
export function readFeatureGraph(folder: string): FeatureGraph {
  const graph = new Map<string, Set<string>>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const from = featureOf(file)
    if (from === null || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    const targets = graph.get(from) ?? new Set()
    for (const [, specifier = ''] of readFileSync(join(folder, file), 'utf8').matchAll(SPECIFIER)) {
      const to = featureOf(pathOf(specifier, file))
      if (to !== null && to !== from) targets.add(to)
    }
    graph.set(from, targets)
  }
  return graph
}

/** The path below the folder that a specifier names; empty for a package. */
function pathOf(specifier: string, file: string): string {
  if (specifier.startsWith('#features/')) return specifier.slice('#features/'.length)
  return specifier.startsWith('.') ? relative('.', normalize(join(dirname(file), specifier))) : ''
}

/** `sharing/saved` of `sharing/saved/index.ts`; null for a file outside of all features, such as the base of the domain. */
function featureOf(path: string): string | null {
  const [area = '', feature = '', ...rest] = path.split(sep)
  return rest.length === 0 || area === '..' || area === 'base' ? null : `${area}/${feature}`
}

/** The features in import cycles, sorted. */
export function findCircles(graph: FeatureGraph): string[] {
  return [...graph.keys()].filter((feature) => reachableFrom(graph, feature).has(feature)).sort()
}

function reachableFrom(graph: FeatureGraph, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return reached
}

/** The pairs of different areas of which one imports the other, `from -> to`. */
export function areaArrows(graph: FeatureGraph): string[] {
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets].map((to) => `${areaOf(from)} -> ${areaOf(to)}`),
  )
  return [...new Set(arrows)].filter((arrow) => !/^(.+) -> \1$/.test(arrow)).sort()
}

const areaOf = (feature: string) => feature.replace(/\/.*$/, '')
