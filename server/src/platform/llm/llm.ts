import type { Config } from '../config/config.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import { anthropicProtocol } from './llm.anthropic.ts'
import { openAiProtocol } from './llm.openai.ts'
import type { Llm } from './llm.port.ts'
import { type LlmOptions, makeLlmClient } from './llm-client.ts'

const PROTOCOLS = { openai: openAiProtocol, anthropic: anthropicProtocol }

/** The configured language model; null without a key. */
export function makeLlm({ ai, contact }: Pick<Config, 'ai' | 'contact'>, manners?: LlmOptions): Llm | null {
  if (ai === null) return null
  const protocol = PROTOCOLS[ai.provider](ai)
  return makeLlmClient({ protocol, model: ai.model, userAgent: userAgentOf({ contact }) }, manners)
}
