import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** Facts that only the browser knows; absent from the prerendered document and until it is hydrated. */
export type DeviceState = { isHydrated: boolean; layout: 'both' | 'mobile' | 'desktop' }

/** The mobile layout of specification section 2: a narrow screen with a coarse pointer. ui/styles.css says the same. */
export const MOBILE_QUERY = '(max-width: 767.98px) and (pointer: coarse)'

const UNKNOWN_DEVICE: DeviceState = { isHydrated: false, layout: 'both' }
const KNOWN_DEVICES = {
  mobile: { isHydrated: true, layout: 'mobile' },
  desktop: { isHydrated: true, layout: 'desktop' },
} as const
const DeviceContext = createContext<DeviceState | null>(null)

/**
 * Provides the device's facts to the app. They arrive as a transition: they remove half of a prerendered document, and doing
 * that in one task would block the page.
 */
export function DeviceProvider({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating()
  const [device, setDevice] = useState(isHydrating ? UNKNOWN_DEVICE : readDevice)
  useEffect(() => {
    const look = () => startTransition(() => setDevice(readDevice()))
    look()
    return subscribe(look)
  }, [])
  return <DeviceContext value={device}>{children}</DeviceContext>
}

/** Whether the calling component is being hydrated; false for one that renders later, even while the device is unknown. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isFalse, isTrue)
}

/** The facts of the device. A component without a provider above it reads them itself. */
export function useDevice(): DeviceState {
  const device = useContext(DeviceContext)
  return useSyncExternalStore(
    device ? neverChanges : subscribe,
    () => device ?? readDevice(),
    () => device ?? UNKNOWN_DEVICE,
  )
}

function readDevice(): DeviceState {
  const isNative = document.documentElement.dataset.native !== undefined
  return KNOWN_DEVICES[isNative || matchMedia(MOBILE_QUERY).matches ? 'mobile' : 'desktop']
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MOBILE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const neverChanges = () => () => undefined
const isFalse = () => false
const isTrue = () => true
