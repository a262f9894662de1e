import { emptyTrip, isSameValue, merge, mergeServerChanges, type TripState } from './merge.rules.ts'
import { makeOps } from './ops.rules.ts'
import type { TripChanges, TripOp } from './trips.contract.ts'

/** A UUID with a number, for tests. */
export const uuid = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

const TRIP = uuid(1)
const FIELDS = [
  ['title', 'status'],
  ['name', 'note'],
  ['name', 'start'],
  ['number', 'reference'],
  ['quantity', 'isPacked'],
] as const
/** What each item begins with: stops, a booking, and something to pack. */
const KINDS = ['trip', 'visit', 'visit', 'flight', 'packing']

export type SimulationStep = { who: number } & (
  | { edit: { item: number; field: number; value: number } }
  | { send: 'arrives' | 'lost' | 'answer-lost' | 'twice' }
  | { fetch: true }
  | { again: number }
)
type Device = { base: TripState; waiting: TripOp[][]; old: TripOp[][]; made: string[] }

/**
 * Simulates a server and devices that change one trip, for the tests of merging. Records what the author of each operation
 * knew, and judges the result without the merge.
 */
export function makeTripSimulation(people: number) {
  let server = emptyTrip(TRIP)
  let count = 100
  const devices = Array.from(
    { length: people },
    (): Device => ({
      base: emptyTrip(TRIP),
      waiting: [],
      old: [],
      made: [],
    }),
  )
  const made = new Map<string, { op: TripOp; knew: ReadonlySet<string> }>()

  const changesSince = (since: number): TripChanges => {
    const items = Object.values(server.items).filter((item) => item.version > since)
    return { id: TRIP, version: server.version, since, items }
  }
  function serve(ops: TripOp[]): TripChanges {
    const { state, refused } = merge(server, ops)
    if (refused.length > 0) throw new Error(`the server refused ${JSON.stringify(refused)}`)
    server = state
    return changesSince(Math.min(...ops.map((op) => op.baseVersion)))
  }
  function learn(device: Device, received: TripChanges): void {
    device.base = mergeServerChanges(device.base, received) ?? device.base
  }
  const viewOf = ({ base, waiting }: Device) => merge(base, waiting.flat()).state

  function edit(device: Device, change: { item: number; field: number; value: number }): void {
    const view = viewOf(device)
    const itemId = uuid(1 + change.item)
    const field = FIELDS[change.item]?.[change.field] ?? 'title'
    const begin =
      change.item > 0 && !view.items[itemId] ? [{ itemId, field: 'kind', value: KINDS[change.item] }] : []
    const changes = [...begin, { itemId, field, value: `value ${change.value}` }]
    const ops = makeOps(view, device.base.version, changes, () => uuid(count++))
    const confirmed = Object.entries(server.applied).filter(([, version]) => version <= device.base.version)
    const knew = new Set([...confirmed.map(([opId]) => opId), ...device.made])
    for (const op of ops) {
      made.set(op.opId, { op, knew: new Set(knew) })
      knew.add(op.opId)
      device.made.push(op.opId)
    }
    device.waiting.push(ops)
  }
  function send(device: Device, fate: 'arrives' | 'lost' | 'answer-lost' | 'twice'): void {
    const [ops] = device.waiting
    if (!ops || fate === 'lost') return
    const received = serve(ops)
    if (fate === 'twice') serve(ops)
    if (fate === 'answer-lost') return
    device.waiting.shift()
    device.old.push(ops)
    learn(device, received)
  }
  const fetch = (device: Device) => learn(device, changesSince(device.base.version))

  return {
    server: () => server,
    views: () => devices.map((device) => viewOf(device).items),
    take(step: SimulationStep): void {
      const device = devices[step.who]
      if (!device) return
      if ('edit' in step) edit(device, step.edit)
      else if ('send' in step) send(device, step.send)
      else if ('again' in step) {
        const old = device.old[step.again]
        if (old) learn(device, serve(old))
      } else fetch(device)
    },
    converge(): void {
      for (const device of devices) while (device.waiting.length > 0) send(device, 'arrives')
      for (const device of devices) fetch(device)
    },
    lost: () => lostValues(server, made),
    falseRivals: () => falseRivals(server, made),
  }
}

/** Operations by id, each with the ids of the operations that its author knew. */
type Made = ReadonlyMap<string, { op: TripOp; knew: ReadonlySet<string> }>

// The fields of the server's state, each with every accepted operation on it.
function takenFields(server: TripState, made: Made) {
  const takenOf = (itemId: string, field: string) =>
    [...made.values()].filter(
      ({ op }) => op.itemId === itemId && op.field === field && op.opId in server.applied,
    )
  return Object.values(server.items).flatMap((item) =>
    Object.entries(item.fields).map(([name, field]) => ({ ...field, taken: takenOf(item.id, name) })),
  )
}

/** Lost values: neither shown nor in conflict, and unknown to the author of any other value. */
function lostValues(server: TripState, made: Made): TripOp[] {
  return takenFields(server, made).flatMap(({ value, rivals, taken }) => {
    const values = [value, ...rivals.map((rival) => rival.value)]
    const isKnown = ({ opId }: TripOp) => taken.some(({ knew }) => knew.has(opId))
    return taken
      .map(({ op }) => op)
      .filter((op) => !values.some((one) => isSameValue(one, op.value)))
      .filter((op) => !taken.some((same) => isSameValue(same.op.value, op.value) && isKnown(same.op)))
  })
}

/** Conflicting values that the author of the shown value knew, so that they should be resolved. */
function falseRivals(server: TripState, made: Made): unknown[] {
  return takenFields(server, made).flatMap(({ version, rivals, taken }) => {
    const makerOf = (wanted: number) => taken.find(({ op }) => server.applied[op.opId] === wanted)
    const shownMaker = makerOf(version)
    return rivals.filter((rival) => {
      const maker = makerOf(rival.version)
      return maker === undefined || shownMaker?.knew.has(maker.op.opId)
    })
  })
}
