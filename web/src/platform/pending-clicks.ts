import { saveAuthRedirect } from './auth-redirect.ts'
import { parseJson } from './parse-json.ts'
import { readStored, sanitizeStored, writeStored } from './storage.ts'

/** More than anybody clicks before one sign-in. */
const REMEMBERED = 20

/** Creates an id for a click that waits for a sign-in, in this tab or in the one that a mailed link opens. */
export function newClick(): string {
  return crypto.randomUUID()
}

/** Claims a click before its replay. False when any tab has claimed it before: then it is replayed already. */
export function claimPendingClick(click: string): boolean {
  const replayed = readStored('taken-clicks') ?? []
  if (replayed.includes(click)) return false
  writeStored('taken-clicks', [...replayed, click].slice(-REMEMBERED))
  return true
}

/**
 * The pending actions of this tab as a text for the verification link, which may open in another tab (decisions.md,
 * "Guards"); null without any. A saved item that exceeds `maxLength` stays in this tab.
 */
export function serializePending(maxLength: number): string | null {
  const [save, plan, to] = [
    readStored('pending-save'),
    readStored('pending-plan'),
    readStored('authRedirect'),
  ]
  if (save === null && plan === null && to === null) return null
  const state = JSON.stringify({ save, plan, to })
  return state.length > maxLength ? JSON.stringify({ plan, to }) : state
}

/** Restores it in this tab, before the session is announced. Invalid parts are left out. */
export function restorePending(state: string | null): void {
  const { save, plan, to } = Object(parseJson(state ?? ''))
  putBack('pending-save', save)
  putBack('pending-plan', plan)
  if (typeof to === 'string' && readStored('authRedirect') === null) saveAuthRedirect(to)
}

// Claimed here under a new name, it is no longer the first tab's, which learns of the session later; this tab's own pending
// actions are not replaced.
function putBack(key: 'pending-save' | 'pending-plan', value: unknown): void {
  const carried = sanitizeStored(key, value)
  const own = readStored(key)
  if (carried === null || (own !== null && own.click !== carried.click) || !claimPendingClick(carried.click))
    return
  writeStored(key, { ...carried, click: newClick() })
}
