import {
  type Claim,
  claim as claimSchema,
  letterMessages,
  MOST_CLAIMS,
  mergeClaims,
  syncClaimsCall,
} from '@tripwright/domain/compensation'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { recallData, rememberData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

const KEPT = 'flight-claims'
const schema = z.array(claimSchema)
const NONE: readonly Claim[] = []

/** What is known, also what was taken away, of the person or (null) the guest. */
let known: readonly Claim[] = NONE
let owner: string | null | undefined
let shown: readonly Claim[] = NONE
/** Whether this device or the account has said what there is. */
let isRead = false
const listeners = new Set<() => void>()

/** The claims that are kept: a guest's on this device, a person's on every device; newest change first. */
export function useClaims(): readonly Claim[] {
  useEffect(() => {
    void reloadClaims()
    return subscribeToSession(() => void reloadClaims())
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  )
}

/** The same, but null until they were read. */
export function useReadClaims(): readonly Claim[] | null {
  const claims = useClaims()
  return isRead ? claims : null
}

/** Reads the claims of whoever is there; what a guest kept moves into the account, once. */
async function reloadClaims(): Promise<void> {
  const session = currentSession()
  if (session.state === 'loading') return
  const person = session.state === 'signed-in' ? session.user.id : null
  if (person !== owner) {
    owner = person
    isRead = false
    change(NONE)
  }
  if (person === null) {
    isRead = true
    return change([...readDevice()])
  }
  const kept = await recallData(person, KEPT, schema)
  if (person !== owner) return
  isRead ||= kept !== null
  change(mergeClaims(known, kept?.data ?? []))
  const ofGuest = readDevice()
  const answer = await call(syncClaimsCall, { claims: [...ofGuest] })
  if (person !== owner) return
  isRead = true
  if (!answer.ok) return change([...known])
  if (ofGuest.length > 0) removeStored(KEPT)
  keep(mergeClaims(known, answer.value.claims))
}

/** Keeps a claim, new or changed: at once here, and in the account as soon as that can be. False when there is no room. */
export function keepClaim(one: Claim): boolean {
  const next = mergeClaims(known, [one])
  const isNew = !known.some(({ id }) => id === one.id)
  if (isNew && next.filter(({ isDeleted }) => !isDeleted).length > MOST_CLAIMS) {
    toast(textOf(letterMessages, 'claims.full'), { kind: 'error' })
    return false
  }
  if (owner === null || owner === undefined) return keepOnDevice(next)
  keep(next)
  void send(one)
  return true
}

/** Says that a claim is kept, and to a guest where. */
export function sayKept(): void {
  const description = textOf(letterMessages, 'claims.saved.device')
  const isGuest = currentSession().state !== 'signed-in'
  toast(textOf(letterMessages, 'claims.saved'), { kind: 'success', ...(isGuest && { description }) })
}

function keepOnDevice(next: readonly Claim[]): boolean {
  // Nobody else has to hear that a guest took something away.
  const living = next.filter(({ isDeleted }) => !isDeleted)
  if (!writeStored(KEPT, [...living])) {
    toast(textOf(letterMessages, 'claims.failed'), { kind: 'error' })
    return false
  }
  change(living)
  return true
}

async function send(one: Claim): Promise<void> {
  const { sendOrQueue } = await import('#platform/send-or-queue.ts')
  const delivery = await sendOrQueue(syncClaimsCall, { claims: [one] }, { queue: KEPT })
  if (delivery.state === 'queued') toast(textOf(letterMessages, 'claims.offline'))
  if (delivery.state === 'refused')
    toast(textOf(letterMessages, 'claims.failed'), { description: delivery.refusal.message, kind: 'error' })
  if (delivery.state === 'sent' && delivery.value) keep(mergeClaims(known, delivery.value.claims))
}

function keep(next: readonly Claim[]): void {
  change(next)
  if (owner) void rememberData(owner, KEPT, next)
}

function readDevice(): readonly Claim[] {
  const parsed = z.safeParse(schema, readStored(KEPT) ?? [])
  return parsed.success ? mergeClaims(parsed.data) : NONE
}

function change(next: readonly Claim[]): void {
  known = next
  shown = next.filter(({ isDeleted }) => !isDeleted)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
