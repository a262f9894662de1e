import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { money } from '../../base/money.ts'
import { isZone } from '../../base/zone-name.ts'
import { BOOKING_KINDS } from '../../trip/itinerary/index.ts'

/** The largest file, in bytes. */
export const MAX_IMPORT_BYTES = 20_000_000
/** Headers and boundaries of the form around it. */
const FORM_BYTES = 64 * 1024
/** What a proposal lists at most. */
export const MAX_PARTS = 600

export const DOCUMENT_KINDS = [
  'mail',
  'pdf',
  'pass',
  'calendar',
  'page',
  'map',
  'table',
  'text',
  'barcode',
  'trip',
] as const
export type SourceKind = (typeof DOCUMENT_KINDS)[number]
/** Why something in a document is no part of the proposal. */
export const UNREAD_REASONS = [
  'cancelled',
  'kind',
  'event',
  'line',
  'position',
  'short-link',
  'too-many',
  'attachment',
  'nothing',
] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

const origin = z.object({
  /** The field of ours: `startsAt.time`. */
  field: z.string(),
  /** The name of the field in the document, and its text there. */
  from: z.string(),
  text: z.string(),
})
const position = { lat: z.optional(z.number()), lon: z.optional(z.number()) }
const proposedEnd = z.object({
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  /** IANA; null where neither the document nor the place tells it. */
  zone: z.nullable(z.string()),
  place: z.nullable(z.object({ name: z.string(), code: z.optional(z.string()), ...position })),
})
export type ProposedEnd = z.output<typeof proposedEnd>
const text = z.optional(z.string())

const proposedBooking = z.object({
  kind: z.enum(BOOKING_KINDS),
  name: text,
  number: text,
  provider: text,
  reference: text,
  seat: text,
  room: text,
  people: z.optional(z.array(z.string())),
  cost: z.optional(z.object(money.shape)),
  note: text,
  startsAt: proposedEnd,
  endsAt: proposedEnd,
})
export type ProposedBooking = z.output<typeof proposedBooking>
const proposedPlace = z.object({
  name: z.string(),
  location: z.object({ lat: z.number(), lon: z.number(), address: text }),
  note: text,
})
export type ProposedPlace = z.output<typeof proposedPlace>

const part = z.object({
  id: z.string(),
  /** Index of the document that it was read in. */
  document: z.number(),
  booking: z.optional(proposedBooking),
  place: z.optional(proposedPlace),
  origins: z.array(origin),
})
export type ImportPart = z.output<typeof part>

const sourceDocument = z.object({
  /** The name of the file, or of the attachment. */
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  /** Of a mail, as it says itself: nobody has proved it. */
  sender: z.nullable(z.object({ name: z.string(), address: z.string() })),
  subject: z.nullable(z.string()),
})
export type SourceDocument = z.output<typeof sourceDocument>

const proposal = z.object({
  id: z.string(),
  /** Until when it can be accepted. */
  endsAt: z.string(),
  documents: z.array(sourceDocument),
  parts: z.array(part),
  /** What a new trip would be called and when it would be. */
  newTrip: z.object({ title: z.string(), startDate: z.nullable(z.string()), days: z.nullable(z.number()) }),
  /** A whole trip of our own export: it becomes a new trip. */
  trip: z.nullable(
    z.object({
      title: z.string(),
      counts: z.record(z.string(), z.number()),
      exportedAt: z.nullable(z.string()),
    }),
  ),
  unread: z.array(z.object({ reason: z.enum(UNREAD_REASONS), count: z.number() })),
})
export type ImportProposal = z.output<typeof proposal>

export const importTrip = contract({
  method: 'POST',
  path: '/api/trips/import',
  summary:
    'Reads a file (field `file`, at most 20 MB) or a text (field `text`, of a PDF with its `name`) of a multipart form: mails, PDF, passes of a wallet, boarding-pass barcodes, calendars, pages with reservations, confirmations as text, GPX, KML, GeoJSON, CSV, links of map services, our own JSON. Answers what was read as a proposal; nothing is written to a trip.',
  roles: 'signed-in',
  input: z.object({}),
  output: proposal,
  errors: ['too-large', 'wrong-type', 'unprocessable', 'too-many-requests'],
  isRawBody: true,
  bodyType: 'multipart/form-data',
  // A body of this size may come slowly, and is read in a thread of its own.
  isComputation: true,
  maxBytes: MAX_IMPORT_BYTES + FORM_BYTES,
})

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const date = z.string().check(z.refine(isIsoDate))
const chosenPart = z.object({
  id: z.string().check(z.maxLength(20)),
  /** What the document does not say; where it does, these are ignored. */
  startTime: z.optional(clock),
  endDate: z.optional(date),
  endTime: z.optional(clock),
})
export type ChosenPart = z.output<typeof chosenPart>
const chosenZone = z.optional(z.string().check(z.refine(isZone)))

export const acceptImport = contract({
  method: 'POST',
  path: '/api/trips/import/{id}/accept',
  summary:
    'Writes the chosen parts of a proposal (all without `parts`) to a trip, or to a new one without `tripId`: once, by the rules of adding by hand. The same choice again gets the same answer, another one 409. `zone` is that of times whose place is not known.',
  roles: 'signed-in',
  input: z.object({
    id: z.uuid(),
    parts: z.optional(z.array(chosenPart).check(z.minLength(1), z.maxLength(MAX_PARTS))),
    tripId: z.optional(z.uuid().check(z.toLowerCase())),
    zone: chosenZone,
  }),
  output: z.object({
    tripId: z.string(),
    added: z.object({ bookings: z.number(), places: z.number() }),
    /** Chosen parts that the trip had already; they were not added again. */
    already: z.number(),
  }),
  errors: ['not-found', 'not-allowed', 'conflict', 'unprocessable'],
})
