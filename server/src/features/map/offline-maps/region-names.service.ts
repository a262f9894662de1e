import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { Tags } from '#platform/osm/elements.ts'
import type { Properties } from '#platform/tiles/vector-tile.ts'
import { type FeatureStyle, NAME_LANGUAGES } from './region-schema.service.ts'

const LONGEST_NAME = 100
const IS_LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u

/** The local name, the Latin one, and those in other languages where they differ. */
export function namesOf(tags: Tags): Properties {
  const text = (key: string) => {
    const value = tags.get(key)?.trim()
    return value ? truncateText(value, LONGEST_NAME) : undefined
  }
  const name = text('name')
  if (name === undefined) return {}
  const latin = IS_LATIN.test(name) ? name : (text('int_name') ?? text('name:en'))
  const others = NAME_LANGUAGES.flatMap((language) => {
    const other = text(`name:${language}`)
    return other === undefined || other === name ? [] : [[`name:${language}`, other] as const]
  })
  return { name, ...(latin && { 'name:latin': latin }), ...Object.fromEntries(others) }
}

/** The name of a lake, as a point. */
export function areaName(tags: Tags, { kind, from }: { kind: string; from: number }): FeatureStyle[] {
  const names = namesOf(tags)
  if (kind !== 'lake' || !('name' in names)) return []
  return [
    {
      layer: 'water_name',
      geometry: 'point',
      properties: { class: 'lake', ...names },
      from: Math.max(from, 9),
    },
  ]
}
