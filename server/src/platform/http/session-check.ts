import type { StaffFlag } from '@tripwright/domain/base/contract'
import { hasFlag, type Role } from '@tripwright/domain/base/roles'

/** Who is calling, as the session row and the account row say at this very request. */
export type Person = {
  id: string
  email: string
  name: string
  role: Role
  sessionId: string
  /** When this session signed in: sensitive calls need a recent sign-in. */
  signedInAt: Date
  /** There where staff need a second step and this session was opened without one. */
  lacksSecondStep?: true
  /** There where a JWT says who calls, and not the session itself. */
  isByJwt?: true
}

/** Whether this very session may act as staff of that kind: the role alone is not enough. */
export function canActAs({ role, lacksSecondStep }: Person, flag: StaffFlag): boolean {
  return hasFlag(role, flag) && !lacksSecondStep
}

/** Finds the person behind a request: by cookie (same origin only), bearer session token or our own JWT. */
export type FindPerson = (request: Request) => Promise<Person | null>
