import type { Position } from '@tripwright/domain/base/geo'

/** How a traveller goes from one stop to the next: walk is drawn dotted, transit solid, taxi and car dashed. */
export type MapLegMode = 'walk' | 'transit' | 'taxi' | 'drive'

/** A numbered stop. The map shows `number` (1 and up, once a day or once a trip: the caller counts) and says `name`. */
export type MapStop = Position & {
  /** Stable: `selectedId`, `hoveredId` and the callbacks refer to it. */
  id: string
  /** 0: it has no place in the order. */
  number: number
  name: string
  /** A second line when the stop is hovered or selected: a time, a category. */
  detail?: string
  /** `quiet` for stops that are no visits (a meal, the bed): drawn hollow and smaller; `waiting` for what is no stop yet: with a plus. */
  look?: 'visit' | 'quiet' | 'waiting'
}

/** Where a day begins and ends: drawn as a house, not as a stop. */
export type MapStay = Position & { name: string }

/** A piece of the route between two stops, in the order travelled. */
export type MapLeg = {
  id: string
  mode: MapLegMode
  /** At least two positions; two are a straight line. */
  path: readonly Position[]
}

/** Water of a city with its name, as in a guide's `barriers`: pairs of latitude and longitude in degrees. */
export type MapWater = { name: string; line: readonly (readonly number[])[] }

export type TravelMapProps = {
  /** The content of the map for its accessible name: "Day 2 in Rome". The map adds where the list is. */
  label: string
  stops?: readonly MapStop[]
  stay?: MapStay | null
  legs?: readonly MapLeg[]
  /** A guide's `barriers`, unchanged. */
  lines?: readonly MapWater[]
  /** The initial view without stops; by default the specification's centre and zoom 12. */
  centre?: Position
  zoom?: number
  /** Maximum zoom for fitting all stops: one earthquake needs no street level. Unlimited by default. */
  closestFit?: number
  /** The stop chosen in the list or on the map; null is none. The map brings it into view. */
  selectedId?: string | null
  onSelect?: (id: string | null) => void
  /** The stop under the pointer or with the focus, here or in the list; null is none. */
  hoveredId?: string | null
  onHover?: (id: string | null) => void
  /** The person's known position: drawn like the result of My Location, without moving the map. */
  here?: Position & { radiusMetres: number }
  /** Shows the My Location control; true by default. */
  hasLocation?: boolean
  /** Replaces the height of 400 px (specification section 9): `h-full`, `h-[60dvh]`. */
  className?: string
}
