import type { Endpoint, Tools } from '#features/auth/index.ts'
import { passkeyEndpoints } from './passkeys.service.ts'
import { secondStepEndpoints } from './second-step.service.ts'

/** The second step of a sign-in, and passkeys: endpoints under /api/auth. */
export function factorEndpoints(tools: Tools): Endpoint[] {
  return [...secondStepEndpoints(tools), ...passkeyEndpoints(tools)]
}
