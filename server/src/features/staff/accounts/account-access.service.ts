import { accountsMessages } from '@tripwright/domain/staff/accounts'
import { maySignOut } from '@tripwright/domain/staff/admin'
import { findUserById, lockRole, type User } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Person } from '#platform/http/session-check.ts'

type Caller = Pick<Person, 'id' | 'role'>

/** An account whose role is below the caller's, so never the own one. Throws not-found and not-allowed. */
export async function requireAccountBelow(db: Db, { role }: Caller, id: string): Promise<User> {
  const user = await findUserById(db, id)
  if (user === null) throw new AppError('not-found')
  if (!maySignOut(role, user.role))
    throw new AppError('not-allowed', { message: accountsMessages.texts['not-below'] })
  return user
}

/** The same with the roles locked, for a change: neither rank can change until the transaction ends. */
export async function lockAccountBelow(db: Db, caller: Caller, id: string): Promise<User> {
  const by = await lockRole(db, caller.id)
  return requireAccountBelow(db, { ...caller, role: by?.role ?? 'user' }, id)
}
