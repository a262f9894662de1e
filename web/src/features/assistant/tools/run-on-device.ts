import { runTool, type ToolCall, type ToolExecutors } from '@tripwright/domain/assistant/tools'

/**
 * Runs a call for the person at this device. A question is no yes to a change, so a call that changes something does not
 * run: `onChange` says how the person does it. Throws when an executor breaks the promise of its schema.
 */
export async function runOnDevice<R>(
  call: ToolCall,
  executors: ToolExecutors<R>,
  onChange: (call: ToolCall) => R,
): Promise<R> {
  const outcome = await runTool(call, executors, { isSignedIn: false, hasAgreed: false })
  if (outcome.ok) return outcome.value
  if (outcome.code === 'needs-consent') return onChange(call)
  throw new Error(`${call.tool}: ${outcome.code}`)
}
