import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { areaArrows, findCircles, readFeatureGraph } from './feature-graph.ts'

const FOLDERS = ['domain/src', 'server/src/features', 'web/src/features']

test.each(FOLDERS)('%s has no import cycle between features', (folder) => {
  const graph = readFeatureGraph(join(ROOT, folder))
  expect(graph.size).toBeGreaterThan(25)
  expect(findCircles(graph)).toEqual([])
})

test('the domain has at most 18 areas and 45 dependencies between them', () => {
  const graph = readFeatureGraph(join(ROOT, 'domain/src'))
  const areas = new Set([...graph.keys()].map((feature) => feature.replace(/\/.*$/, '')))
  expect(areas.size).toBeLessThanOrEqual(18)
  expect(areaArrows(graph).length).toBeLessThanOrEqual(45)
})

// The linter refuses imports of features themselves, but not of their contracts in the domain.
test.each(['server/src/platform', 'web/src/platform', 'web/src/ui'])(
  'nothing in %s imports a feature of the domain',
  (folder) => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    const importers = files
      .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
      .filter((file) =>
        /'@tripwright\/domain\/(?!base\/)/.test(readFileSync(join(ROOT, folder, file), 'utf8')),
      )
    expect(files.length).toBeGreaterThan(20)
    expect(importers).toEqual([])
  },
)

test('a cycle is found through any number of features, and by dynamic imports too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-graph-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('a/one/index.ts', "export { x } from '../two/index.ts'")
  write('a/two/late.ts', "const load = () => import('#features/b/three/index.ts')")
  write('b/three/index.ts', "import { y } from '../../a/one/index.ts'")
  write('b/four/index.ts', "import { z } from '../three/index.ts'\nimport { w } from '../../base/geo.ts'")
  const graph = readFeatureGraph(folder)
  expect(findCircles(graph)).toEqual(['a/one', 'a/two', 'b/three'])
  expect(areaArrows(graph)).toEqual(['a -> b', 'b -> a'])
  rmSync(folder, { recursive: true })
})
