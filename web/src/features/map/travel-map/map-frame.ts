import { type FromFrame, readToFrame, type ToFrame } from './frame-messages.ts'
import { makeSceneDrawer } from './google-scene.ts'
import { loadGoogle } from './load-google.ts'

// Runs inside the frame (map-frame.html), the only document whose policy allows Google's script.

let draw: ReturnType<typeof makeSceneDrawer> | null = null
let look: ((message: Extract<ToFrame, { kind: 'look' }>) => void) | null = null
let wanted: ToFrame | null = null

function postToPage(message: FromFrame): void {
  parent.postMessage(message, location.origin)
}

async function start(message: Extract<ToFrame, { kind: 'start' }>): Promise<void> {
  if (message.apiKey === '') return postToPage({ from: 'map-frame', kind: 'no-key' })
  // Google calls this when it refuses the key.
  Reflect.set(window, 'gm_authFailure', () => postToPage({ from: 'map-frame', kind: 'failed' }))
  const maps = await loadGoogle(message)
  const element = document.getElementById('map')
  if (!maps || !element) return postToPage({ from: 'map-frame', kind: 'failed' })
  const { centre, zoom } = message.scene
  const map = new maps.Map(element, {
    center: { lat: centre.lat, lng: centre.lon },
    zoom,
    streetViewControl: false,
    mapTypeControl: false,
    gestureHandling: 'cooperative',
  })
  look = ({ centre: { lat, lon }, zoom: to }) => {
    map.setCenter({ lat, lng: lon })
    map.setZoom(to)
  }
  draw = makeSceneDrawer(maps, map, {
    select: (id) => postToPage({ from: 'map-frame', kind: 'select', id }),
    hover: (id) => postToPage({ from: 'map-frame', kind: 'hover', id }),
  })
  if (wanted && 'scene' in wanted) draw(wanted.scene)
  postToPage({ from: 'map-frame', kind: 'ready' })
}

addEventListener('message', (event) => {
  const message = readToFrame(event)
  if (!message) return
  if (message.kind === 'look') return look?.(message)
  wanted = message
  if (message.kind === 'start') void start(message)
  else draw?.(message.scene)
})

postToPage({ from: 'map-frame', kind: 'listening' })
