import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const MAX_ITEM_DATA_BYTES = 16 * 1024

const itemType = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/))
const itemId = z.string().check(z.minLength(1), z.maxLength(200))
const imageUrl = z.string().check(z.maxLength(2000), z.regex(/^(https:\/\/|\/(?!\/))/))

/** The further fields of a saved item (specification section 3); unknown fields are kept, up to 16 kB in all. */
const itemData = z
  .looseObject({
    rating: z.optional(z.number()),
    reviews: z.optional(z.number()),
    phone: z.optional(z.string()),
    website: z.optional(z.string()),
    address: z.optional(z.string()),
    distance: z.optional(z.union([z.number(), z.string()])),
    openNow: z.optional(z.boolean()),
    place_id: z.optional(z.string()),
  })
  .check(z.refine((data) => JSON.stringify(data).length <= MAX_ITEM_DATA_BYTES, 'is larger than 16 kB'))

export const saveInput = z.object({
  item_type: itemType,
  item_id: itemId,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  description: z._default(z.string().check(z.maxLength(4000)), ''),
  image_url: z._default(z.nullable(imageUrl), null),
  item_data: z._default(itemData, {}),
})
export type SaveInput = z.infer<typeof saveInput>

export const savedItem = z.object({
  id: z.string(),
  /** The owner; absent for items that the browser created, or stored by an earlier version. */
  user_id: z.optional(z.string()),
  item_type: z.string(),
  item_id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  item_data: z.looseObject({}),
  /** ISO 8601 instant in UTC. */
  created_at: z.string(),
})
export type SavedItem = z.infer<typeof savedItem>

export const listSaved = contract({
  method: 'GET',
  path: '/api/saved-items',
  isCompressed: true,
  summary: 'The own saved items, newest first; or the one with this type and id.',
  roles: 'signed-in',
  input: z.object({
    item_type: z.optional(itemType),
    item_id: z.optional(itemId),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    /** The `next` of the previous page. */
    after: z.optional(z.uuid()),
  }),
  output: z.object({ items: z.array(savedItem), next: z.nullable(z.string()) }),
})

export const saveItem = contract({
  method: 'POST',
  path: '/api/saved-items',
  summary: 'Saves an item. Saving what is saved already changes nothing and counts nothing.',
  roles: 'signed-in',
  input: saveInput,
  output: z.object({ item: savedItem, created: z.boolean() }),
  errors: ['limit-reached'],
})

export const removeItem = contract({
  method: 'DELETE',
  path: '/api/saved-items',
  summary: 'Removes the own item with this type and id. Saving it again within a day counts nothing (undo).',
  roles: 'signed-in',
  input: z.object({ item_type: itemType, item_id: itemId }),
  output: z.object({ removed: z.boolean() }),
})

export const moveGuestSaves = contract({
  method: 'POST',
  path: '/api/saved-items/move',
  summary: 'Takes what a guest saved on this device into the account, once, with no loss and no double.',
  roles: 'signed-in',
  input: z.object({ items: z.array(saveInput).check(z.minLength(1), z.maxLength(3)) }),
  output: z.object({ moved: z.number() }),
  errors: ['too-many-requests'],
})
