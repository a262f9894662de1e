import type { IsoDate } from '../../base/dates.ts'
import type { DatedTask } from '../../documents/entry-rules/index.ts'
import type { DocumentKind } from '../../documents/vault/index.ts'

/** The subject of an action, for its text; names are as the traveller typed them and may be empty. */
export type ActionSubject =
  | { kind: 'alert'; place: string; count: number }
  | { kind: 'trial' }
  | { kind: 'tickets'; place: string; more: number; day: IsoDate }
  | {
      kind: 'task'
      says: DatedTask['says']
      destination: string
      entry: IsoDate
      stops: readonly string[]
      more: number
    }
  | { kind: 'claim-draft' | 'claim-sent' | 'claim-open'; title: string }
  | { kind: 'document'; document: DocumentKind }
  /** `until` is the last day, set once the trip has begun. */
  | { kind: 'trip'; trip: string; until: IsoDate | null }

export type Action = {
  id: string
  /** The due date, or the date of the event; null without one. */
  due: IsoDate | null
  /** The page where it is done. */
  path: string
  about: ActionSubject
}
