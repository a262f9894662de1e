import { type DeviceState, useDevice } from './device-context.tsx'

export { MOBILE_QUERY } from './device-context.tsx'

/** `both` in the prerendered document and while hydrating it: then CSS hides one (the variants `mobile:` and `desktop:`). */
export type LayoutVariant = DeviceState['layout']

/** The layout to keep. Render both while it is `both`, so that hydration matches the server's markup. */
export function useLayoutVariant(): LayoutVariant {
  return useDevice().layout
}
