import { useDevice } from './device-context.tsx'

/** False in the prerendered document and while hydrating it, true from then on. */
export function useIsHydrated(): boolean {
  return useDevice().isHydrated
}
