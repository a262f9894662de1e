// What the web calls `navigator.share`, `navigator.geolocation`, `navigator.vibrate` and `navigator.onLine` are the ports of the device: pages know only
// these standards, and in the native app its plugins stand behind them.

/** The device's share sheet. Rejects with a message, as "Share canceled". */
export type ShareSheet = { share(what: { title?: string; text?: string; url?: string }): Promise<unknown> }

/** The device's position. Rejects with one of the codes below. */
export type Positions = {
  getCurrentPosition(options?: PositionOptions): Promise<GivenPosition>
}
type MayBeMissing = 'altitude' | 'altitudeAccuracy' | 'heading' | 'speed'
type GivenPosition = {
  timestamp: number
  coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'> &
    Partial<Record<MayBeMissing, number | null | undefined>>
}

/** Whether the device has a network. */
export type NetworkStatus = {
  getStatus(): Promise<{ connected: boolean }>
  addListener(name: 'networkStatusChange', listener: (now: { connected: boolean }) => void): Promise<unknown>
}

/** A short touch that the finger feels. */
export type Haptics = { touch(): Promise<void> }

type Plugins = { sheet: ShareSheet; positions: Positions; network: NetworkStatus; haptics: Haptics }

/** Puts the device's plugins behind the standards that the pages use. Never rejects. */
export async function adoptDevice(
  to: Navigator,
  { sheet, positions, network, haptics }: Plugins,
): Promise<void> {
  define(to, 'share', { value: (what: ShareData) => share(sheet, what) })
  define(to, 'geolocation', { value: makeGeolocation(positions) })
  define(to, 'vibrate', { value: () => touch(haptics) })
  await followNetwork(to, network).catch(() => undefined)
}

function define(
  to: Navigator,
  name: 'share' | 'geolocation' | 'vibrate' | 'onLine',
  how: PropertyDescriptor,
): void {
  Object.defineProperty(to, name, { configurable: true, ...how })
}

async function share(sheet: ShareSheet, { title, text, url }: ShareData): Promise<void> {
  const what = { ...(title && { title }), ...(text && { text }), ...(url && { url }) }
  try {
    await sheet.share(what)
  } catch (error) {
    const { message } = Object(error)
    // A browser says the same of a sheet that was closed.
    const name = /cancel/i.test(String(message)) ? 'AbortError' : 'NotAllowedError'
    throw new DOMException(String(message), name)
  }
}

// The pages ask for one touch and never for a pattern; the web view of iOS has no vibration at all.
function touch(haptics: Haptics): boolean {
  haptics.touch().catch(() => undefined)
  return true
}

// Codes of GeolocationPositionError.
const DENIED = 1
const UNAVAILABLE = 2
const TIMED_OUT = 3
/** Of the plugin (its README, "Errors"); every other one means that there is no position. */
const CODES: Record<string, number> = {
  'OS-PLUG-GLOC-0003': DENIED,
  'OS-PLUG-GLOC-0008': DENIED,
  'OS-PLUG-GLOC-0009': DENIED,
  'OS-PLUG-GLOC-0010': TIMED_OUT,
}

function makeGeolocation(positions: Positions): Pick<Geolocation, 'getCurrentPosition'> {
  return {
    getCurrentPosition(onFound, onRefused, options) {
      positions.getCurrentPosition(options).then(
        (position) => onFound(toPosition(position)),
        (error: unknown) => onRefused?.(toPositionError(error)),
      )
    },
  }
}

function toPosition({ timestamp, coords }: GivenPosition): GeolocationPosition {
  const { latitude, longitude, accuracy } = coords
  const whole = {
    latitude,
    longitude,
    accuracy,
    altitude: coords.altitude ?? null,
    altitudeAccuracy: coords.altitudeAccuracy ?? null,
    heading: coords.heading ?? null,
    speed: coords.speed ?? null,
    toJSON: () => coords,
  }
  return { timestamp, coords: whole, toJSON: () => ({ timestamp, coords }) }
}

function toPositionError(error: unknown): GeolocationPositionError {
  const { code, message } = Object(error)
  const known = CODES[String(code)] ?? (/denied/i.test(String(message)) ? DENIED : UNAVAILABLE)
  return {
    code: known,
    message: String(message),
    PERMISSION_DENIED: DENIED,
    POSITION_UNAVAILABLE: UNAVAILABLE,
    TIMEOUT: TIMED_OUT,
  }
}

// The web view of iOS notices a lost network late or never.
async function followNetwork(to: Navigator, network: NetworkStatus): Promise<void> {
  let isOnline = (await network.getStatus()).connected
  define(to, 'onLine', { get: () => isOnline })
  await network.addListener('networkStatusChange', ({ connected }) => {
    if (connected === isOnline) return
    isOnline = connected
    dispatchEvent(new Event(connected ? 'online' : 'offline'))
  })
}
