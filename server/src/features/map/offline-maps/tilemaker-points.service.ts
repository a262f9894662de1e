/** Lua rules of tilemaker for nodes: places, house numbers, peaks, airports and settlements. `pointsAt` also serves closed ways. */
export const POINT_RULES = `
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
`
