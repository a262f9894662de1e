import type { Outcome } from '@tripwright/domain/base/outcome'
import type { z } from 'zod/mini'

/** One message of a conversation. */
export type LlmMessage = { by: 'person' | 'model'; text: string }

export type LlmQuestion<T> = {
  /** The instructions: our own text only, nothing that a person wrote. */
  task: string
  /** The last message is a person's. A person's text is data to the model, in a separate block where it must not be obeyed. */
  turns: readonly LlmMessage[]
  /** The shape of the answer; the protocols require a name for it, of letters and `_`. */
  output: { name: string; shape: z.ZodMiniType<T> }
  /** Maximum length of the answer in tokens, the model's reasoning included. */
  maxTokens: number
}

/**
 * `refused`: key, quota or an unacceptable request. `busy`: overloaded. `unreached`: no complete response in time.
 * `declined`: the model would not answer. `unreadable`: an unexpected or truncated response.
 */
export type LlmFault = 'refused' | 'busy' | 'unreached' | 'declined' | 'unreadable'

/** An outside language model. It converses and phrases; no fact comes from it (decisions.md, "Name and promise"). */
export type Llm = {
  /** The model's name at its provider. */
  model: string
  complete<T>(question: LlmQuestion<T>, signal?: AbortSignal): Promise<Outcome<T, LlmFault>>
}
