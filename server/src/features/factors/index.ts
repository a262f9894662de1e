import type { Endpoint, Tools } from '#features/auth/index.ts'
import { lostStepEndpoints } from './lost-step.service.ts'
import { passkeyEndpoints } from './passkeys.service.ts'
import { secondStepEndpoints } from './second-step.service.ts'

export {
  allowRemoval,
  deleteRemoval,
  forgetWishes,
  listRemovals,
  lockRemoval,
  lockRipeRemovals,
  passwordChosenAt,
  takeStepOff,
} from './removals.store.ts'

/** The second step of a sign-in, and passkeys: endpoints under /api/auth. */
export function factorEndpoints(tools: Tools): Endpoint[] {
  return [...secondStepEndpoints(tools), ...passkeyEndpoints(tools), ...lostStepEndpoints(tools)]
}
