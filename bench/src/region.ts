import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runChild } from './child.ts'
import { type BenchReport, runBench } from './report.ts'
import { median } from './statistics.ts'
import { temporaryFolder } from './temporary-folder.ts'

// npm run bench:region -- --data <file.osm.pbf>: the build time and size of a region. The repository has no extracts:
// without one nothing is measured. The baseline is for Liechtenstein (2.9 MB of 2024-03-04).

const ID = 'bench'
/** Seconds that an extract of 3 MB may take. */
const TO_BEAT = 10

await runBench({ name: 'region', numbers: { runs: 3 }, measure })

async function measure(sheet: BenchReport, { runs }: { runs: number }, data?: string): Promise<void> {
  if (data === undefined) {
    sheet.note('Skipped: name an extract with --data <file.osm.pbf>; none is in the repository.')
    return
  }
  const pbf = resolve(process.env.INIT_CWD ?? '.', data)
  const seconds: number[] = []
  const folder = await temporaryFolder(sheet.started)
  for (let run = 1; run <= runs; run++) {
    sheet.say(`${run} of ${runs}`)
    const startedAt = performance.now()
    const command = [process.execPath, 'server/src/commands/region.ts', '--pbf', pbf, '--id', ID]
    sheet.say((await runChild([...command, '--out', folder])).trim())
    seconds.push((performance.now() - startedAt) / 1000)
  }
  const sizes = await sizesOf(join(folder, ID))
  const group = 'one region'
  const size = (name: string, bytes: number) => ({
    group,
    name,
    value: bytes / 1000,
    unit: 'kB',
    better: 'lower' as const,
  })
  sheet.add(
    { group, name: 'build', value: median(seconds), unit: 's', better: 'lower', aim: TO_BEAT },
    size('extract', (await stat(pbf)).size),
    size('map', sizes.pmtiles),
    size('places', sizes.places),
  )
  sheet.note('The build is the whole command, the start of Node included.')
}

async function sizesOf(folder: string): Promise<{ pmtiles: number; places: number }> {
  const sizes = { pmtiles: 0, places: 0 }
  for (const name of await readdir(folder)) {
    const { size } = await stat(join(folder, name))
    if (name.endsWith('.pmtiles')) sizes.pmtiles += size
    else if (name.endsWith('.places.json')) sizes.places += size
  }
  return sizes
}
