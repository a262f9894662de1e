import type { Role } from '@tripwright/domain/auth'

/** Who is calling, as the session row and the account row say at this very request. */
export type Person = {
  id: string
  email: string
  name: string
  role: Role
  sessionId: string
  /** When this session signed in: what is dangerous asks for a fresh one. */
  signedInAt: Date
}

/** Finds the person behind a request: by cookie (same origin only), bearer session token or our own JWT. */
export type FindPerson = (request: Request) => Promise<Person | null>
