import type { RegionPlace } from '@tripwright/domain/map/offline-maps'
import { buildStreetGraph, encodeStreetGraph } from '@tripwright/street-graph'
import { describe, expect, it } from 'vitest'
import { makePackTasks } from './pack-tasks.state.ts'

const place = (id: string, name: string, more: Partial<RegionPlace> = {}): RegionPlace => ({
  id,
  name,
  group: 'shops',
  kind: 'marketplace',
  lat: -30.0277,
  lon: -51.228,
  ...more,
})
const PLACES = [
  place('w1', 'Mercado Público', { also: 'Public Market' }),
  place('n2', 'Cantina', { group: 'eating', kind: 'restaurant', cuisine: 'pizza' }),
  place('n3', 'Centro Histórico', { group: 'areas', kind: 'suburb' }),
]
const STREETS = [{ name: 'Rua dos Andradas', lat: -30.03, lon: -51.23, numbers: [['736', -30.031, -51.231]] }]
const bytesOf = (text: string) => new TextEncoder().encode(text).slice().buffer

function openTasks(files: { places?: unknown; addresses?: ArrayBuffer | null } = {}) {
  const tasks = makePackTasks()
  const addresses = bytesOf(JSON.stringify({ streets: STREETS }))
  return { tasks, count: tasks.open({ places: { places: PLACES }, addresses, ...files }) }
}
const find = (query: string, group: RegionPlace['group'] | null = null) =>
  openTasks()
    .tasks.search({ query, group, most: 20 })
    .map(({ name }) => name)

describe('the search of a pack', () => {
  it.each(['mercado p', 'publico', 'Mercdo Público', 'public mark'])('takes %j for the market', (query) =>
    expect(find(query)[0]).toBe('Mercado Público'),
  )

  it('finds what a place is, its kitchen, streets and houses', () => {
    expect(find('pizza')).toEqual(['Cantina'])
    expect(find('marketplace')).toEqual(['Mercado Público'])
    expect(find('andradas')).toEqual(['Rua dos Andradas'])
    expect(find('andradas 736')[0]).toBe('Rua dos Andradas 736')
  })

  it('keeps to a group, and lists it where nothing was typed', () => {
    expect(find('c', 'areas')).toEqual(['Centro Histórico'])
    expect(find('', 'eating')).toEqual(['Cantina'])
  })

  it('says that places cannot be read, and does without addresses that cannot', () => {
    expect(openTasks({ places: null }).count).toBeNull()
    expect(openTasks({ places: { places: [{ id: 7 }] } }).count).toBeNull()
    expect(openTasks({ addresses: bytesOf('{"streets":7}') }).count).toBe(3)
    expect(openTasks({ addresses: bytesOf('nonsense') }).count).toBe(3)
  })
})

describe('a walk in a pack', () => {
  const node = (id: number, lat: number, lon: number) => ({ id, lat, lon })
  const graph = buildStreetGraph([
    { nodes: [node(1, -30, -51.23), node(2, -30, -51.22), node(3, -30.01, -51.22)], hasSteps: false },
  ])

  it('goes along the streets, round the corner', () => {
    const { tasks } = openTasks()
    expect(tasks.openStreets(encodeStreetGraph(graph).slice().buffer)).toBe(true)
    const walk = tasks.walk({ from: { lat: -30, lon: -51.229 }, to: { lat: -30.009, lon: -51.22 } })
    expect(walk?.metres).toBeGreaterThan(1800)
    expect(walk?.line).toContainEqual({ lat: -30, lon: -51.22 })
  })

  it('is none without streets, and with damaged ones', () => {
    const { tasks } = openTasks()
    expect(tasks.walk({ from: { lat: 0, lon: 0 }, to: { lat: 0, lon: 1 } })).toBeNull()
    expect(tasks.openStreets(bytesOf('nonsense'))).toBe(false)
  })
})
