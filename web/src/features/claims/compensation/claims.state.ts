import {
  type CompensationClaim,
  compensationClaim as claimSchema,
  letterMessages,
  MAX_CLAIMS,
  mergeClaims,
  syncClaims,
} from '@tripwright/domain/claims/compensation'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

const STORAGE_KEY = 'flight-claims'
const schema = z.array(claimSchema)
const NO_CLAIMS: readonly CompensationClaim[] = []

/** The claims of the person or (null) the guest, including removed ones. */
let allClaims: readonly CompensationClaim[] = NO_CLAIMS
let owner: string | null | undefined
let visibleClaims: readonly CompensationClaim[] = NO_CLAIMS
/** Whether the claims have been loaded from this device or the account. */
let isLoaded = false
const listeners = new Set<() => void>()

/** The saved claims: a guest's on this device, a person's on every device; the latest change first. */
export function useClaims(): readonly CompensationClaim[] {
  useEffect(() => {
    void reloadClaims()
    return subscribeToSession(() => void reloadClaims())
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => visibleClaims,
    () => NO_CLAIMS,
  )
}

/** The same, but null until they are loaded. */
export function useLoadedClaims(): readonly CompensationClaim[] | null {
  const claims = useClaims()
  return isLoaded ? claims : null
}

/** Loads the claims of the current user; moves a guest's claims into the account, once. */
async function reloadClaims(): Promise<void> {
  const session = currentSession()
  if (session.state === 'loading') return
  const person = session.state === 'signed-in' ? session.user.id : null
  if (person !== owner) {
    owner = person
    isLoaded = false
    setClaims(NO_CLAIMS)
  }
  if (person === null) {
    isLoaded = true
    return setClaims([...readDeviceClaims()])
  }
  const cached = await readCachedData(person, STORAGE_KEY, schema)
  if (person !== owner) return
  isLoaded ||= cached !== null
  setClaims(mergeClaims(allClaims, cached?.data ?? []))
  const ofGuest = readDeviceClaims()
  const response = await call(syncClaims, { claims: [...ofGuest] })
  if (person !== owner) return
  isLoaded = true
  if (!response.ok) return setClaims([...allClaims])
  if (ofGuest.length > 0) removeStored(STORAGE_KEY)
  setAndCache(mergeClaims(allClaims, response.value.claims))
}

/** Saves a claim, new or changed: at once here, and in the account when online. False when the limit is reached. */
export function saveClaim(one: CompensationClaim): boolean {
  const next = mergeClaims(allClaims, [one])
  const isNew = !allClaims.some(({ id }) => id === one.id)
  if (isNew && next.filter(({ isDeleted }) => !isDeleted).length > MAX_CLAIMS) {
    toast(textOf(letterMessages, 'claims.full'), { kind: 'error' })
    return false
  }
  if (owner === null || owner === undefined) return saveOnDevice(next)
  setAndCache(next)
  void send(one)
  return true
}

/** Confirms that a claim was saved; tells a guest where. */
export function toastSaved(): void {
  const description = textOf(letterMessages, 'claims.saved.device')
  const isGuest = currentSession().state !== 'signed-in'
  toast(textOf(letterMessages, 'claims.saved'), { kind: 'success', ...(isGuest && { description }) })
}

function saveOnDevice(next: readonly CompensationClaim[]): boolean {
  // Only this device has a guest's claims, so no removal has to be sent.
  const living = next.filter(({ isDeleted }) => !isDeleted)
  if (!writeStored(STORAGE_KEY, [...living])) {
    toast(textOf(letterMessages, 'claims.failed'), { kind: 'error' })
    return false
  }
  setClaims(living)
  return true
}

async function send(one: CompensationClaim): Promise<void> {
  const { sendOrQueue } = await import('#platform/send-or-queue.ts')
  const delivery = await sendOrQueue(syncClaims, { claims: [one] }, { queue: STORAGE_KEY })
  if (delivery.state === 'queued') toast(textOf(letterMessages, 'claims.offline'))
  if (delivery.state === 'refused')
    toast(textOf(letterMessages, 'claims.failed'), { description: delivery.refusal.message, kind: 'error' })
  if (delivery.state === 'sent' && delivery.value) setAndCache(mergeClaims(allClaims, delivery.value.claims))
}

function setAndCache(next: readonly CompensationClaim[]): void {
  setClaims(next)
  if (owner) void writeCachedData(owner, STORAGE_KEY, next)
}

function readDeviceClaims(): readonly CompensationClaim[] {
  const parsed = z.safeParse(schema, readStored(STORAGE_KEY) ?? [])
  return parsed.success ? mergeClaims(parsed.data) : NO_CLAIMS
}

function setClaims(next: readonly CompensationClaim[]): void {
  allClaims = next
  visibleClaims = next.filter(({ isDeleted }) => !isDeleted)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
