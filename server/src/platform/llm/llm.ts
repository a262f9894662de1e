import type { Config } from '../config/config.ts'
import { anthropicProtocol } from './llm.anthropic.ts'
import { openAiProtocol } from './llm.openai.ts'
import type { Llm } from './llm.port.ts'
import { type LlmOptions, makeLlmClient } from './llm-client.ts'

const PROTOCOLS = { openai: openAiProtocol, anthropic: anthropicProtocol }

/** The configured language model; null without a key. */
export function makeLlm({ ai }: Pick<Config, 'ai'>, manners?: LlmOptions): Llm | null {
  return ai && makeLlmClient(PROTOCOLS[ai.provider](ai), ai.model, manners)
}
