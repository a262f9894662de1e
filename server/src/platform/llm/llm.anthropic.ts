import { z } from 'zod/mini'
import type { LlmProtocol } from './llm-protocol.ts'

type Settings = { baseUrl: string; key: string | null; model: string }

const VERSION = '2023-06-01'
const responseSchema = z.object({
  stop_reason: z.nullable(z.string()),
  content: z.array(
    z.object({ type: z.string(), name: z.optional(z.string()), input: z.optional(z.unknown()) }),
  ),
})
const ROLES = { person: 'user', model: 'assistant' } as const

/** Anthropic's Messages API, `POST /v1/messages`; the answer is the input of a tool that the model must call. */
export function anthropicProtocol({ baseUrl, key, model }: Settings): LlmProtocol {
  return {
    url: `${baseUrl}/v1/messages`,
    headers: { 'anthropic-version': VERSION, ...(key !== null && { 'x-api-key': key }) },
    bodyOf: ({ task, turns, name, schema, maxTokens }) => ({
      model,
      max_tokens: maxTokens,
      system: task,
      messages: turns.map(({ by, text }) => ({ role: ROLES[by], content: text })),
      tools: [{ name, description: 'Takes the whole answer.', input_schema: schema }],
      tool_choice: { type: 'tool', name },
    }),
    read(body) {
      const read = z.safeParse(responseSchema, body)
      if (!read.success) return { ok: false, code: 'unreadable' }
      const { stop_reason: end, content } = read.data
      if (end === 'refusal') return { ok: false, code: 'declined' }
      const [call, ...more] = content.filter(({ type }) => type === 'tool_use')
      // A truncated input may be well formed and still lack its end.
      if (!call || more.length > 0 || end !== 'tool_use') return { ok: false, code: 'unreadable' }
      return { ok: true, value: call.input }
    },
  }
}
