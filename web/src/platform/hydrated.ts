import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'

/** False in the prerendered document and while hydrating it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const NONE = new URLSearchParams()

/** The parameters of the address, for what is drawn by them; none while hydrating, for the document was drawn without. */
export function useAddressed(): URLSearchParams {
  const [parameters] = useSearchParams()
  return useIsHydrated() ? parameters : NONE
}

function neverChanges(): () => void {
  return () => undefined
}
