import type { Position } from '@tripwright/domain/base/geo'
import { type Camera, fitTo, MAX_ZOOM, MIN_ZOOM, toPosition, toScreen } from '@tripwright/map'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type CameraPosition = { centre: Position; zoom: number }
/** Moves a basemap that is not our SVG: it reports each step through `setLook`. */
export type MoveBasemap = (look: CameraPosition, durationMs: number) => void

// Size before the element is measured, and in tests.
const UNMEASURED = { width: 640, height: 400 }
// The width of the controls plus half a stop.
const FIT_MARGIN = 88
/** So much more at the foot, where scale and legend are. */
const FOOT_PX = 40
const MOVE_MS = 240
/** A selected stop nearer to the edge than this is centred. */
const KEEP_WITHIN_PX = 48

export type MapCamera = {
  camera: Camera
  setLook: (look: CameraPosition) => void
  moveTo: (look: CameraPosition) => void
  zoomBy: (steps: number) => void
  panBy: (x: number, y: number) => void
  fit: (positions: readonly Position[]) => void
  bringIntoView: (position: Position) => void
  moveGround: RefObject<MoveBasemap | null>
}

/** The camera of the map and its movements. Moves are instant with reduced motion. */
export function useMapCamera(
  frame: RefObject<HTMLElement | null>,
  start: () => CameraPosition,
  toFit: readonly Position[],
  closestFit: number = MAX_ZOOM,
): MapCamera {
  const [size, setSize] = useState<typeof UNMEASURED | null>(null)
  // Starts at its stops, so that no unseen land is fetched.
  const [look, setLook] = useState<CameraPosition>(() => fitting(toFit, UNMEASURED) ?? start())
  const moveGround = useRef<MoveBasemap | null>(null)
  const camera = { ...look, ...(size ?? UNMEASURED) }

  function fitting(positions: readonly Position[], within: typeof UNMEASURED): CameraPosition | null {
    const foot = Math.min(FOOT_PX, within.height / 10)
    const { width, height } = within
    const fit = fitTo(positions, { width, height: height - foot }, marginOf(within))
    if (!fit) return null
    const zoom = Math.min(fit.zoom, closestFit)
    const middle = { x: width / 2, y: (height + foot) / 2 }
    return { centre: toPosition(middle, { width, height, centre: fit.centre, zoom }), zoom }
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(width > 0 && height > 0 ? { width, height } : UNMEASURED)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])

  // Fitting all stops requires a measured size.
  const [isFitted, setFitted] = useState(false)
  if (size && !isFitted) {
    setFitted(true)
    const first = fitting(toFit, size)
    if (first) setLook(first)
  }

  function moveTo(next: CameraPosition) {
    const target = { ...next, zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, next.zoom)) }
    if (moveGround.current) moveGround.current(target, isStill() ? 0 : MOVE_MS)
    else setLook(target)
  }
  return {
    camera,
    setLook,
    moveTo,
    moveGround,
    zoomBy: (steps) => moveTo({ centre: camera.centre, zoom: camera.zoom + steps }),
    panBy(x, y) {
      const middle = { x: camera.width / 2 + x, y: camera.height / 2 + y }
      moveTo({ centre: toPosition(middle, camera), zoom: camera.zoom })
    },
    fit(positions) {
      const next = fitting(positions, camera)
      if (next) moveTo(next)
    },
    bringIntoView(position) {
      const { x, y } = toScreen(position, camera)
      const isWithin = (at: number, most: number) => at >= KEEP_WITHIN_PX && at <= most - KEEP_WITHIN_PX
      if (!isWithin(x, camera.width) || !isWithin(y, camera.height))
        moveTo({ centre: position, zoom: camera.zoom })
    },
  }
}

// On a narrow screen a wide margin would leave nothing of the map.
function marginOf({ width, height }: { width: number; height: number }): number {
  return Math.min(FIT_MARGIN, width / 4, height / 5)
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
