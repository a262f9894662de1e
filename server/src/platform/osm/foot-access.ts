import type { Tags } from './elements.ts'

/** Values of `highway` that are open to walkers unless tagged otherwise (OpenStreetMap wiki, "Access restrictions": foot). */
const WALKED = new Set([
  'primary',
  'primary_link',
  'secondary',
  'secondary_link',
  'tertiary',
  'tertiary_link',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
  'pedestrian',
  'footway',
  'path',
  'track',
  'cycleway',
  'bridleway',
  'steps',
])
/** Fast roads that are open to walkers only where tagged so. */
const ONLY_IF_SAID = new Set(['trunk', 'trunk_link'])
const ALLOWED = new Set(['yes', 'designated', 'permissive', 'official', 'use_sidepath'])
const FORBIDDEN = new Set(['no', 'private', 'military', 'forestry', 'agricultural', 'delivery', 'customers'])
const SIDEWALKS = new Set(['both', 'left', 'right', 'yes', 'separate'])
/** Barriers that block walkers. A gate, a stile or a bollard can be passed unless tagged otherwise. */
const CLOSED_BARRIERS = new Set(['wall', 'fence', 'hedge', 'retaining_wall', 'city_wall', 'debris'])

/** Whether a way is open to walkers: no motorway, nothing private, nothing under construction. */
export function isWalked(tags: Tags): boolean {
  const highway = tags.get('highway') ?? ''
  const foot = tags.get('foot')
  if (foot !== undefined && FORBIDDEN.has(foot)) return false
  const isAllowed = foot !== undefined && ALLOWED.has(foot)
  if (!isAllowed && FORBIDDEN.has(tags.get('access') ?? '')) return false
  if (!isAllowed && tags.get('service') === 'driveway' && tags.get('access') === 'destination') return false
  if (ONLY_IF_SAID.has(highway)) return isAllowed || hasSidewalk(tags)
  return WALKED.has(highway)
}

function hasSidewalk(tags: Tags): boolean {
  return ['sidewalk', 'sidewalk:both', 'sidewalk:left', 'sidewalk:right'].some((key) =>
    SIDEWALKS.has(tags.get(key) ?? ''),
  )
}

/** Whether a walker can pass a node of a way. */
export function canPassNode(tags: Tags): boolean {
  const barrier = tags.get('barrier')
  if (barrier === undefined) return true
  const foot = tags.get('foot')
  if (foot !== undefined) return !FORBIDDEN.has(foot)
  if (CLOSED_BARRIERS.has(barrier)) return false
  return !FORBIDDEN.has(tags.get('access') ?? '') && tags.get('locked') !== 'yes'
}
