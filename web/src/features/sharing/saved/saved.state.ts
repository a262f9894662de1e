import {
  isSameItem,
  listSaved,
  type PendingChange,
  type SavedItem,
  type SaveInput,
  savedMessages,
  withPending,
} from '@tripwright/domain/sharing/saved'
import { useSyncExternalStore } from 'react'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import type { OfflineAction } from '#platform/offline-db.ts'
import { readOfflineActions, subscribeToOfflineActions } from '#platform/offline-state.ts'
import { refetchWhenVisible } from '#platform/refetch-when-visible.ts'
import { currentSession } from '#platform/session.ts'
import { textOf } from '#platform/text/use-text.ts'
import { queuedChanges, sendChange } from './saved-changes.state.ts'
import { logChange, takeUnfinished } from './saved-journal.state.ts'

type ItemKey = Pick<SavedItem, 'item_type' | 'item_id'>

/** The displayed list: the server's, with all unconfirmed changes applied. */
export type SavedView = {
  status: 'loading' | 'ready' | 'failed'
  items: SavedItem[]
  hasMore: boolean
  isLoadingMore: boolean
  /** Ids in `items` that the server has not confirmed. */
  pendingIds: string[]
  /** Set when the list is this device's last copy: the time of that copy. */
  asOf: Date | null
}
type CachedList = Pick<SavedView, 'status' | 'isLoadingMore' | 'asOf'> & {
  items: SavedItem[]
  next: string | null
}

const PAGE = 100
const CACHE_KEY = 'saved'
const EMPTY_LIST: CachedList = { status: 'loading', items: [], next: null, isLoadingMore: false, asOf: null }
const LOADING: SavedView = {
  status: 'loading',
  items: [],
  hasMore: false,
  isLoadingMore: false,
  pendingIds: [],
  asOf: null,
}

let cached = EMPTY_LIST
let owner: string | null = null
let unconfirmed: PendingChange[] = []
let queued: readonly OfflineAction[] = []
/** Changes that any tab has sent, and that no list contains yet. */
let inFlight: OfflineAction[] = []
let view = LOADING
const checked = new Map<string, boolean>()
const listeners = new Set<() => void>()

export function useSaved(): SavedView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => LOADING,
  )
}

/** Whether the account has the item; null while unknown. Asks the server when the list is longer than the loaded page. */
export function useIsSaved(item: ItemKey): boolean | null {
  const { status, items, hasMore } = useSaved()
  if (status !== 'ready') return null
  if (items.some((one) => isSameItem(one, item))) return true
  return hasMore ? fetchIsSaved(item) : false
}

/** Loads the signed-in user's list; another user's is dropped at once. */
export async function reloadSaved(): Promise<void> {
  const session = currentSession()
  const person = session.state === 'signed-in' ? session.user.id : null
  if (person !== owner) {
    owner = person
    unconfirmed = []
    inFlight = []
    checked.clear()
    setCached(EMPTY_LIST)
  }
  if (person === null) return
  const sent = inFlight
  const response = await call(listSaved, { limit: PAGE })
  if (person !== owner) return
  if (response.ok) {
    const { items, next } = response.value
    inFlight = inFlight.filter((action) => !sent.includes(action))
    setCached({ ...cached, status: 'ready', items, next, asOf: null })
    return writeCachedData(person, CACHE_KEY, { items, next })
  }
  // The list on the screen is newer than the stored one.
  if (cached.status === 'ready') return
  const onDevice = await readCachedData(person, CACHE_KEY, listSaved.output)
  if (person !== owner) return
  if (!onDevice) return setCached({ ...cached, status: 'failed' })
  setCached({ ...cached, status: 'ready', items: onDevice.data.items, asOf: new Date(onDevice.timestamp) })
}

export async function loadMoreSaved(): Promise<void> {
  const after = cached.next
  if (after === null || cached.isLoadingMore) return
  setCached({ ...cached, isLoadingMore: true })
  const response = await call(listSaved, { limit: PAGE, after })
  if (!response.ok) return setCached({ ...cached, isLoadingMore: false })
  const { items, next } = response.value
  const fresh = items.filter((item) => !cached.items.some((one) => isSameItem(one, item)))
  setCached({ ...cached, isLoadingMore: false, items: [...cached.items, ...fresh], next })
}

