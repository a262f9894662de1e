import {
  type ImportPart,
  joinRepeated,
  MAX_PARTS,
  newTripOf,
  type PlaceLookup,
  settleBooking,
  UNREAD_REASONS,
} from '@tripwright/domain/documents/import'
import type { Db } from '#platform/db/db.port.ts'
import type { StoredImport } from './import.tables.ts'
import { makePlaceLookup } from './place-lookup.service.ts'
import type { ReadDocument, ReadFile } from './read-document.service.ts'

/** What was read as a proposal: times in the zones of their places, each part with its document. */
export async function buildProposal(
  db: Db,
  { documents, tripFile }: Extract<ReadFile, { ok: true }>,
): Promise<StoredImport> {
  const readings = documents.map((one) => one.readings)
  const parts = partsOf(documents, await makePlaceLookup(db, readings))
  const trip = readings.find((one) => one.trip)?.trip ?? null
  const [first] = documents
  const title =
    tripFile?.summary.title ||
    trip?.title ||
    first?.source.subject ||
    nameWithoutEnd(first?.source.name ?? '')
  const dates = parts.flatMap(({ booking }) => (booking ? [booking.startsAt.date, booking.endsAt.date] : []))
  return {
    documents: documents.map(({ source }) => source),
    parts,
    newTrip: newTripOf(title, [...dates, trip?.from ?? null, trip?.to ?? null]),
    trip: tripFile && { title, counts: tripFile.counts, exportedAt: tripFile.exportedAt },
    unread: countUnread(readings.flatMap(({ unread }) => unread)),
    tripFile: tripFile && { trip: tripFile.trip, items: tripFile.items },
  }
}

function partsOf(documents: readonly ReadDocument[], lookup: PlaceLookup): ImportPart[] {
  const located = documents.flatMap(({ readings }, document) =>
    readings.bookings.map((booking) => ({ document, booking })),
  )
  const bookings = joinRepeated(located).map(({ document, booking }) => ({
    document,
    booking: settleBooking(booking, lookup),
    origins: booking.origins,
  }))
  const places = documents.flatMap(({ readings }, document) =>
    readings.places.map(({ origins, ...place }) => ({ document, place, origins })),
  )
  return [...bookings, ...places].slice(0, MAX_PARTS).map((part, i) => ({ ...part, id: String(i + 1) }))
}

function countUnread(reasons: readonly string[]): StoredImport['unread'] {
  return UNREAD_REASONS.map((reason) => ({
    reason,
    count: reasons.filter((one) => one === reason).length,
  })).filter(({ count }) => count > 0)
}

function nameWithoutEnd(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,8}$/, '')
}
