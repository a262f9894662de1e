import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#platform/start-error.ts'
import { type ArchiveInfo, writeArchive } from '#platform/tiles/archive.ts'
import { readMbtiles } from '#platform/tiles/mbtiles.ts'
import { writeRules } from './tilemaker-rules.service.ts'

type Job = { program: string; pbf: string; draft: string; to: string; facts: ArchiveInfo }

const LAYERS =
  'water waterway landcover landuse park mountain_peak aeroway transportation transportation_name building housenumber place poi boundary water_name aerodrome_label'.split(
    ' ',
  )
const MISSING =
  'an extract of more than 30 MB is cut by tilemaker: install it ("apt install tilemaker"), version 2.2 or later'
const LAST_WORDS = 300

/** Cuts the tiles of an extract of any size with Debian's tilemaker, to the same layers as ours, and makes a PMTiles file of them. */
export async function makeTilesWithTilemaker({ program, pbf, draft, to, facts }: Job): Promise<void> {
  const [config, process, mbtiles] = ['config.json', 'process.lua', 'tiles.mbtiles'].map((name) =>
    join(draft, name),
  ) as [string, string, string]
  await writeFile(config, JSON.stringify(configOf(facts)))
  await writeFile(process, writeRules())
  const { west, south, east, north } = facts.bounds
  const files = ['--input', pbf, '--output', mbtiles, '--config', config, '--process', process]
  await run(program, [...files, '--bbox', [west, south, east, north].join(','), '--skip-integrity'])
  if (!existsSync(mbtiles)) throw new StartError('tilemaker-failed', 'tilemaker wrote no tiles')
  writeArchive(to, readMbtiles(mbtiles), facts)
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.on('data', (part) => {
      words = (words + String(part)).slice(-LAST_WORDS)
    })
    child.on('error', (cause) => reject(new StartError('no-tilemaker', MISSING, { cause })))
    child.on('close', (code) => {
      const last = words.trim().split('\n').at(-1) ?? ''
      if (code === 0) resolve()
      else reject(new StartError('tilemaker-failed', `tilemaker gave up: ${last || 'it did not say why'}`))
    })
  })
}

function configOf({ minZoom, maxZoom }: ArchiveInfo) {
  const layer = { minzoom: minZoom, maxzoom: maxZoom, simplify_below: maxZoom, simplify_level: 0.00005 }
  return {
    layers: Object.fromEntries(LAYERS.map((name) => [name, layer])),
    settings: {
      minzoom: minZoom,
      maxzoom: maxZoom,
      basezoom: maxZoom,
      include_ids: false,
      compress: 'gzip',
      name: 'region',
      version: '1',
      description: '',
    },
  }
}
