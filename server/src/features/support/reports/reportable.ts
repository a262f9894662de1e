import type { Db } from '#platform/db/db.port.ts'
import type { Call } from '#platform/http/route.ts'

/** What a report is about. */
export type Reported = { id: string; ownerId: string }

/** What everybody sees of it: its title, the lines under it, and the page where its owner finds it. */
export type PublicText = { title: string; lines: string[]; path: string }

/** How one kind of content is found, read, taken down and brought back; each feature with public content has one. */
export type Reportable = {
  /**
   * The content that everybody can see now, by its id or the secret of its link; null where there is none. Throws
   * too-many-requests where a network tries too many secrets.
   */
  findPublic(
    call: Pick<Call, 'db' | 'now' | 'platform' | 'address'>,
    target: string,
  ): Promise<Reported | null>
  /** Its text, also while it is taken down; null when it is no longer there. */
  readText(db: Db, id: string): Promise<PublicText | null>
  /** Hides it from everybody. False when it is no longer there. */
  takeDown(db: Db, id: string, reason: string, now: Date): Promise<boolean>
  /** Shows it again as it was. False when it is no longer there. */
  restore(db: Db, id: string): Promise<boolean>
}
