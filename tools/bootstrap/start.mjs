import { prepare } from './prepare.mjs'
import { runMain } from './refusal.mjs'
import { ROOT } from './root.mjs'
import { serve } from './serve.mjs'

/** @param {string[]} args for the server */
export function start(args) {
  return runMain(async () => {
    await prepare(ROOT, { build: true })
    return serve(ROOT, args)
  })
}
