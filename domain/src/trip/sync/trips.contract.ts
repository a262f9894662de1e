import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { FIELD_NAMES, ITEM_KINDS, type ItemKind, tripPlace, valueProblem } from './fields.contract.ts'

/** Limits of the interface: operations a call, items a trip that are not deleted, trips a person that are not deleted. */
export const MAX_OPS = 200
export const MAX_ITEMS = 2000
export const MAX_TRIPS = 500
/** Things on one packing list. */
export const MAX_PACKING_ITEMS = 200

const MAX_VERSION = 2 ** 31 - 1
/** The maximum number of unconfirmed operations that an operation may list as known to its author. */
export const MAX_SEEN = 50

// Lowercase only, because databases compare ids as numbers, JavaScript as texts.
const id = z.uuid().check(z.toLowerCase())
const version = z.number().check(z.int(), z.gte(0), z.lte(MAX_VERSION))

/** One change of one field. The client makes its ids (UUIDv7), so a repeated request has no second effect. */
export const tripOp = z
  .object({
    opId: id,
    tripId: id,
    /** The trip's own id for the fields of the trip itself. */
    itemId: id,
    field: z.enum(FIELD_NAMES),
    /** Null empties the field. */
    value: z.unknown(),
    /** The version of the trip that its author knew; 0 for a new one. */
    baseVersion: version,
    /** Unconfirmed operations on this field that its author knew, so that they do not conflict with it. */
    seen: z.optional(z.array(id).check(z.maxLength(MAX_SEEN))),
  })
  .check((context) => {
    const { itemId, tripId, field, value } = context.value
    const kinds: ItemKind[] = itemId === tripId ? ['trip'] : ITEM_KINDS
    const message = valueProblem(kinds, field, value)
    if (message !== null) context.issues.push({ code: 'custom', message, input: value, path: ['value'] })
  })
export type TripOp = z.output<typeof tripOp>

const entry = z.object({ value: z.unknown(), version })
/** The value of a field, its version, and the conflicting values that nobody has resolved yet. */
const tripField = z.object({ ...entry.shape, rivals: z.array(entry) })
const tripItem = z.object({
  id: z.string(),
  /** The version of its latest field. */
  version,
  fields: z.record(z.string(), tripField),
})
/** The items that changed after the version `since` (all that are not deleted, when it is 0), up to `version`. */
export const tripChanges = z.object({ id: z.string(), version, since: version, items: z.array(tripItem) })
export type TripChanges = z.output<typeof tripChanges>

export const tripSummary = z.object({
  id: z.string(),
  version,
  title: z.string(),
  status: z.enum(['draft', 'planned']),
  /** First and last day, ISO dates; null while the trip has no date. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  stops: z.number(),
  places: z.array(tripPlace),
  /** The name of the owner, when it is another person; may be empty. */
  sharedBy: z.optional(z.string()),
  /** The own role in it, when it is another person’s. */
  role: z.optional(z.enum(['co-owner', 'editor', 'viewer'])),
})
export type TripSummary = z.output<typeof tripSummary>

export const listTrips = contract({
  method: 'GET',
  path: '/api/trips',
  isCompressed: true,
  summary: 'The own trips and those one takes part in, without what is deleted, newest first.',
  roles: 'signed-in',
  input: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    /** The `next` of the previous page. */
    after: z.optional(id),
  }),
  output: z.object({ trips: z.array(tripSummary), next: z.nullable(z.string()) }),
})

export const getTrip = contract({
  method: 'GET',
  path: '/api/trips/{id}',
  isCompressed: true,
  summary:
    'A trip, own or taken part in, with its items, their fields, versions and rival values; or what changed after a version. Who was in it is told with `not-found` how it `ended`.',
  roles: 'signed-in',
  input: z.object({
    id,
    since: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_VERSION)), 0),
  }),
  output: tripChanges,
})

export const changeTrip = contract({
  method: 'POST',
  path: '/api/trips/{id}/ops',
  summary:
    'Applies operations in order, each once. On a new trip id it makes the trip. Co-owners and editors may do all but delete it; viewers may change nothing but their own packing list. Answers what changed since they were made.',
  roles: 'signed-in',
  input: z
    .object({ id, ops: z.array(tripOp).check(z.minLength(1), z.maxLength(MAX_OPS)) })
    .check(
      z.refine(
        ({ id, ops }) => ops.every((op) => op.tripId === id),
        'Each operation names the trip of the path.',
      ),
    ),
  output: tripChanges,
  errors: ['not-allowed', 'unprocessable'],
})

export const leaveTrip = contract({
  method: 'POST',
  path: '/api/trips/{id}/leave',
  summary: 'Ends the own part in somebody else’s trip.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: z.object({ id: z.string() }),
})
