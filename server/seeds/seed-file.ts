import { normalEmail } from '@tripwright/domain/account/sign-in'
import { ROLES } from '@tripwright/domain/base/roles'
import { TIERS } from '@tripwright/domain/plans/subscription'
import { saveItem } from '@tripwright/domain/sharing/saved'
import { z } from 'zod'
import { findUser, makePasswords, putUser } from '#features/account/sign-in/index.ts'
import { putDiscount } from '#features/plans/discount/index.ts'
import { putSubscription, putTrial } from '#features/plans/subscription/index.ts'
import { savedItems } from '#features/sharing/saved/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { StartError } from '#platform/start-error.ts'

const SEED_TIERS = [...TIERS, 'lifetime', 'Explorer', 'admin_unlimited'] as const

const email = z.string().transform(normalEmail).pipe(z.email())
const savedItem = z.strictObject(saveItem.input.shape)
const user = z.strictObject({
  email,
  password: z.string().min(1).max(256),
  name: z.string().default(''),
  role: z.enum(ROLES).default('user'),
  verified: z.boolean().default(true),
  /** A paid tier without an end, or `free`. */
  tier: z.enum(SEED_TIERS).default('free'),
  /** End of the trial, past or future: an ISO 8601 instant. */
  trialEndsAt: z.iso.datetime({ offset: true }).nullable().default(null),
  savedItems: z.array(savedItem).default([]),
})

const discountToken = z.strictObject({
  token: z.string().min(1).max(200),
  percent: z.int().min(1).max(100).default(20),
  expiresAt: z.iso.datetime({ offset: true }),
})

/** The shape of a seed file. */
const seedFile = z.strictObject({
  users: z.array(user).default([]),
  /** Saved items of a user of this file, or of an existing user, by mail address. */
  savedItems: z.array(savedItem.extend({ email })).default([]),
  discountTokens: z.array(discountToken).default([]),
})
export type SeedFile = z.infer<typeof seedFile>

/** Parses the text of a seed file. Throws StartError with a sentence that names every invalid field. */
export function parseSeedFile(text: string): SeedFile {
  const parsed = seedFile.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => pathOf([...issue.path, key])) : [],
  )
  if (unknown.length > 0)
    throw new StartError('bad-seed', `the seed file has fields that are not supported: ${unknown.join(', ')}`)
  const [issue] = parsed.error.issues
  throw new StartError(
    'bad-seed',
    `the seed file is not usable at ${pathOf(issue?.path ?? [])}: ${issue?.message}`,
  )
}

export type SeedIds = {
  users: { email: string; id: string }[]
  savedItems: { id: string; user_id: string; item_id: string }[]
}

/** Inserts all rows of the file in one transaction. Updates a row that has the same address or key. */
export async function applySeed(db: Db, seed: SeedFile, now: Date): Promise<SeedIds> {
  const passwords = makePasswords()
  const hashed: (SeedFile['users'][number] & { passwordHash: string })[] = []
  for (const one of seed.users) hashed.push({ ...one, passwordHash: await passwords.hash(one.password) })
  return db.transaction(async (within) => {
    const ids: SeedIds = { users: [], savedItems: [] }
    const items: SeedFile['savedItems'] = []
    for (const { email, name, role, verified, passwordHash, savedItems, tier, trialEndsAt } of hashed) {
      const { id } = await putUser(within, { email, name, role, emailVerified: verified, passwordHash }, now)
      ids.users.push({ email, id })
      if (trialEndsAt !== null) await putTrial(within, id, new Date(trialEndsAt), now)
      const paid = { userId: id, tier, plan: null, source: 'grant', endsAt: null } as const
      if (tier !== 'free') await putSubscription(within, paid, now)
      items.push(...savedItems.map((item) => ({ ...item, email })))
    }
    items.push(...seed.savedItems)
    for (const { token, percent, expiresAt } of seed.discountTokens)
      await putDiscount(within, { token, percent, expiresAt: new Date(expiresAt) })
    for (const { email, ...item } of items) {
      const userId = ids.users.find((one) => one.email === email)?.id ?? (await knownId(within, email))
      ids.savedItems.push(await putSavedItem(within, userId, item))
    }
    return ids
  })
}

async function knownId(db: Db, email: string): Promise<string> {
  const user = await findUser(db, email)
  if (!user) throw new StartError('bad-seed', `the seed file saves an item for ${email}, who has no account`)
  return user.id
}

async function putSavedItem(
  db: Db,
  userId: string,
  item: z.infer<typeof savedItem>,
): Promise<SeedIds['savedItems'][number]> {
  const { item_type, item_id, title, description, image_url, item_data } = item
  const fields = { title, description, imageUrl: image_url, itemData: item_data, removedAt: null }
  const [row] = await db
    .insert(savedItems)
    .values({ userId, itemType: item_type, itemId: item_id, ...fields })
    .onConflictDoUpdate({ target: [savedItems.userId, savedItems.itemType, savedItems.itemId], set: fields })
    .returning({ id: savedItems.id })
  if (!row) throw new Error('the saved item was not kept')
  return { id: row.id, user_id: userId, item_id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartError('bad-seed', 'the seed file is not JSON')
  }
}

const pathOf = (path: readonly PropertyKey[]) =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('') || 'its top'
