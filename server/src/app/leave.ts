import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'

/** More than a compilation in the background takes. */
const QUIET_MS = 100

/**
 * Ends the process. Node can wait for ever at its end when a background thread compiles just then: that thread asks for a
 * garbage collection, and the main thread, which would collect, waits for the thread (nodejs/node#54918; seen with Node
 * 24.21 in 13 of 485 starts that were refused on a busy machine). So nothing new is compiled, and what is under way may end.
 */
export async function leave(code: number): Promise<never> {
  for (const compiler of ['sparkplug', 'maglev', 'opt']) setFlagsFromString(`--no-${compiler}`)
  await pause(QUIET_MS)
  process.exit(code)
}
