import { runExact } from './exact.ts'
import { runHours } from './hours.ts'
import { runMc } from './mc.ts'
import { runNatplan } from './natplan.ts'
import { runRandom } from './random.ts'
import type { Suite } from './run.ts'
import { runToptw } from './toptw.ts'
import { runTtdp } from './ttdp.ts'

/** What `--suite` takes, in the order of a run of all. Another suite is another line. */
export const SUITES: Record<string, Suite> = {
  toptw: runToptw,
  exact: runExact,
  mc: runMc,
  ttdp: runTtdp,
  natplan: runNatplan,
  hours: runHours,
  random: runRandom,
}
