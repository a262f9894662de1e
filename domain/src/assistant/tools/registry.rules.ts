import { z } from 'zod/mini'
import type { Outcome } from '../../base/outcome.ts'
import { FACT_TOOLS } from './fact-tools.contract.ts'
import type { ToolDefinition } from './tool.contract.ts'
import { TOOL_NAMES, type ToolName } from './tool-names.data.ts'
import { TRIP_TOOLS } from './trip-tools.contract.ts'

const DEFINITIONS = Object.assign({}, TRIP_TOOLS, FACT_TOOLS) satisfies Record<ToolName, ToolDefinition>

/** All tools by name. */
export const TOOLS: Readonly<Record<ToolName, ToolDefinition>> = DEFINITIONS
export type ToolInput<N extends ToolName> = z.infer<(typeof DEFINITIONS)[N]['input']>
/** A call of a tool, as the reader of phrases or a model makes it. */
export type ToolCall = { [N in ToolName]: { tool: N; args: ToolInput<N> } }[ToolName]
/** Does what the tools of one surface do: a function for each tool that it has. */
export type ToolExecutors<R> = { readonly [N in ToolName]?: (args: ToolInput<N>) => R | Promise<R> }

type ToolCaller = { isSignedIn: boolean /** A person has agreed to this very call. */; hasAgreed: boolean }
export type ToolProblem =
  | 'unknown-tool'
  | 'bad-input'
  | 'not-signed-in'
  | 'needs-consent'
  | 'unavailable'
  | 'bad-output'

/** Checks a call from anywhere, such as a model: its name, with a dot or with `_`, and its arguments. */
export function parseToolCall(tool: string, args: unknown): Outcome<ToolCall, ToolProblem> {
  const name = TOOL_NAMES.find((one) => one === tool || wireName(one) === tool)
  if (name === undefined) return { ok: false, code: 'unknown-tool' }
  const input = z.safeParse(TOOLS[name].input, args)
  if (!input.success) return { ok: false, code: 'bad-input' }
  // The arguments passed the schema of this very tool.
  return { ok: true, value: { tool: name, args: input.data } as ToolCall }
}

/**
 * Runs a call with the executors of a surface. Nothing runs for a caller who may not, or that changes something without a
 * person's yes; a result that its schema does not hold is refused.
 */
export async function runTool<R>(
  call: { tool: string; args: unknown },
  executors: ToolExecutors<R>,
  caller: ToolCaller,
): Promise<Outcome<R, ToolProblem>> {
  const parsed = parseToolCall(call.tool, call.args)
  if (!parsed.ok) return parsed
  const { tool, args } = parsed.value
  const { callers, changes, output } = TOOLS[tool]
  if (callers === 'account' && !caller.isSignedIn) return { ok: false, code: 'not-signed-in' }
  if (changes && !caller.hasAgreed) return { ok: false, code: 'needs-consent' }
  const execute = executors[tool] as ((input: unknown) => R | Promise<R>) | undefined
  if (!execute) return { ok: false, code: 'unavailable' }
  const value = await execute(args)
  return z.safeParse(output, value).success ? { ok: true, value } : { ok: false, code: 'bad-output' }
}

/** The name on the wire to a model and over MCP, where a dot is not allowed. */
export function wireName(name: ToolName): string {
  return name.replace('.', '_')
}

/** The names of the arguments of a tool. */
export function argumentNames(name: ToolName): string[] {
  return Object.keys(TOOLS[name].input.shape)
}

/** The arguments that a tool cannot do without and that `args` lacks. */
export function missingArguments(name: ToolName, args: Readonly<Record<string, unknown>>): string[] {
  const { shape } = TOOLS[name].input
  return argumentNames(name).filter(
    (key) => args[key] === undefined && !(shape[key] instanceof z.ZodMiniOptional),
  )
}
