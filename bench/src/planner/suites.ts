import { runDrawn, runUnseen } from './drawn.ts'
import { runEdit } from './edit.ts'
import { runExact } from './exact.ts'
import { runPossible } from './feasible.ts'
import { runHours } from './hours.ts'
import { runMc } from './mc.ts'
import { runNatplan } from './natplan.ts'
import { runRandom } from './random.ts'
import type { Suite } from './run.ts'
import { runToptw } from './toptw.ts'
import { runTravelplanner } from './travelplanner.ts'
import { runTripLengths } from './trip-lengths.ts'
import { runTtdp } from './ttdp.ts'

/** The values of `--suite`, in the order of a full run. Add a suite here. */
export const SUITES: Record<string, Suite> = {
  toptw: runToptw,
  drawn: runDrawn,
  unseen: runUnseen,
  exact: runExact,
  mc: runMc,
  ttdp: runTtdp,
  natplan: runNatplan,
  travelplanner: runTravelplanner,
  hours: runHours,
  random: runRandom,
  possible: runPossible,
  edit: runEdit,
  lengths: runTripLengths,
}

/** These suites generate their trips, or use the product's guides. */
export const NEED_NO_DATA: readonly string[] = ['drawn', 'unseen', 'random', 'possible', 'edit', 'lengths']
