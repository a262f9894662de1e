import { readdirSync, readFileSync } from 'node:fs'

// One event of each type that the installed `stripe` package knows, read from its own type definitions: a new version of
// the package brings its new types along, and the tests ask for them.

const RESOURCES = new URL('./resources/', import.meta.resolve('stripe'))
const read = (path: string) => readFileSync(new URL(path, RESOURCES), 'utf8')

export type CatalogueEvent = { name: string; body: string; customer: string | null }

/** Every event that a webhook may be sent: whole ones with each shape of their customer, and thin ones. */
export function catalogueEvents(): CatalogueEvent[] {
  return [...snapshotEvents(), ...thinEvents()]
}

function snapshotEvents(): CatalogueEvent[] {
  const matches = read('Events.d.ts').matchAll(
    /type: '([a-z0-9_.]+)';\s+data: (\w+)\.Data;[\s\S]*?namespace \2 \{\s+interface Data extends Event\.Data \{\s+object: ([\w.]+);/g,
  )
  return [...matches].flatMap(([, type = '', , object = '']) =>
    customersOf(object).map((customer) => {
      const kind = (object.split('.').at(-1) ?? '').replace(/\B[A-Z]/g, '_$&').toLowerCase()
      const value: Record<string, unknown> = { id: 'obj_1', object: kind }
      if (customer !== undefined) value.customer = customer
      return makeEvent(type, value, customer)
    }),
  )
}

/** What `customer` may be on this kind of object; undefined where the object has no such field. */
function customersOf(object: string): unknown[] {
  const [, place, name] = /^(?:(\w+)\.)?(\w+)$/.exec(object) ?? []
  const folder = place === undefined ? '.' : place
  const files = readdirSync(new URL(`${folder}/`, RESOURCES), { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.d.ts'))
    .map((file) => read(`${folder}/${file.name}`))
  const declared = files.flatMap(
    (text) => new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text)?.[1] ?? [],
  )
  const [, isOptional, type] = /^ {4}customer(\?)?: ([^;]+);/m.exec(declared[0] ?? '') ?? []
  if (type === undefined) return [undefined]
  const customers: unknown[] = ['cus_1']
  if (type.includes('Customer')) customers.push({ id: 'cus_1', object: 'customer' })
  if (type.includes('null')) customers.push(null)
  if (isOptional) customers.push(undefined)
  return customers
}

function makeEvent(type: string, object: Record<string, unknown>, customer: unknown): CatalogueEvent {
  const id = typeof customer === 'string' ? customer : (Object(customer).id ?? null)
  const event = { id: `evt_${type}`, object: 'event', api_version: '2026-04-22', created: 1, livemode: false }
  return {
    name: `${type} with customer ${JSON.stringify(customer)}`,
    body: JSON.stringify(
      Object.assign(event, { pending_webhooks: 1, request: null, type, data: { object } }),
    ),
    customer: id,
  }
}

function thinEvents(): CatalogueEvent[] {
  const types = new Set(
    [...read('V2/Core/Events.d.ts').matchAll(/type: '(v[12][^']*)';/g)].map(([, type]) => type),
  )
  return [...types].map((type) => {
    const event = { id: `evt_${type}`, object: 'v2.core.event', type, created: '2026-05-01T10:00:00Z' }
    const related_object = { id: 'obj_1', type: 'v2.core.account', url: '/v2/core/accounts/obj_1' }
    return {
      name: `${type}, thin`,
      body: JSON.stringify(Object.assign(event, { related_object })),
      customer: null,
    }
  })
}
