import { z } from 'zod/mini'
import type { Outcome } from '../../base/outcome.ts'
import { type SaveInput, saveInput } from './saved.contract.ts'

/** Specification section 9: a guest saves at most three; from the second on an account is suggested. */
export const GUEST_SAVE_LIMIT = 3
const GUEST_PROMPT_AT = 2

/** The value of `guest-saves` in the storage of a guest's device (specification section 3). */
export const guestSave = z.looseObject({
  id: z.string().check(z.regex(/^guest_/)),
  savedAt: z.string(),
  type: z.string(),
  title: z.string(),
  item_id: z.optional(z.string()),
  description: z.optional(z.string()),
  image_url: z.optional(z.nullable(z.string())),
  item_data: z.optional(z.looseObject({})),
})
export type GuestSave = z.infer<typeof guestSave>

/** The id parts of a save: the instant in milliseconds since 1970 and a random text. */
export type SaveStamp = { now: number; random: string }

/** A guest's saves are identified by type and title, ignoring case (specification section 4, "Save button"). */
export function isGuestSaved(
  saves: readonly GuestSave[],
  item: Pick<SaveInput, 'item_type' | 'title'>,
): boolean {
  return saves.some((save) => save.type === item.item_type && folded(save.title) === folded(item.title))
}

/** Adds an item to the list; refused at the limit. Saving a duplicate changes nothing. */
export function addGuestSave(
  saves: readonly GuestSave[],
  item: SaveInput,
  { now, random }: SaveStamp,
): Outcome<GuestSave[], 'guest-limit'> {
  if (isGuestSaved(saves, item)) return { ok: true, value: [...saves] }
  if (saves.length >= GUEST_SAVE_LIMIT) return { ok: false, code: 'guest-limit' }
  const { item_type: type, ...fields } = item
  const save = { id: `guest_${now}_${random}`, savedAt: new Date(now).toISOString(), type, ...fields }
  return { ok: true, value: [...saves, save] }
}

export function removeGuestSave(
  saves: readonly GuestSave[],
  item: Pick<SaveInput, 'item_type' | 'title'>,
): GuestSave[] {
  return saves.filter((save) => !isGuestSaved([save], item))
}

/** How urgently an account is suggested after a save: not yet, as encouragement, or because the limit is reached. */
export function guestPromptLevel(count: number): 'none' | 'encourage' | 'full' {
  if (count >= GUEST_SAVE_LIMIT) return 'full'
  return count >= GUEST_PROMPT_AT ? 'encourage' : 'none'
}

/** The saves that move into the account at sign-in. A save of another version that cannot be parsed is left out. */
export function toSaveInputs(saves: readonly GuestSave[]): SaveInput[] {
  return saves.flatMap((save) => {
    const parsed = z.safeParse(saveInput, { ...save, item_type: save.type, item_id: save.item_id ?? save.id })
    return parsed.success ? [parsed.data] : []
  })
}

const folded = (title: string) => title.trim().toLocaleLowerCase('en')
