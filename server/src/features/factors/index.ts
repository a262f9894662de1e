import type { Endpoint, EndpointDeps } from '#features/auth/index.ts'
import { lostSecondFactorEndpoints } from './lost-step.service.ts'
import { passkeyEndpoints } from './passkeys.service.ts'
import { totpEndpoints } from './second-step.service.ts'

export {
  approveRemoval,
  deleteRemoval,
  deleteStaleRequests,
  listRemovals,
  lockRemoval,
  lockDueRemovals,
  passwordChosenAt,
  removeTwoFactor,
} from './removals.store.ts'

/** The second step of a sign-in, and passkeys: endpoints under /api/auth. */
export function twoFactorEndpoints(tools: EndpointDeps): Endpoint[] {
  return [...totpEndpoints(tools), ...passkeyEndpoints(tools), ...lostSecondFactorEndpoints(tools)]
}
