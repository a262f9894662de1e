import { z } from 'zod/mini'
import { TOOLS, type ToolName } from '../tools/index.ts'
import { ARGUMENT_NOTES } from './argument-notes.data.ts'
import { programInput } from './program-arguments.rules.ts'

/** What is wrong with the arguments of a call, one argument each, in words by which a model can correct it. */
export function explainBadInput(name: ToolName, args: unknown): string {
  const parsed = z.safeParse(inputOf(name), args)
  if (parsed.success) return ''
  const keys = new Set(parsed.error.issues.map(({ path: [key] }) => String(key ?? '')))
  return [...keys].map((key) => lineOf(name, key)).join(' ')
}

const inputOf = (name: ToolName) => z.extend(TOOLS[name].input, programInput(name).shape)

function lineOf(name: ToolName, key: string): string {
  const { shape } = inputOf(name)
  if (!Object.hasOwn(shape, key)) return `The arguments are an object with: ${Object.keys(shape).join(', ')}.`
  const schema = z.toJSONSchema(shape[key] as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })
  const { $schema: _, ...rest } = schema
  return `${key}: ${ARGUMENT_NOTES[key] ?? JSON.stringify(rest)}`
}
