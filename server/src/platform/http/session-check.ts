import type { StaffFlag } from '@tripwright/domain/base/contract'
import { hasFlag, type Role } from '@tripwright/domain/base/roles'

/** The caller, from the session row and the account row at this request. */
export type Person = {
  id: string
  email: string
  name: string
  role: Role
  sessionId: string
  /** When this session signed in: sensitive calls need a recent sign-in. */
  signedInAt: Date
  /** Present where staff need a second step and this session was opened without one. */
  lacksSecondStep?: true
  /** Present where a JWT identifies the caller, and not the session itself. */
  isByJwt?: true
}

/** Whether this session may act as staff of that kind: the role alone is not enough. */
export function canActAs({ role, lacksSecondStep }: Person, flag: StaffFlag): boolean {
  return hasFlag(role, flag) && !lacksSecondStep
}

/** Finds the person of a request: by cookie (same origin only), bearer session token or our own JWT. */
export type FindPerson = (request: Request) => Promise<Person | null>
