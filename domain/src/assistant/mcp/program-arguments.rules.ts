import { z } from 'zod/mini'
import { PROPOSAL_ID } from '../plan-changes/index.ts'
import type { ToolName } from '../tools/index.ts'

const trip = z.optional(z.uuid().check(z.toLowerCase()))
/** What a program says beside the arguments of the registry: a page knows which trip is on the screen, and asks its person. */
const PROGRAM_INPUTS = {
  'trips.read': z.object({ trip }),
  'bookings.read': z.object({ trip }),
  'money.spent': z.object({ trip }),
  'plan.explain': z.object({ trip }),
  'plan.change': z.object({ trip, accept: z.optional(z.string().check(z.regex(PROPOSAL_ID))) }),
} satisfies Partial<Record<ToolName, z.ZodMiniObject>>
const NO_INPUT = z.object({})

export type ProgramArguments = { trip?: string | undefined; accept?: string | undefined }

/** The schema of what a program says beside the registry's arguments of a tool. */
export function programInput(tool: ToolName): z.ZodMiniObject {
  const inputs: Partial<Record<ToolName, z.ZodMiniObject>> = PROGRAM_INPUTS
  return inputs[tool] ?? NO_INPUT
}

/** These arguments of a call; null when one is not written as it has to be. */
export function parseProgramArguments(tool: ToolName, args: unknown): ProgramArguments | null {
  return z.safeParse(programInput(tool), Object(args)).data ?? null
}
