import type { Position } from '@tripwright/domain/base/geo'
import type { MapLeg, MapStay, MapStop, UserLocation } from '#features/map/basemap/index.ts'

/** The scene that the frame shows. */
export type FrameScene = {
  stops: readonly MapStop[]
  stay: MapStay | null
  legs: readonly MapLeg[]
  centre: Position
  zoom: number
  here: UserLocation | null
  selectedId: string | null
  hoveredId: string | null
  ink: Record<'brand' | 'onBrand' | 'ink' | 'paper' | 'route', string>
}

/** From the page to the frame. */
export type ToFrame =
  | { to: 'map-frame'; kind: 'start'; apiKey: string; scriptHost: string; scene: FrameScene }
  | { to: 'map-frame'; kind: 'scene'; scene: FrameScene }
  | { to: 'map-frame'; kind: 'look'; centre: Position; zoom: number }

/** From the frame to the page. */
export type FromFrame =
  | { from: 'map-frame'; kind: 'listening' | 'ready' | 'failed' | 'no-key' }
  | { from: 'map-frame'; kind: 'select' | 'hover'; id: string | null }

/** A valid message from our own origin, or null: extensions and others use the same channel. */
export function readFromFrame({ origin, data }: MessageEvent): FromFrame | null {
  const isOurs = origin === location.origin && Object(data).from === 'map-frame'
  // The cast is safe: our own frame on our own origin sent it, as the mark above proves.
  return isOurs ? (data as FromFrame) : null
}

/** The same in the frame, for messages of the page. */
export function readToFrame({ origin, data }: MessageEvent): ToFrame | null {
  const isOurs = origin === location.origin && Object(data).to === 'map-frame'
  // The cast is safe: our own page on our own origin sent it, as the mark above proves.
  return isOurs ? (data as ToFrame) : null
}
