import { z } from 'zod'
import { StartError } from '../start-error.ts'

const HOMES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' } as const

export const aiSettings = {
  AI_PROVIDER: z.enum(['openai', 'anthropic']).default('openai'),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
}

/** `openai` is any provider that supports OpenAI's protocol. */
export type AiConfig = { provider: 'openai' | 'anthropic'; model: string; key: string; baseUrl: string }

/** Null without a key. Throws StartError for a key without a model: price and quality differ too much for a default. */
export function readAi(set: z.infer<z.ZodObject<typeof aiSettings>>): AiConfig | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: key } = set
  if (key === undefined) return null
  if (model === undefined) throw new StartError('bad-setting', 'AI_API_KEY needs AI_MODEL')
  return { provider, model, key, baseUrl: (set.AI_BASE_URL ?? HOMES[provider]).replace(/\/$/, '') }
}
