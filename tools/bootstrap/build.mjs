import { prepare } from './prepare.mjs'
import { runMain } from './refusal.mjs'
import { ROOT } from './root.mjs'

/** Installs changed packages and builds the website from scratch. */
export function build() {
  return runMain(async () => {
    await prepare(ROOT, { website: true, isForced: true })
    return 0
  })
}
