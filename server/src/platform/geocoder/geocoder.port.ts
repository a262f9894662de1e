import type { Position } from '@tripwright/domain/base/geo'

/** A place as an address search knows it. */
export type GeocodedPlace = Position & {
  /** By the ids of OpenStreetMap: `osm-n123`. */
  id: string
  name: string
  /** Street, postcode, town and country in one line; empty where nothing is known. */
  address: string
  /** What it is in OpenStreetMap's words. */
  kind: string
}

export type GeocoderQuery = {
  text: string
  /** Prefers addresses near this position, which is sent with three decimals at most, about a hundred metres. */
  near: Position | null
  /** BCP 47. */
  language: string
}
export type GeocoderResult = { places: GeocodedPlace[]; attribution: string }

/** Somebody who knows addresses. */
export type Geocoder = {
  /** Part of the cache key: another service gives another answer. */
  name: 'photon' | 'nominatim'
  /** Null when no usable response comes in time. */
  find(query: GeocoderQuery): Promise<GeocoderResult | null>
}

/** The search of any address service. */
export type GeocoderRequestOptions = { timeoutMs: number; maxBytes: number; headers: Record<string, string> }
