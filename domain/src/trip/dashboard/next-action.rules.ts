import type { IsoDate } from '../../base/dates.ts'
import type { DatedTask } from '../../documents/entry-rules/index.ts'
import type { DocumentKind } from '../../documents/vault/index.ts'

/** What an action is about, for its words; names are as the traveller wrote them and may be empty. */
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
  /** `until` is set once it is under way. */
  | { kind: 'trip'; trip: string; until: IsoDate | null }

export type Action = {
  id: string
  /** The day by which, or on which; null where there is no term. */
  due: IsoDate | null
  /** The page of ours where it is done. */
  path: string
  about: ActionSubject
}
