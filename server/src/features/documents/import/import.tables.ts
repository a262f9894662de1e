import type { Output } from '@tripwright/domain/base/contract'
import type { acceptImport, ImportProposal } from '@tripwright/domain/documents/import'
import type { TripFile } from '@tripwright/domain/trip/export'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A proposal as it waits; `tripFile` holds the trip of a file of our own. */
export type StoredImport = Omit<ImportProposal, 'id' | 'endsAt'> & {
  tripFile: Pick<TripFile, 'trip' | 'items'> | null
}
/** What became of an accepted proposal. */
export type WrittenImport = Output<typeof acceptImport>

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const importProposals = pgTable(
  'import_proposals',
  {
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    madeAt: instant('made_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null once it was accepted. */
    content: jsonb().$type<StoredImport>(),
    /** The choice with which it was accepted, as a hash. */
    choice: text(),
    result: jsonb().$type<WrittenImport>(),
  },
  (t) => [
    index('import_proposals_of_person').on(t.userId, t.madeAt),
    index('import_proposals_ended').on(t.endsAt),
  ],
)
