import {
  compensationMessages,
  MAX_CLAIMS,
  mergeClaims,
  syncClaims,
} from '@tripwright/domain/claims/compensation'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { lockClaims, purgeDeletedClaims, writeClaims } from './claims.store.ts'

export const claimsRoutes: Route[] = [
  route(syncClaims, async (input, { db, person, now }) => {
    await purgeDeletedClaims(db, person.id, now)
    const stored = await lockClaims(db, person.id)
    // A device whose clock is ahead must not win every merge.
    const received = input.claims.map((one) =>
      Date.parse(one.updatedAt) > now.getTime() ? { ...one, updatedAt: now.toISOString() } : one,
    )
    const claims = mergeClaims(stored, received)
    if (claims.filter(({ isDeleted }) => !isDeleted).length > MAX_CLAIMS || claims.length > 2 * MAX_CLAIMS)
      throw new AppError('unprocessable', { message: compensationMessages.texts['server.too-many-claims'] })
    await writeClaims(
      db,
      person.id,
      claims.filter((one) => !stored.includes(one)),
    )
    return { claims }
  }),
]
