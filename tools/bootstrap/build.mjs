import { prepare } from './prepare.mjs'
import { runMain } from './refusal.mjs'
import { ROOT } from './root.mjs'

/** Installs changed packages and builds the website and the server from scratch. */
export function build() {
  return runMain(async () => {
    await prepare(ROOT, { build: true, isForced: true })
    return 0
  })
}