/** Saves at once on the screen and as soon as possible on the server. */
export function saveItemNow(item: SaveInput): void {
  void apply({ kind: 'save', item, at: new Date().toISOString() })
}

/** Takes an item back, with undo. */
export function removeSaved(item: SavedItem | SaveInput): void {
  const { item_type, item_id, title, description, image_url, item_data } = item
  const full = { item_type, item_id, title, description, image_url, item_data }
  void apply(
    { kind: 'remove', item: full },
    { undo: { label: textOf(savedMessages, 'undo'), onPick: () => saveItemNow(full) } },
  )
}

/** Queues this user's changes from a page that closed before it could store them. */
export function resumeChanges(): void {
  const session = currentSession()
  if (session.state !== 'signed-in') return
  for (const { id, change } of takeUnfinished(session.user.id)) void apply(change, { id })
}

async function apply(
  pending: PendingChange,
  { id = crypto.randomUUID(), undo }: { id?: string; undo?: { label: string; onPick: () => void } } = {},
): Promise<void> {
  unconfirmed = [...unconfirmed, pending]
  updateView()
  const session = currentSession()
  const removeEntry = session.state === 'signed-in' ? logChange(session.user.id, id, pending) : () => {}
  const confirmed = await sendChange(pending, { id, undo, onStored: removeEntry })
  removeEntry()
  if (confirmed) {
    cached = { ...cached, items: withPending(cached.items, [confirmed]) }
    // The list includes every earlier change to the same item.
    inFlight = inFlight.filter((action) => !isAbout(action, confirmed.item))
  }
  checked.delete(keyOf(pending.item))
  unconfirmed = unconfirmed.filter((one) => one !== pending)
  updateView()
}

function fetchIsSaved(item: ItemKey): boolean | null {
  const key = keyOf(item)
  const answer = checked.get(key)
  if (answer !== undefined || checked.has(key)) return answer ?? null
  const { item_type, item_id } = item
  checked.set(key, false)
  void call(listSaved, { item_type, item_id, limit: 1 }).then((response) => {
    if (!response.ok || response.value.items.length === 0) return
    checked.set(key, true)
    updateView()
  })
  return null
}

function setCached(next: CachedList): void {
  cached = next
  updateView()
}

function updateView(): void {
  const pending = [...queuedChanges([...inFlight, ...queued]), ...unconfirmed]
  const items = withPending(cached.items, pending)
  const pendingIds = items
    .filter((item) => pending.some((one) => isSameItem(one.item, item)))
    .map((item) => item.id)
  const { status, isLoadingMore, asOf, next } = cached
  view = { status, items, hasMore: next !== null, isLoadingMore, pendingIds, asOf }
  for (const listener of listeners) listener()
}

/**
 * Applies the offline queue to the list from now on. An action that leaves the queue was sent, and stays applied until a
 * list contains it.
 */
export function trackQueue(): void {
  subscribeToOfflineActions(() => {
    const { pending, refused } = readOfflineActions()
    const left = queued.filter(({ id }) => ![...pending, ...refused].some((action) => action.id === id))
    queued = pending
    inFlight = [...inFlight, ...left]
    updateView()
    // A caller in this tab gets the response; other changes need a reload.
    const isHeard = (action: OfflineAction) => unconfirmed.some(({ item }) => isAbout(action, item))
    if (queuedChanges(left.filter((action) => !isHeard(action))).length > 0) void reloadSaved()
  })
}

function isAbout(action: OfflineAction, item: ItemKey): boolean {
  return queuedChanges([action]).some((change) => isSameItem(change.item, item))
}

const listRefetch = refetchWhenVisible(reloadSaved)

/** Call when the list may be outdated. */
export function refreshSaved(): Promise<void> {
  return listRefetch.refresh()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Subscribed last, so that it also receives changes made during this call.
  const unwatch = listRefetch.watch()
  return () => {
    unwatch()
    listeners.delete(listener)
  }
}

const keyOf = ({ item_type, item_id }: ItemKey) => `${item_type} ${item_id}`
