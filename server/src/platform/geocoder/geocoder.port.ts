import type { Position } from '@tripwright/domain/base/geo'

/** A place from an address search. */
export type GeocodedPlace = Position & {
  /** From the id in OpenStreetMap: `osm-n123`. */
  id: string
  name: string
  /** Street, postcode, town and country in one line; empty where unknown. */
  address: string
  /** Its kind as an OpenStreetMap tag. */
  kind: string
  /** In the grammar of OpenStreetMap, unparsed; absent: not known. */
  hours?: string | undefined
  /** `yes`, `limited` or `no`; absent: not known. */
  wheelchair?: string | undefined
}

export type GeocoderQuery = {
  text: string
  /** Prefers addresses near this position, which is sent with three decimals at most, about a hundred metres. */
  near: Position | null
  /** BCP 47. */
  language: string
}
export type GeocoderResult = { places: GeocodedPlace[]; attribution: string }

/** An address search service. */
export type Geocoder = {
  /** Part of the cache key, because services differ in their answers. */
  name: 'photon' | 'nominatim'
  /** Null when no usable response comes in time. */
  find(query: GeocoderQuery): Promise<GeocoderResult | null>
}

/** The search of any address service. */
export type GeocoderRequestOptions = { timeoutMs: number; maxBytes: number; userAgent: string }
