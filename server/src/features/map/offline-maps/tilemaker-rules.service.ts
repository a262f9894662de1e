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
    RULES,
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

const RULES = `
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

local function placeAt(element, isWay)
  if element:Find("name") == "" then return end
  for i = 1, #places do
    local key, values, group = places[i][1], places[i][2], places[i][3]
    local kind = element:Find(key)
    if kind ~= "" and kind ~= "no" and (values == nil or values[kind]) then
      if kind == "peak" or kind == "aerodrome" then return end
      local general = classes[kind]
      spot(element, "poi", isWay)
      element:Attribute("class", general and general[1] or group == "shops" and "shop" or kind)
      element:Attribute("subclass", kind)
      element:AttributeNumeric("rank", poiRanks[group] or 30)
      names(element)
      element:MinZoom(general and general[2] or 14)
      return
    end
  end
  for _, key in ipairs({"highway", "railway"}) do
    local kind = element:Find(key)
    if kind == "bus_stop" or kind == "subway_entrance" then
      spot(element, "poi", isWay)
      element:Attribute("class", classes[kind][1])
      element:Attribute("subclass", kind)
      element:AttributeNumeric("rank", 9)
      names(element)
      element:MinZoom(14)
      return
    end
  end
end
local function pointsAt(element, isWay)
  local number = element:Find("addr:housenumber")
  if number ~= "" then
    spot(element, "housenumber", isWay)
    element:Attribute("housenumber", number)
    element:MinZoom(14)
  end
  local height = heights[element:Find("natural")]
  if height then
    spot(element, "mountain_peak", isWay)
    element:Attribute("class", height[1])
    element:AttributeNumeric("rank", 1)
    local ele = tonumber(element:Find("ele"))
    if ele then element:AttributeNumeric("ele", math.floor(ele + 0.5)) end
    names(element)
    element:MinZoom(height[2])
  end
  if element:Find("aeroway") == "aerodrome" then
    spot(element, "aerodrome_label", isWay)
    element:Attribute("class", "other")
    for _, code in ipairs({"iata", "icao"}) do
      if element:Find(code) ~= "" then element:Attribute(code, element:Find(code)) end
    end
    names(element)
    element:MinZoom(10)
  end
  placeAt(element, isWay)
end

function node_function(node)
  pointsAt(node, false)
  local found = placeKinds[node:Find("place")]
  if not found or node:Find("name") == "" then return end
  draw(node, "place", false, found[1], found[2])
  local people = tonumber(node:Find("population")) or 0
  local rank = placeRanks[found[1]] or 14
  if people >= 3000000 then rank = 2 elseif people >= 1000000 then rank = 3 elseif people >= 300000 then rank = 4
  elseif people >= 100000 then rank = 5 elseif people >= 50000 then rank = 7 end
  if node:Find("capital") == "yes" then
    rank = 2
    node:AttributeNumeric("capital", 2)
  end
  node:AttributeNumeric("rank", rank)
  names(node)
end

function relation_scan_function(relation)
  local level = relation:Find("admin_level")
  if relation:Find("boundary") == "administrative" and (level == "2" or level == "4") then relation:Accept() end
end

local function road(way)
  local value = way:Find("highway")
  local found = roads[value]
  if not found or way:Find("area") == "yes" then return false end
  draw(way, "transportation", false, found[1], found[2])
  if found[1] == "path" then way:Attribute("subclass", value) end
  brunnel(way)
  if value:find("_link$") then way:AttributeNumeric("ramp", 1) end
  local oneway = way:Find("oneway")
  if oneway == "yes" or oneway == "1" or oneway == "true" then way:AttributeNumeric("oneway", 1) end
  service(way)
  local ref = way:Find("ref")
  if ref ~= "" or way:Find("name") ~= "" then
    draw(way, "transportation_name", false, found[1], math.max(found[2], ref ~= "" and 8 or 12))
    if found[1] == "path" then way:Attribute("subclass", value) end
    names(way)
    if ref ~= "" then
      way:Attribute("ref", ref)
      way:AttributeNumeric("ref_length", #ref)
    end
  end
  return true
end
local function line(way)
  if road(way) then return true end
  local railway = way:Find("railway")
  local rail = rails[railway]
  if rail then
    draw(way, "transportation", false, rail[1], way:Find("service") ~= "" and 13 or rail[2])
    way:Attribute("subclass", railway)
    brunnel(way)
    service(way)
    return false
  end
  local river = rivers[way:Find("waterway")]
  local lift = way:Find("aerialway")
  local aeroway = way:Find("aeroway")
  if river then
    draw(way, "waterway", false, river[1], river[2])
    way:AttributeNumeric("intermittent", way:Find("intermittent") == "yes" and 1 or 0)
    names(way)
    brunnel(way)
  elseif lift ~= "" and lift ~= "pylon" and lift ~= "station" then
    draw(way, "transportation", false, "aerialway", 12)
    way:Attribute("subclass", lift)
  elseif way:Find("route") == "ferry" then draw(way, "transportation", false, "ferry", 9)
  elseif way:Find("man_made") == "pier" then draw(way, "transportation", false, "pier", 13)
  elseif aeroway == "runway" or aeroway == "taxiway" then
    draw(way, "aeroway", false, aeroway, aeroways[aeroway][2])
  end
  return false
end

local function area(way)
  local building = way:Find("building")
  if building ~= "" and building ~= "no" then
    way:Layer("building", true)
    way:MinZoom(14)
    local height = tonumber(way:Find("height")) or (tonumber(way:Find("building:levels")) or 0) * 3.66
    if height > 0 and height < 900 then way:AttributeNumeric("render_height", math.floor(height + 0.5)) end
    return
  end
  local class, from, value = ofTags(water, way)
  if class then
    draw(way, "water", true, class, from)
    if class == "lake" and way:Find("name") ~= "" then
      way:LayerAsCentroid("water_name")
      way:Attribute("class", "lake")
      names(way)
      way:MinZoom(math.max(from, 9))
    end
    return
  end
  if way:Find("highway") == "pedestrian" then
    draw(way, "transportation", true, "path", 13)
    way:Attribute("subclass", "pedestrian")
    return
  end
  local aeroway = aeroways[way:Find("aeroway")]
  if aeroway then return draw(way, "aeroway", true, aeroway[1], aeroway[2]) end
  class, from, value = ofTags(cover, way)
  if class then
    draw(way, "landcover", true, class, from)
    way:Attribute("subclass", value)
  else
    class, from = ofTags(use, way)
    if class then draw(way, "landuse", true, class, from) end
  end
  local park = way:Find("leisure") == "nature_reserve" and "nature_reserve"
    or way:Find("boundary") == "national_park" and "national_park"
  if park then
    draw(way, "park", true, park, 6)
    if way:Find("name") ~= "" then
      way:LayerAsCentroid("park")
      way:Attribute("class", park)
      way:AttributeNumeric("rank", 1)
      names(way)
      way:MinZoom(10)
    end
  end
end

function way_function(way)
  while true do
    local relation = way:NextRelation()
    if not relation then break end
    local isCountry = way:FindInRelation("admin_level") == "2"
    way:Layer("boundary", false)
    way:AttributeNumeric("admin_level", isCountry and 2 or 4)
    way:AttributeNumeric("disputed", 0)
    way:AttributeNumeric("maritime", way:Find("maritime") == "yes" and 1 or 0)
    way:MinZoom(isCountry and 6 or 8)
  end
  local isRoad = line(way)
  if not way:IsClosed() then return end
  if not isRoad then area(way) end
  pointsAt(way, true)
end
`
