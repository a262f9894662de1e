import {
  buildStreetGraph,
  type FootWay,
  findWalk,
  indexStreets,
  makeWalksFrom,
  measureWalks,
} from '@tripwright/street-graph'
import { makeRandomInt } from './planner/random-world.ts'
import { type BenchReport, runBench } from './report.ts'

// npm run bench:walking: the time to find a walking route in a generated city of 22,500 junctions.

const SIDE = 150
/** A guide of 40 places, and the middle of its city. */
const PLACES = 41
/** Degrees between junctions: about a hundred metres. */
const STEP = 0.0009

await runBench({ name: 'walking', numbers: { walks: 500 }, measure })

async function measure(sheet: BenchReport, { walks }: { walks: number }): Promise<void> {
  const chance = makeRandomInt(1)
  const random = () => chance(1e6) / 1e6
  const group = 'a city of 22,500 crossings'
  const milliseconds = (name: string, count: number, work: () => void) => {
    const startedAt = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(startedAt)
    const value = (user + system) / 1000 / count
    sheet.add({ group, name, value, unit: 'ms', better: 'lower' })
  }
  const graph = buildStreetGraph(cityWays(random))
  let index = indexStreets(graph)
  milliseconds('streets made ready to be asked', 1, () => {
    index = indexStreets(graph)
  })
  const place = () => ({ lat: random() * SIDE * STEP, lon: random() * SIDE * STEP })
  milliseconds('one walk', walks, () => {
    for (let i = 0; i < walks; i++) findWalk(index, place(), place())
  })
  milliseconds('walks from one place to all', 20, () => {
    for (let i = 0; i < 20; i++) makeWalksFrom(index, place())
  })
  const guide = Array.from({ length: PLACES }, place)
  milliseconds(`walks between ${PLACES} places of a guide`, 1, () => {
    Array.from(measureWalks(index, guide, { maxSeconds: 3 * 60 * 60 }))
  })
}

/** A grid of streets in which one piece of six is missing and one of fifty is steps. */
function cityWays(random: () => number): FootWay[] {
  const node = (x: number, y: number) => ({ id: y * SIDE + x, lat: y * STEP, lon: x * STEP })
  const ways: FootWay[] = []
  for (let x = 0; x < SIDE - 1; x++)
    for (let y = 0; y < SIDE - 1; y++)
      for (const end of [node(x + 1, y), node(x, y + 1)])
        if (random() > 1 / 6) ways.push({ nodes: [node(x, y), end], hasSteps: random() < 0.02 })
  return ways
}
