import { z } from 'zod/mini'
import type { TokenScope } from '../../account/access-tokens/index.ts'
import { TOOLS, type ToolName, wireName } from '../tools/index.ts'
import { ARGUMENT_NOTES, REQUIRED_ARGUMENTS } from './argument-notes.data.ts'
import { programInput } from './program-arguments.rules.ts'

type JsonObject = Record<string, unknown>

/** A tool as a program is told of it (Model Context Protocol, "Tool"). */
export type ListedTool = {
  name: string
  description: string
  inputSchema: JsonObject & { type: 'object' }
  outputSchema: JsonObject & { type: 'object' }
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
}

/** Whether a token may call a tool: one that may only read calls nothing that changes anything. */
export function mayCall(scope: TokenScope, tool: ToolName): boolean {
  return scope === 'write' || !TOOLS[tool].changes
}

/** Those of the given tools that a token may call, as they are listed: the reading ones first. */
export function listTools(names: readonly ToolName[], scope: TokenScope): ListedTool[] {
  const order = (name: ToolName) => Number(TOOLS[name].changes)
  return names
    .filter((name) => mayCall(scope, name))
    .toSorted((a, b) => order(a) - order(b))
    .map(toListedTool)
}

/** The arguments that a program cannot do without and that `args` lacks, beyond those of the schema. */
export function missingForProgram(name: ToolName, args: Readonly<JsonObject>): string[] {
  return (REQUIRED_ARGUMENTS[name] ?? []).filter((key) => args[key] === undefined)
}

function toListedTool(name: ToolName): ListedTool {
  const { whenToUse, input, output, changes } = TOOLS[name]
  const inputSchema = withNotes(toJsonSchema(z.extend(input, programInput(name).shape)))
  const required = REQUIRED_ARGUMENTS[name]
  return {
    name: wireName(name),
    description: whenToUse,
    inputSchema: required ? { ...inputSchema, required: [...required] } : inputSchema,
    // A result holds what the schema says at least, so it allows more.
    outputSchema: toJsonSchema(output),
    annotations: {
      readOnlyHint: !changes,
      // What changes something adds to it, but for a plan, in which stops come and go.
      destructiveHint: name === 'plan.change',
      // Saving what is saved already changes nothing, nor does accepting a proposal of the plan before.
      idempotentHint: true,
      openWorldHint: false,
    },
  }
}

function toJsonSchema(schema: z.ZodMiniType): JsonObject & { type: 'object' } {
  // Older clients read a schema without a declared dialect, and want an object at its root, also of a choice.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { ...rest, type: 'object' }
}

/** Says in words how an argument is written: a model reads them, and a pattern says less. */
function withNotes(schema: JsonObject & { type: 'object' }): JsonObject & { type: 'object' } {
  const properties = Object.entries(Object(schema.properties)).map(([key, one]) => {
    const description = ARGUMENT_NOTES[key]
    return [key, description === undefined ? one : Object.assign({}, one, { description })]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
