import type { Endpoint, EndpointDeps } from '#features/account/sign-in/index.ts'
import { lostSecondFactorEndpoints } from './lost-second-factor.service.ts'
import { passkeyEndpoints } from './passkeys.service.ts'
import { totpEndpoints } from './two-factor.service.ts'

export {
  approveRemoval,
  deleteRemoval,
  deleteStaleRequests,
  listRemovals,
  lockDueRemovals,
  lockRemoval,
  removeTwoFactor,
} from './two-factor-removals.store.ts'

/** The second step of a sign-in, and passkeys: endpoints under /api/auth. */
export function twoFactorEndpoints(tools: EndpointDeps): Endpoint[] {
  return [...totpEndpoints(tools), ...passkeyEndpoints(tools), ...lostSecondFactorEndpoints(tools)]
}
