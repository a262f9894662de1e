import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { HandlerInput } from '@tripwright/domain/base/contract'
import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import {
  type acceptImport,
  type ChosenPart,
  type ImportPart,
  type ImportProposal,
  importMessages,
  isAlreadyThere,
  newTripChanges,
  partChanges,
} from '@tripwright/domain/documents/import'
import { tripFileChanges } from '@tripwright/domain/trip/export'
import {
  emptyTrip,
  type FieldChange,
  makeOps,
  mergeServerChanges,
  uuidV7,
} from '@tripwright/domain/trip/sync'
import { applyOps, lockTrip, readTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import { consumeCallerLimit } from '#platform/limits/caller-limit.ts'
import { closeProposal, insertProposal, lockProposal } from './import.store.ts'
import type { StoredImport, WrittenImport } from './import.tables.ts'
import { buildProposal } from './proposal.service.ts'
import type { ReaderThreads } from './reader-threads.service.ts'
import { readUpload } from './uploaded-form.service.ts'

const UPLOADS = { name: 'import.uploads', points: 60, seconds: 60 * 60 }
const WAITS_MS = 24 * 60 * 60 * 1000
/** Operations that one statement takes. */
const OPS_AT_ONCE = 1000

type ImportCall = Omit<Call, 'person'> & { person: Person }

/** Reads what was sent and keeps it as a proposal of the person for a day. Nothing is in a trip after it. */
export async function proposeImport(call: ImportCall, readers: ReaderThreads): Promise<ImportProposal> {
  const verdict = await consumeCallerLimit(call, UPLOADS)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  const { name, bytes, isPasted } = await readUpload(call.request)
  const read = await readers.read({ name, bytes, today: utcDate(call.now), isPasted })
  if (!read.ok)
    throw new AppError('unprocessable', {
      message: fillText(importMessages.texts[`problem.${read.problem}`], { reason: read.reason ?? '' }),
    })
  const content = await buildProposal(call.db, read)
  if (content.parts.length === 0 && content.tripFile === null)
    throw new AppError('unprocessable', { message: importMessages.texts['problem.nothing'] })
  return call.keep((db) => keepProposal(db, { personId: call.person.id, now: call.now, content }))
}

/** Keeps what was read as a proposal of the person for a day, and shows it. */
export async function keepProposal(
  db: Db,
  { personId, now, content }: { personId: string; now: Date; content: StoredImport },
): Promise<ImportProposal> {
  const [id, endsAt] = [randomUUID(), new Date(now.getTime() + WAITS_MS)]
  await insertProposal(db, { id, userId: personId, madeAt: now, endsAt, content })
  const { tripFile: _, ...shown } = content
  return { ...shown, id, endsAt: endsAt.toISOString() }
}

type Author = Pick<Call, 'db' | 'now'> & { personId: string }
type Accept = HandlerInput<typeof acceptImport>

/** Writes the chosen parts once, all or none, as the person's own changes; gives whom to notify. */
export async function acceptProposal(
  author: Author,
  input: Accept,
): Promise<{ result: WrittenImport; people: string[] }> {
  const { db, personId, now } = author
  const proposal = await lockProposal(db, input.id, personId, now)
  if (proposal === null) throw new AppError('not-found', { message: importMessages.texts['accept.ended'] })
  const choice = hashOf(input)
  if (proposal.result !== null) {
    if (proposal.choice !== choice)
      throw new AppError('conflict', { message: importMessages.texts['accept.twice'] })
    return { result: proposal.result, people: [] }
  }
  const content = proposal.content
  if (content === null) throw new Error('a proposal has neither content nor result')
  const makeId = () => uuidV7(now.getTime(), randomBytes(10))
  const tripId = input.tripId ?? makeId()
  const chosen = choosePartsOf(content, input)
  const fresh = input.tripId === undefined ? chosen : await withoutPresent(author, input.tripId, chosen)
  const changes = changesOf(content, fresh, { input, tripId, makeId })
  const people = await applyChanges(author, tripId, changes, makeId)
  const already = chosen.length - fresh.length
  const result = { tripId, added: countOf(content, fresh), already }
  await closeProposal(db, input.id, { choice, result })
  return { result, people }
}

type ChosenParts = { part: ImportPart; choice: ChosenPart }[]

function choosePartsOf({ parts, tripFile }: StoredImport, { parts: wanted, tripId }: Accept): ChosenParts {
  if (tripFile !== null && tripId !== undefined)
    throw new AppError('unprocessable', { message: importMessages.texts['accept.whole-trip'] })
  const choices = wanted ?? parts.map(({ id }) => ({ id }))
  const byId = new Map(parts.map((part) => [part.id, part]))
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].map((choice) => {
    const part = byId.get(choice.id)
    if (!part) throw new AppError('bad-input', { message: importMessages.texts['accept.unknown-part'] })
    return { part, choice }
  })
}

/** The parts that the trip does not hold yet. Throws not-found for a trip of others. */
async function withoutPresent(
  { db, personId }: Author,
  tripId: string,
  chosen: ChosenParts,
): Promise<ChosenParts> {
  const trip = mergeServerChanges(emptyTrip(tripId), await readTrip({ db, personId }, tripId, 0))
  return trip === null ? chosen : chosen.filter(({ part, choice }) => !isAlreadyThere(part, choice, trip))
}

function changesOf(
  content: StoredImport,
  chosen: ChosenParts,
  { input, tripId, makeId }: { input: Accept; tripId: string; makeId: () => string },
): FieldChange[] {
  if (content.tripFile) return tripFileChanges(content.tripFile, tripId, makeId)
  const note = (side: 'startsAt' | 'endsAt', date: string) =>
    fillText(importMessages.texts[`note.${side}`], { date })
  const parts = partChanges(chosen, { makeId, zone: input.zone, note })
  return input.tripId === undefined ? [...newTripChanges(tripId, content.newTrip), ...parts] : parts
}

/** Through the same door as changes by hand: roles and limits are those of every change. */
async function applyChanges(
  author: Author,
  tripId: string,
  changes: readonly FieldChange[],
  makeId: () => string,
): Promise<string[]> {
  const people = new Set<string>()
  // Operations of a new trip begin at 0; those of an old one at the version that its author sees now.
  let version = (await lockTrip(author.db, tripId))?.version ?? 0
  for (let at = 0; at < changes.length; at += OPS_AT_ONCE) {
    const ops = makeOps(emptyTrip(tripId), version, changes.slice(at, at + OPS_AT_ONCE), makeId)
    const applied = await applyOps(author, tripId, ops)
    version = applied.changes.version
    for (const one of applied.people) people.add(one)
  }
  return [...people]
}

function countOf({ trip }: StoredImport, chosen: ChosenParts): WrittenImport['added'] {
  if (trip) return { bookings: trip.counts.bookings ?? 0, places: trip.counts.places ?? 0 }
  return {
    bookings: chosen.filter(({ part }) => part.booking).length,
    places: chosen.filter(({ part }) => part.place).length,
  }
}

function hashOf({ id: _, ...choice }: Accept): string {
  return createHash('sha256').update(JSON.stringify(choice)).digest('base64url')
}
