import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

const USAGE =
  'say what to build: "npm run region -- --pbf <file.osm.pbf or .osm.gz> --id <id> [--name <name>] [--out <folder>] [--tilemaker]"'

// npm run region -- --pbf <file> --id <id> [--name <name>]; docs/regions.md describes its output and how it is served.
await runCommand(async () => {
  const { pbf, id, name, out, tilemaker } = parseArguments()
  const startedAt = performance.now()
  const manifest = await buildRegion({
    pbf: pathFrom(pbf),
    id,
    name: name ?? nameOf(id),
    now: new Date(),
    ...(tilemaker && { maxBytes: 0 }),
    folder: out === undefined ? regionsFolder(dataFolder()) : pathFrom(out),
  })
  const { tiles, places, streets } = manifest
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const withHours = `${places.withHours} with hours that are understood`
  const date = manifest.date === null ? 'a day that the extract does not tell' : manifest.date
  return `${manifest.name} is built from data of ${date}: ${kilobytes(tiles.bytes)} of map, ${places.count} places (${withHours}, ${kilobytes(places.bytes)}), ${kilobytes(streets?.bytes ?? 0)} of streets to walk along, in ${seconds} s.`
})

function parseArguments() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: { pbf: text, id: text, name: text, out: text, tilemaker: { type: 'boolean' } },
    })
    const { pbf, id } = values
    if (pbf === undefined || id === undefined) throw new StartError('bad-usage', USAGE)
    return { ...values, pbf, id }
  } catch (cause) {
    throw new StartError('bad-usage', USAGE, { cause })
  }
}

// As config.ts reads it; a build of a region needs no other setting, neither database nor secret.
function dataFolder(): string {
  return resolve(import.meta.dirname, '../../..', process.env.DATA_DIR || 'var/data')
}

function nameOf(id: string): string {
  return id.replace(
    /(^|-)([a-z0-9])/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  )
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`
}
