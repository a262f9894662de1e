import type { AiConfig } from '../config/ai-settings.ts'
import type { Config } from '../config/config.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { anthropicProtocol } from './llm.anthropic.ts'
import { openAiProtocol } from './llm.openai.ts'
import type { Llm } from './llm.port.ts'
import { type LlmOptions, makeLlmClient } from './llm-client.ts'

const PROTOCOLS = {
  openai: openAiProtocol,
  anthropic: anthropicProtocol,
  compatible: openAiProtocol,
  // Google documents this path beside its own protocol.
  google: (ai: AiConfig) => openAiProtocol({ ...ai, baseUrl: `${ai.baseUrl}/openai` }),
}

/** The first configured language model; null without one. */
export function makeLlm(
  { ai: [ai], contact }: Pick<Config, 'ai' | 'contact'>,
  manners?: LlmOptions,
): Llm | null {
  if (ai === undefined) return null
  const protocol = PROTOCOLS[ai.provider](ai)
  return makeLlmClient({ protocol, model: ai.model, userAgent: userAgentOf({ contact }) }, manners)
}
