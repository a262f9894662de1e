/** Changes that cannot be undone need a sign-in no older than this (contract.md, "Calls"). */
const FRESH_MS = 15 * 60 * 1000

export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_MS
}
