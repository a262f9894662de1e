import type { Position } from '@tripwright/domain/base/geo'
import type { Eatery } from '@tripwright/domain/safety/quick-actions'

/** Places to eat that somebody else knows, and who is to be named beside them. */
export type EateriesResult = {
  eateries: Eatery[]
  attribution: string
  /** Date of the data, where they say it. */
  asOf: string | null
}

/** Somebody who is asked for places to eat; a position goes to them, never closer than about a hundred metres. */
export type Eateries = {
  /**
   * Those within a radius in metres, or the nearest of them. Null when nobody answers in time, or not what can be used: what is
   * known here is answered all the same.
   */
  find(here: Position, radius: number): Promise<EateriesResult | null>
}
