import { moveGuestSaves, savedMessages, saveItem, toSaveInputs } from '@tripwright/domain/sharing/saved'
import { z } from 'zod/mini'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { claimPendingClick } from '#platform/pending-clicks.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { refreshSaved, resumeChanges, saveItemNow, trackQueue } from './saved.state.ts'

/** Follows the session: moves a guest's saved items into the account, then shows the account's list. Call once. */
export function startSaved(): void {
  trackQueue()
  // Prepared before the first change, so that nothing delays a click's write.
  void import('#platform/send-or-queue.ts')
  onLiveEvent('saved', () => void refreshSaved())
  const follow = () => void moveThenReload()
  subscribeToSession(follow)
  addEventListener('online', follow)
  follow()
}

async function moveThenReload(): Promise<void> {
  if (currentSession().state === 'signed-in') {
    resumeChanges()
    await moveWithLock()
    savePending()
  }
  await refreshSaved()
}

// A save that exceeded a guest's limit: the click is replayed now that there is an account.
function savePending(): void {
  const stored = readStored('pending-save')
  const item = z.safeParse(saveItem.input, stored)
  removeStored('pending-save')
  if (stored !== null && item.success && claimPendingClick(stored.click)) saveItemNow(item.data)
}

// Two tabs notice the same sign-in: the second finds nothing left to move.
function moveWithLock(): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('guest-saves', moveSaves) : moveSaves()
}

async function moveSaves(): Promise<void> {
  const saves = readStored('guest-saves') ?? []
  const items = toSaveInputs(saves)
  if (items.length === 0) return
  // The idempotency key is a hash of the moved items: after a lost response, a second try has no second effect.
  const idempotencyKey = saves
    .map((save) => save.id)
    .join(' ')
    .slice(0, 255)
  const response = await call(moveGuestSaves, { items }, { idempotencyKey })
  // After any failure the items stay on the device and are moved with the next session or network.
  if (!response.ok) return
  const moved = new Set(saves.map((save) => save.id))
  const rest = (readStored('guest-saves') ?? []).filter((save) => !moved.has(save.id))
  if (rest.length > 0) writeStored('guest-saves', rest)
  else removeStored('guest-saves')
  toast(textOf(savedMessages, 'moved.text', { count: items.length }), { kind: 'success' })
}
