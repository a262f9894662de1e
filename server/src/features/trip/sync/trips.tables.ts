import type { FieldState, ItemChange, TripPlace } from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

export const trips = pgTable(
  'trips',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    version: integer().notNull().default(0),
    title: text().notNull().default(''),
    status: text().$type<'draft' | 'planned'>().notNull().default('draft'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    stops: integer().notNull().default(0),
    places: jsonb().$type<TripPlace[]>().notNull().default([]),
    isDeleted: boolean('is_deleted').notNull().default(false),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its content was erased and cannot be restored. */
    purgedAt: timestamp('purged_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('trips_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('trips_to_purge').on(t.deletedAt).where(sql`purged_at is null`),
  ],
)

export const tripItems = pgTable(
  'trip_items',
  {
    tripId: uuid('trip_id').notNull(),
    itemId: uuid('item_id').notNull(),
    kind: text()
      .$type<'trip' | 'stop' | 'note' | 'expense' | 'booking' | 'place' | 'packing' | 'own-packing'>()
      .notNull(),
    /** Whose alone it is; null where it is of everybody in the trip. */
    userId: text('user_id'),
    version: integer().notNull(),
    day: date(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    fields: jsonb().$type<Record<string, FieldState>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.itemId] }),
    index('trip_items_version').on(t.tripId, t.version),
    index('trip_items_own').on(t.userId).where(sql`user_id is not null`),
  ],
)

export const tripOps = pgTable(
  'trip_ops',
  { tripId: uuid('trip_id').notNull(), opId: uuid('op_id').notNull(), version: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tripId, t.opId] }), unique().on(t.tripId, t.version)],
)

export const tripMembers = pgTable(
  'trip_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    tripId: uuid('trip_id').notNull(),
    userId: text('user_id').notNull(),
    linkId: uuid('link_id'),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    role: text().$type<'co-owner' | 'editor' | 'viewer'>().notNull(),
  },
  (t) => [unique().on(t.tripId, t.userId)],
)

/** The ids of trips that were deleted with their owner's account; a trigger adds them. */
export const endedTrips = pgTable('ended_trips', { id: uuid().primaryKey() })

export const tripHistory = pgTable('trip_history', {
  id: uuid().primaryKey().defaultRandom(),
  n: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  tripId: uuid('trip_id').notNull(),
  authorId: text('author_id'),
  /** Who was removed or got another role. */
  subjectId: text('subject_id'),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text()
    .$type<'made' | 'changed' | 'restored' | 'joined' | 'left' | 'removed' | 'role' | 'commented'>()
    .notNull(),
  changes: jsonb().$type<ItemChange[]>().notNull(),
  /** The versions of the trip that it made: those after the first, up to the second. */
  afterVersion: integer('after_version'),
  version: integer(),
  /** When the device made the last operation of it, by its own clock. */
  stepMs: bigint('step_ms', { mode: 'number' }),
  /** Size of the changes, for the bound of what is kept. */
  bytes: integer().notNull(),
  /** When the others were notified of it. */
  toldAt: timestamp('told_at', { withTimezone: true }),
  /** Whom a comment mentions, until they are notified. */
  mentioned: jsonb().$type<string[]>().notNull().default([]),
})
