/** Lua rules of tilemaker for ways and borders: roads, railways, rivers, buildings, water, land use and parks. */
export const WAY_RULES = `
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
