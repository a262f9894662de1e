import { randomInt } from 'node:crypto'
import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { makePasswords, putUser } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'

export type DemoAccount = { role: Role; email: string; password: string }

/** One account per role with a new random password each; existing demo accounts get a new password. */
export async function makeDemoAccounts(db: Db, now: Date): Promise<DemoAccount[]> {
  const passwords = makePasswords()
  const made: DemoAccount[] = []
  for (const role of ROLES) {
    const account = {
      role,
      email: `${role.replace('_', '-')}@demo.tripwright.invalid`,
      password: randomPassword(),
    }
    const name = `Demo ${role.replace('_', ' ')}`
    const passwordHash = await passwords.hash(account.password)
    await putUser(db, { email: account.email, name, role, emailVerified: true, passwordHash }, now)
    made.push(account)
  }
  return made
}

// Four groups of five letters and digits without look-alikes: 98 bits, and short enough to type.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
