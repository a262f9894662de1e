import { z } from 'zod/mini'
import type { LlmProtocol } from './llm-protocol.ts'

type Settings = { baseUrl: string; key: string | null; model: string }

const responseSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.string())),
          refusal: z.optional(z.nullable(z.string())),
        }),
      }),
    )
    .check(z.minLength(1)),
})
const ROLES = { person: 'user', model: 'assistant' } as const

/** `POST /chat/completions` as OpenAI documents it and many servers support it, with the answer restricted to a JSON Schema. */
export function openAiProtocol({ baseUrl, key, model }: Settings): LlmProtocol {
  // OpenAI's newer models refuse the older name of the limit; most other servers know only the older one.
  const limitName = new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  return {
    url: `${baseUrl}/chat/completions`,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    bodyOf: ({ task, turns, name, schema, maxTokens }) => ({
      model,
      messages: [
        { role: 'system', content: task },
        ...turns.map(({ by, text }) => ({ role: ROLES[by], content: text })),
      ],
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
      [limitName]: maxTokens,
    }),
    read(body) {
      const read = z.safeParse(responseSchema, body)
      const choice = read.success ? read.data.choices[0] : undefined
      if (!choice) return { ok: false, code: 'unreadable' }
      const { finish_reason: end, message } = choice
      if (message.refusal || end === 'content_filter') return { ok: false, code: 'declined' }
      if (end !== 'stop' || !message.content) return { ok: false, code: 'unreadable' }
      return readJson(message.content)
    },
  }
}

function readJson(text: string): ReturnType<LlmProtocol['read']> {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, code: 'unreadable' }
  }
}
