import type { Position } from '@tripwright/domain/base/geo'

/** A restaurant from an outside service; unknown fields are null or absent. */
export type ProvidedEatery = Position & {
  id: string
  name: string
  address: string | null
  phone: string | null
  website: string | null
  /** A tag of OpenStreetMap such as `cafe`. */
  kind: string
  about: string | null
  /** In OpenStreetMap's opening hours syntax. */
  hours: string | null
  source: 'openstreetmap' | 'google'
  openNow?: boolean | null
  /** Average from 1 to 5, and the number of ratings. */
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
   * Restaurants within a radius in metres, or the nearest of them. Null without a usable response in time: our own data is
   * answered all the same.
   */
  find(here: Position, radius: number): Promise<EateriesResult | null>
}
