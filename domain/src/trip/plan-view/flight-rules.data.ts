/** Day on which the pages below were read. */
export const FLIGHT_RULES_READ = '2026-11-28'

const SOURCES = {
  tsa: {
    name: 'TSA',
    url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/items/lithium-batteries-100-watt-hours-or-less-device',
  },
  faa: { name: 'FAA', url: 'https://www.faa.gov/hazmat/packsafe/e-cigarettes-vaping' },
  sweden: {
    name: 'Transportstyrelsen',
    url: 'https://transportstyrelsen.se/en/aviation/information-for-passengers/restrictions-on-liquids-and-prohibited-items-list',
  },
  lithuania: {
    name: 'LTSA',
    url: 'https://ltsa.lrv.lt/en/sector-activities/civil-aviation/transport-of-dangerous-goods/provisions-for-dangerous-goods-carried-by-passengers-or-crew/',
  },
  union: { name: '(EU) 2015/1998', url: 'https://eur-lex.europa.eu/eli/reg_impl/2015/1998/oj' },
} as const

/** What authorities ask of the bags of a flight, each with where it stands; only what was read there. */
export const FLIGHT_RULES = [
  { rule: 'liquids', source: SOURCES.sweden },
  { rule: 'batteries', source: SOURCES.tsa },
  { rule: 'large-batteries', source: SOURCES.lithuania },
  { rule: 'e-cigarettes', source: SOURCES.faa },
  { rule: 'blades', source: SOURCES.union },
  { rule: 'lighter-fuel', source: SOURCES.lithuania },
  { rule: 'fireworks', source: SOURCES.union },
] as const
