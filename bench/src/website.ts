import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from '../../tools/bootstrap/builds.mjs'
import { isInstalled } from '../../tools/bootstrap/packages.mjs'
import { ROOT } from './child.ts'

/** The built website, which the server reads once when it starts. */
export const WEBSITE = join(ROOT, 'web/dist')

/** Whether the build is complete: it writes the table of budgets last. */
export function isWebsiteBuilt(): boolean {
  return existsSync(join(WEBSITE, 'budgets.json'))
}

/** Whether `npm start` has nothing to install or build, because a bench must do neither. */
export function isReadyForNpmStart(): boolean {
  return isInstalled(ROOT) && isBuilt(ROOT)
}
