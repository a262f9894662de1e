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

/** Follows who is signed in: brings what a guest saved into the account, then shows the account's list. Call once. */
export function startSaved(): void {
  trackQueue()
  // Ready before the first change is made: nothing then stands between the click and the disk.
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

// What a guest wanted to save when nothing more fitted: the click is made again now that there is an account.
function savePending(): void {
  const stored = readStored('pending-save')
  const item = z.safeParse(saveItem.input, stored)
  removeStored('pending-save')
  if (stored !== null && item.success && claimPendingClick(stored.click)) saveItemNow(item.data)
}

// Two tabs that see the same sign-in: the second finds nothing left to move.
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
  // Whatever prevented it, the saves stay on the device and are tried again with the next session or network.
  if (!response.ok) return
  const moved = new Set(saves.map((save) => save.id))
  const rest = (readStored('guest-saves') ?? []).filter((save) => !moved.has(save.id))
  if (rest.length > 0) writeStored('guest-saves', rest)
  else removeStored('guest-saves')
  toast(textOf(savedMessages, 'moved.text', { count: items.length }), { kind: 'success' })
}
