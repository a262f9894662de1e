import type { Position } from '@tripwright/domain/base/geo'

/** A place to eat as a provider knows it; what it does not say is null, or left out. */
export type ProvidedEatery = Position & {
  id: string
  name: string
  address: string | null
  phone: string | null
  website: string | null
  /** A tag of OpenStreetMap such as `cafe`. */
  kind: string
  about: string | null
  /** In the grammar of OpenStreetMap. */
  hours: string | null
  source: 'openstreetmap' | 'google'
  openNow?: boolean | null
  /** 1 to 5, and of how many. */
  rating?: number | null
  reviews?: number | null
}

/** Places to eat from an outside service, with its attribution. */
export type EateriesResult = {
  eateries: ProvidedEatery[]
  attribution: string
  /** Date of the data, where they say it. */
  asOf: string | null
}

/** An outside service for places to eat. It gets a position rounded to about a hundred metres. */
export type Eateries = {
  /**
   * Those within a radius in metres, or the nearest of them. Null when nobody answers in time, or not what can be used: what is
   * known here is answered all the same.
   */
  find(here: Position, radius: number): Promise<EateriesResult | null>
}
