import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { isPlainAbroad } from './map-tiles-settings.ts'

/** The public addresses; `compatible` is any server that speaks OpenAI's protocol, and has none. */
const HOMES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  compatible: null,
} as const
/** Endings of the settings of the first, second and third model. */
const SUFFIXES = ['', '_2', '_3'] as const
type Suffix = (typeof SUFFIXES)[number]

const provider = z.enum(['openai', 'anthropic', 'google', 'compatible']).default('openai')
const text = z.string().optional()
const address = z.url({ protocol: /^https?$/, hostname: /./ }).optional()

export const aiSettings = {
  AI_PROVIDER: provider,
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: address,
  AI_PROVIDER_2: provider,
  AI_MODEL_2: text,
  AI_API_KEY_2: text,
  AI_BASE_URL_2: address,
  AI_PROVIDER_3: provider,
  AI_MODEL_3: text,
  AI_API_KEY_3: text,
  AI_BASE_URL_3: address,
}
type AiSettings = z.infer<z.ZodObject<typeof aiSettings>>

/** A language model. `openai` with an address of its own is whoever supports OpenAI's protocol. */
export type AiConfig = {
  provider: keyof typeof HOMES
  model: string
  /** Null for a server of one's own that asks for none. */
  key: string | null
  baseUrl: string
}

/**
 * The models in the order in which they are asked; empty without any. Throws StartError for a key without a model, because
 * price and quality differ too much for a default, and for a second model without a first.
 */
export function readAi(set: AiSettings): AiConfig[] {
  const read = SUFFIXES.map((suffix) => readModel(set, suffix))
  const models = read.filter((one) => one !== null)
  const gap = read.findIndex((one, at) => one === null && read.slice(at + 1).some((later) => later !== null))
  if (gap >= 0)
    throw new StartError('bad-setting', `AI_MODEL${SUFFIXES[gap + 1]} needs AI_MODEL${SUFFIXES[gap]}`)
  return models
}

function readModel(set: AiSettings, suffix: Suffix): AiConfig | null {
  const model = set[`AI_MODEL${suffix}`]
  const key = set[`AI_API_KEY${suffix}`] ?? null
  const kind = set[`AI_PROVIDER${suffix}`]
  const baseUrl = set[`AI_BASE_URL${suffix}`] ?? HOMES[kind]
  if (key !== null && model === undefined)
    throw new StartError('bad-setting', `AI_API_KEY${suffix} needs AI_MODEL${suffix}`)
  if (model === undefined || (key === null && kind !== 'compatible')) return null
  if (baseUrl === null)
    throw new StartError('bad-setting', `AI_PROVIDER${suffix} compatible needs AI_BASE_URL${suffix}`)
  return { provider: kind, model, key, baseUrl: baseUrl.replace(/\/$/, '') }
}

/** Addresses that would send questions unencrypted out of this network, by setting. */
export function plainModels(set: AiSettings): (readonly [setting: string, used: boolean])[] {
  return SUFFIXES.map(
    (suffix) =>
      [
        `AI_BASE_URL${suffix} without https to a host outside this network`,
        isPlainAbroad(set[`AI_BASE_URL${suffix}`]),
      ] as const,
  )
}
