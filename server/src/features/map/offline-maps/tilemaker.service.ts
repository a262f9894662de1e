import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FAR_PLACES, PLACE_RULES } from '@tripwright/domain/map/offline-maps'
import { StartError } from '#platform/start-error.ts'
import { type ArchiveInfo, writeArchive } from '#platform/tiles/archive.ts'
import { readMbtiles } from '#platform/tiles/mbtiles.ts'
import { type Kinds, LAND, PLACES, RAILWAYS, RIVERS, ROADS, WATER } from './region-features.service.ts'

type Job = { program: string; pbf: string; draft: string; to: string; facts: ArchiveInfo }

const LAYERS = ['land', 'water', 'building', 'road', 'border', 'name', 'place']
const MISSING =
  'an extract of more than 30 MB is cut by tilemaker: install it ("apt install tilemaker"), version 2.2 or later'
const LAST_WORDS = 300

/** Cuts the tiles of an extract of any size with Debian's tilemaker, to the same layers as ours, and makes a PMTiles file of them. */
export async function makeTilesWithTilemaker({ program, pbf, draft, to, facts }: Job): Promise<void> {
  const [config, process, mbtiles] = ['config.json', 'process.lua', 'tiles.mbtiles'].map((name) =>
    join(draft, name),
  ) as [string, string, string]
  await writeFile(config, JSON.stringify(configOf(facts)))
  await writeFile(process, writeLua())
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

// The same tables as ours, written in tilemaker's language.
function writeLua(): string {
  const kinds = (table: Kinds) =>
    table
      .flatMap(([kind, from, values]) => values.map((value) => `["${value}"]={"${kind}",${from}}`))
      .join(',')
  const set = (values: readonly string[]) => values.map((value) => `["${value}"]=true`).join(',')
  const land = LAND.map(([key, table]) => `{"${key}",{${kinds(table)}}}`).join(',')
  const keys = ['place', ...new Set(PLACE_RULES.map(([key]) => key))].map((key) => `"${key}"`).join(',')
  const places = PLACE_RULES.map(
    ([key, values, group]) =>
      `{"${key}",${values === '' ? 'nil' : `{${set(values.split(' '))}}`},"${group}"}`,
  ).join(',')
  return `node_keys = {${keys}}
local places = {${places}}
local far = {${set(FAR_PLACES)}}
local roads = {${kinds(ROADS)}}
local rivers = {${kinds(RIVERS)}}
local names = {${kinds(PLACES)}}
local land = {${land}}
local rails = {${set(RAILWAYS)}}
local water = {${set(WATER)}}
${LUA}`
}

const LUA = `
local function draw(way, layer, isArea, kind, from)
  way:Layer(layer, isArea)
  way:Attribute("kind", kind)
  way:MinZoom(from)
end
local function name(way, key)
  local value = way:Find(key)
  if value ~= "" then way:Attribute(key, value) end
end

local function place(element, isArea)
  if element:Find("name") == "" then return end
  for i = 1, #places do
    local key, values, group = places[i][1], places[i][2], places[i][3]
    local kind = element:Find(key)
    if kind ~= "" and kind ~= "no" and (values == nil or values[kind]) then
      if isArea then element:LayerAsCentroid("place") else element:Layer("place", false) end
      element:Attribute("kind", kind)
      element:Attribute("group", group)
      name(element, "name")
      element:MinZoom(far[kind] and 12 or 14)
      return
    end
  end
end

function node_function(node)
  place(node, false)
  local found = names[node:Find("place")]
  if found and node:Find("name") ~= "" then
    draw(node, "name", false, found[1], found[2])
    name(node, "name")
  end
end

function relation_scan_function(relation)
  local level = relation:Find("admin_level")
  if relation:Find("boundary") == "administrative" and (level == "2" or level == "4") then relation:Accept() end
end

local function line(way)
  local isTunnel = way:Find("tunnel") == "yes"
  local road = roads[way:Find("highway")]
  if road and way:Find("area") ~= "yes" then
    draw(way, "road", false, road[1], road[2])
    name(way, "name")
    name(way, "ref")
    return true
  end
  if rails[way:Find("railway")] and way:Find("service") == "" then
    draw(way, "road", false, "rail", 9)
    return true
  end
  local lift = way:Find("aerialway")
  if lift ~= "" and lift ~= "pylon" then
    draw(way, "road", false, "lift", 12)
    name(way, "name")
    return true
  end
  local river = rivers[way:Find("waterway")]
  if river and not isTunnel then
    draw(way, "water", false, river[1], river[2])
    name(way, "name")
  elseif way:Find("natural") == "coastline" then
    draw(way, "water", false, "coast", 6)
  end
  return false
end

local function area(way)
  local building = way:Find("building")
  if building ~= "" and building ~= "no" then
    draw(way, "building", true, "building", 14)
  elseif way:Find("natural") == "water" or water[way:Find("waterway")] or water[way:Find("landuse")] then
    draw(way, "water", true, "lake", 6)
  elseif way:Find("highway") == "pedestrian" then
    draw(way, "land", true, "square", 13)
  else
    for _, one in ipairs(land) do
      local found = one[2][way:Find(one[1])]
      if found then
        draw(way, "land", true, found[1], found[2])
        return
      end
    end
  end
end

function way_function(way)
  while true do
    local relation = way:NextRelation()
    if not relation then break end
    local isCountry = way:FindInRelation("admin_level") == "2"
    draw(way, "border", false, isCountry and "country" or "part", isCountry and 6 or 8)
  end
  local isRoad = line(way)
  if way:IsClosed() and not isRoad then area(way) end
  if way:IsClosed() then place(way, true) end
end
`
