import { join } from 'node:path'
import { readExactFacts } from './exact-judge.ts'
import { judge } from './judge.ts'
import { listFiles, readRecords, readRows } from './raw-file.ts'
import type { Suite } from './run.ts'
import { type Instance, runInstances } from './run-instances.ts'

const AIMS = { mean: 0, max: 0 }

/** One day with time windows between two ends, with optima that were proved by CPLEX (or its best after 72 hours). */
export const runExact: Suite = async (run) => {
  const folder = join(run.folder, 'optw-exact')
  const files = await listFiles(folder, /^\d+\.\d+\.\d+\.TXT$/i)
  if (files.length === 0) return null
  const records = await readRecords(join(folder, 'cplex_reference.csv'))
  const references = new Map(records.map(({ instance = '', cplex_score }) => [instance, Number(cplex_score)]))
  const cases = await Promise.all(files.map((file) => readCase(folder, file, references)))
  return runInstances('exact', cases, run, AIMS)
}

/** Vertex 0 is the start, the last one the end; the rest become places 0 and on. */
async function readCase(
  folder: string,
  file: string,
  references: ReadonlyMap<string, number>,
): Promise<Instance> {
  const path = join(folder, file)
  const [[count = 0] = [], [longest = 0] = [], ...rows] = await readRows(path, /[;\s]+/)
  const matrix = await readRows(join(folder, `titt${count}.TXT`), /[;\s]+/)
  const vertices = [...rows.keys()].slice(1, -1)
  const nodes = [...vertices, 0, count - 1]
  const column = (index: number) => Int32Array.from(vertices, (vertex) => rows[vertex]?.[index] ?? 0)
  const places = vertices.length
  const opens = rows[0]?.[4] ?? 0
  const facts = await readExactFacts(path)
  return {
    name: file.replace(/\.txt$/i, ''),
    problem: {
      places,
      nodes: nodes.length,
      days: [
        {
          start: places,
          end: places + 1,
          opens,
          closes: Math.min(opens + longest, rows[count - 1]?.[5] ?? 0),
        },
      ],
      travel: Int32Array.from(nodes.flatMap((from) => nodes.map((to) => matrix[from]?.[to] ?? 0))),
      score: column(1),
      minutes: column(3),
      windows: {
        offset: Int32Array.from({ length: places + 1 }, (_, place) => 2 * place),
        spans: Int32Array.from(vertices.flatMap((vertex) => rows[vertex]?.slice(4, 6) ?? [])),
      },
    },
    reference: references.get(file) ?? 0,
    judge: (routes) =>
      judge(
        facts,
        routes.map((route) => route.map((place) => place + 1)),
      ),
  }
}
