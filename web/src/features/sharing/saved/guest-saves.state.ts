import {
  addGuestSave,
  GUEST_SAVE_LIMIT,
  type GuestSave,
  guestPromptLevel,
  removeGuestSave,
  type SaveInput,
  savedMessages,
} from '@tripwright/domain/sharing/saved'
import { readStored, useStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { openGuestPrompt, openGuestPromptLater } from './guest-prompt.state.ts'

/** Specification section 4, "Guest saves": the encouragement comes one second after the save. */
const ENCOURAGE_AFTER_MS = 1000
const NONE: GuestSave[] = []

/** Saved items on this device without an account. */
export function useGuestSaves(): GuestSave[] {
  return useStored('guest-saves') ?? NONE
}

/** Saves on this device; at the limit it prompts for an account instead and changes nothing. */
export function saveAsGuest(item: SaveInput): void {
  const outcome = addGuestSave(readStored('guest-saves') ?? NONE, item, {
    now: Date.now(),
    random: crypto.randomUUID().slice(0, 8),
  })
  if (!outcome.ok) {
    openGuestPrompt({ level: 'blocked', count: GUEST_SAVE_LIMIT, item })
    return
  }
  if (!writeStored('guest-saves', outcome.value)) {
    toast(textOf(savedMessages, 'save-failed.title'), {
      description: textOf(savedMessages, 'save-failed.text'),
      kind: 'error',
    })
    return
  }
  toast(textOf(savedMessages, 'saved.title'), {
    description: textOf(savedMessages, 'saved.text', { title: item.title }),
    kind: 'success',
  })
  const level = guestPromptLevel(outcome.value.length)
  if (level !== 'none') openGuestPromptLater({ level, count: outcome.value.length }, ENCOURAGE_AFTER_MS)
}

/** Removes an item, with undo: the list is restored exactly. */
export function removeAsGuest(item: Pick<SaveInput, 'item_type' | 'title'>): void {
  const before = readStored('guest-saves') ?? NONE
  writeStored('guest-saves', removeGuestSave(before, item))
  toast(textOf(savedMessages, 'removed.title'), {
    description: textOf(savedMessages, 'removed.text'),
    action: { label: textOf(savedMessages, 'undo'), onPick: () => writeStored('guest-saves', before) },
  })
}
