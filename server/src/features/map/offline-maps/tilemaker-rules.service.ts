import { PLACE_RULES } from '@tripwright/domain/map/offline-maps'
import {
  AEROWAYS,
  HEIGHTS,
  type Kinds,
  LANDCOVER,
  LANDUSE,
  NAME_LANGUAGES,
  PLACE_RANKS,
  PLACES,
  POI_CLASSES,
  POI_RANKS,
  RAILWAYS,
  ROADS,
  WATER,
  WATERWAYS,
} from './region-schema.service.ts'
import { POINT_RULES } from './tilemaker-points.service.ts'
import { WAY_RULES } from './tilemaker-ways.service.ts'

/**
 * Writes the schema's tables and the processing rules as a Lua script for tilemaker 2.2, with the same layers as our
 * encoder.
 */
export function writeRules(): string {
  const tables = {
    roads: ROADS,
    rails: RAILWAYS,
    rivers: WATERWAYS,
    placeKinds: PLACES,
    aeroways: AEROWAYS,
    heights: HEIGHTS,
    classes: POI_CLASSES,
  }
  const areas = { cover: LANDCOVER, use: LANDUSE, water: WATER }
  const ranks = { placeRanks: PLACE_RANKS, poiRanks: POI_RANKS }
  const keys = [
    'place',
    'highway',
    'railway',
    'aeroway',
    'natural',
    'addr:housenumber',
    ...PLACE_RULES.map(([key]) => key),
  ]
  const places = PLACE_RULES.map(
    ([key, values, group]) =>
      `{"${key}",${values === '' ? 'nil' : `{${setOf(values.split(' '))}}`},"${group}"}`,
  )
  return [
    `node_keys = {${[...new Set(keys)].map((key) => `"${key}"`).join(',')}}`,
    ...Object.entries(tables).map(([name, table]) => `local ${name} = {${kindsOf(table)}}`),
    ...Object.entries(areas).map(
      ([name, table]) =>
        `local ${name} = {${table.map(([key, kinds]) => `{"${key}",{${kindsOf(kinds)}}}`).join(',')}}`,
    ),
    ...Object.entries(ranks).map(
      ([name, table]) =>
        `local ${name} = {${Object.entries(table)
          .map(([key, rank]) => `["${key}"]=${rank}`)
          .join(',')}}`,
    ),
    `local languages = {${NAME_LANGUAGES.map((one) => `"${one}"`).join(',')}}`,
    `local places = {${places.join(',')}}`,
    ATTRIBUTE_RULES,
    POINT_RULES,
    WAY_RULES,
  ].join('\n')
}

function kindsOf(table: Kinds): string {
  return table
    .flatMap(([kind, from, values]) => values.map((value) => `["${value}"]={"${kind}",${from}}`))
    .join(',')
}

function setOf(values: readonly string[]): string {
  return values.map((value) => `["${value}"]=true`).join(',')
}

// Helpers of the other rules: layer, class and zoom of an element, its names, and what its tags say.
const ATTRIBUTE_RULES = `
local function draw(element, layer, isArea, class, from)
  element:Layer(layer, isArea)
  element:Attribute("class", class)
  element:MinZoom(from)
end
local function names(element)
  local name = element:Find("name")
  if name == "" then return end
  element:Attribute("name", name)
  if name:find("[\\205-\\244]") == nil then element:Attribute("name:latin", name)
  elseif element:Find("name:en") ~= "" then element:Attribute("name:latin", element:Find("name:en")) end
  for _, language in ipairs(languages) do
    local other = element:Find("name:" .. language)
    if other ~= "" and other ~= name then element:Attribute("name:" .. language, other) end
  end
end
local function brunnel(way)
  for _, key in ipairs({"bridge", "tunnel", "ford"}) do
    local value = way:Find(key)
    if value ~= "" and value ~= "no" then
      way:Attribute("brunnel", key)
      return
    end
  end
end
local function service(way)
  if way:Find("service") ~= "" then way:Attribute("service", way:Find("service")) end
end
local function ofTags(tables, element)
  for _, one in ipairs(tables) do
    local value = element:Find(one[1])
    local found = one[2][value]
    if found then return found[1] == "" and value or found[1], found[2], value end
  end
end
local function spot(element, layer, isWay)
  if isWay then element:LayerAsCentroid(layer) else element:Layer(layer, false) end
end
`
