import { readStored, removeStored, writeStored } from './storage.ts'

/** The path when it is one of our pages, else null: `//host`, `/\host` and other origins are not (contract.md). */
export function sameOriginPath(path: string, origin: string = location.origin): string | null {
  if (!path.startsWith('/')) return null
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/** Stores the target after sign-in (specification section 4); a foreign path is not stored. */
export function saveAuthRedirect(path: string): void {
  const own = sameOriginPath(path)
  if (own !== null) writeStored('authRedirect', own)
}

/** The path to open after a sign-in: the stored path, which is then removed, else the dashboard. */
export function takeAuthRedirect(): string {
  const stored = sameOriginPath(readStored('authRedirect') ?? '')
  removeStored('authRedirect')
  return stored ?? '/dashboard'
}
