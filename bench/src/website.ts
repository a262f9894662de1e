import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './child.ts'

/** The built website, which the server reads once when it starts. */
export const WEBSITE = join(ROOT, 'web/dist')

/** Whether the build has come to its end: the table of budgets is the last thing that it writes. */
export function isWebsiteBuilt(): boolean {
  return existsSync(join(WEBSITE, 'budgets.json'))
}
