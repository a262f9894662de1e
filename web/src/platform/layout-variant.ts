import { useSyncExternalStore } from 'react'

/** `both` in the prerendered document and while hydrating it: then CSS hides one (the variants `mobile:` and `desktop:`). */
export type LayoutVariant = 'both' | 'mobile' | 'desktop'

/** The mobile layout of specification section 2: a narrow screen with a coarse pointer. ui/styles.css says the same. */
export const MOBILE_QUERY = '(max-width: 767.98px) and (pointer: coarse)'

/** Which layout to keep. Render both while it is `both`, so that hydration finds what the server drew. */
export function useLayoutVariant(): LayoutVariant {
  return useSyncExternalStore(subscribe, readVariant, () => 'both')
}

function readVariant(): LayoutVariant {
  const isNative = document.documentElement.dataset.native !== undefined
  return isNative || matchMedia(MOBILE_QUERY).matches ? 'mobile' : 'desktop'
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(MOBILE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
