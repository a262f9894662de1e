import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@tripwright/domain/account/sign-in'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import type { SaveInput } from '@tripwright/domain/sharing/saved'
import type { Server } from './load.ts'
import { type ProductStorage, seedProduct } from './product.ts'

const PASSWORD = 'Correct-horse-7'
const READER = 'reader@example.org'
const SAVERS = Array.from({ length: 16 }, (_, index) => `saver-${index}@example.org`)

/** The total number of saves that the savers may make within the daily limit of the free plan. */
export const SAVES = SAVERS.length * FREE_LIMITS.saved_items
/** As many items as one page of the list holds. */
const ITEMS = 20

/** Signed-in accounts, each by the value of its Cookie header. */
export type People = {
  /** An account with a full page of saved items. */
  reader: string
  /** Accounts without saved items. */
  savers: string[]
}

/** Creates the accounts and the reader's items in an empty database. */
export async function seedPeople(place: ProductStorage, folder: string): Promise<void> {
  const file = join(folder, 'people.json')
  const savedItems = Array.from({ length: ITEMS }, (_, index) => placeToSave(`seeded-${index}`))
  const people = [{ email: READER, savedItems }, ...SAVERS.map((email) => ({ email }))]
  await writeFile(
    file,
    JSON.stringify({ users: people.map((person) => ({ ...person, password: PASSWORD })) }),
  )
  await seedProduct(place, file)
}

/** Signs everybody in. */
export async function signInPeople(server: Server): Promise<People> {
  const [reader = '', ...savers] = await Promise.all(
    [READER, ...SAVERS].map((email) => signInOnce(server, email)),
  )
  return { reader, savers }
}

/** Signs the savers in one after the other until stopped; returns the number of sign-ins. */
export function keepSigningIn(server: Server): { stop(): Promise<number> } {
  let isOver = false
  const work = async () => {
    let count = 0
    for (; !isOver; count++) await signInOnce(server, SAVERS[count % SAVERS.length] ?? READER)
    return count
  }
  const counted = work()
  return {
    stop() {
      isOver = true
      return counted
    },
  }
}

/** An item of the size that a saved place has. */
export function placeToSave(id: string): SaveInput {
  return {
    item_type: 'place',
    item_id: id,
    title: 'Galleria Borghese',
    description: 'Sculpture and painting in a villa inside its park; book a two-hour slot days ahead.',
    image_url: 'https://images.example.org/places/galleria-borghese.jpg',
    item_data: { rating: 4.6, reviews: 41_873, address: 'Piazzale Scipione Borghese 5, Roma', openNow: true },
  }
}

async function signInOnce(server: Server, email: string): Promise<string> {
  const response = await fetch(server.url + signIn.path, {
    method: signIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.includes('session_token='))
  if (!response.ok || !cookie)
    throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return cookie.slice(0, cookie.indexOf(';'))
}
