import type { MapCredit } from '@tripwright/domain/map/basemap'
import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { log } from '#platform/log.ts'
import { isSavingData } from '#platform/prefetch-parts.ts'
import { useLocale } from '#platform/text/locale.ts'
import { textOf } from '#platform/text/use-text.ts'
import type { DrawnBasemap } from './map-basemap.ts'
import { useMapPalette } from './map-palette.ts'
import type { MapScene } from './map-scene.ts'
import type { MapCamera } from './use-map-camera.ts'

const IDLE_TIMEOUT_MS = 2000
const NO_CREDITS: readonly MapCredit[] = []

/**
 * Lets MapLibre draw the basemap in the container once it is loaded. Until then, without WebGL, and when it fails, the
 * basemap is our SVG. `cities` are those whose finer land is drawn. `credits` are attributions where there are streets.
 */
export function useBasemap(
  container: RefObject<HTMLElement | null>,
  camera: MapCamera,
  scene: MapScene,
  cities: string,
): { isReady: boolean; credits: readonly MapCredit[] } {
  const [isReady, setReady] = useState(false)
  const [credits, setCredits] = useState<readonly MapCredit[]>(NO_CREDITS)
  const ground = useRef<DrawnBasemap | null>(null)
  const ink = useMapPalette()
  const { locale } = useLocale()
  const language = locale.split('-')[0] ?? 'en'
  const latest = useRef({ camera, scene, ink, cities, language })
  latest.current = { camera, scene, ink, cities, language }
  const { width, height } = camera.camera

  useEffect(() => {
    const element = container.current
    // With data saver on, its 350 kB are not loaded: the SVG shows the same stops, route and water.
    if (!element || isSavingData() || !hasWebGl()) return
    let isGone = false
    function giveUp(error: unknown) {
      log.warn('MapLibre cannot draw the map; it is drawn without it', { error })
      stop()
    }
    function stop() {
      latest.current.camera.moveGround.current = null
      ground.current?.remove()
      ground.current = null
      setReady(false)
    }
    // The SVG shows the same stops meanwhile: what people came to read is drawn first.
    untilIdle()
      .then(() => (isGone ? null : import('./map-basemap.ts')))
      .then((part) => {
        if (isGone || !part) return
        const made = part.makeBasemap({
          container: element,
          gestures: gestureTexts(),
          ink: latest.current.ink,
          scene: latest.current.scene,
          cities: latest.current.cities,
          language: latest.current.language,
          centre: latest.current.camera.camera.centre,
          zoom: latest.current.camera.camera.zoom,
          onReady: () => {
            const { centre, zoom } = latest.current.camera.camera
            made.moveTo({ centre, zoom }, 0)
            latest.current.camera.moveGround.current = made.moveTo
            setReady(true)
          },
          onMove: (look) => latest.current.camera.moveGround.current && latest.current.camera.setLook(look),
          onLost: () => giveUp('context lost'),
        })
        ground.current = made
      })
      .catch(giveUp)
    return () => {
      isGone = true
      stop()
    }
  }, [container])

  useEffect(() => {
    const drawn = isReady ? ground.current : null
    if (!drawn) return
    let end: (() => void) | undefined
    let isGone = false
    import('./map-streets.ts').then(
      ({ showStreets }) => {
        if (!isGone) end = showStreets(drawn, setCredits)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [isReady])

  useEffect(() => {
    if (isReady) ground.current?.draw({ ink, scene, cities, language })
  }, [isReady, ink, scene, cities, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size is the reason to measure again
  useEffect(() => void ground.current?.resize(), [width, height])

  return { isReady, credits: isReady ? credits : NO_CREDITS }
}

/** Resolves when the page has nothing else to do, or after two seconds. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 0)
  })
}

/** MapLibre 6 needs WebGL 2; a browser may support it and still fail to create it. */
function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

function gestureTexts() {
  return {
    scroll: textOf(mapsMessages, 'gesture.scroll'),
    scrollMac: textOf(mapsMessages, 'gesture.scroll-mac'),
    touch: textOf(mapsMessages, 'gesture.touch'),
  }
}
