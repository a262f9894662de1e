import type { Outcome } from '@tripwright/domain/base/outcome'
import type { z } from 'zod/mini'

/** What one side of a conversation said. */
export type LlmMessage = { by: 'person' | 'model'; text: string }

export type LlmQuestion<T> = {
  /** What the model is to do: ours alone, nothing that a person wrote. */
  task: string
  /** The last one is a person's. What a person wrote is data to the model, in a block of its own where it must not be obeyed. */
  turns: readonly LlmMessage[]
  /** The only answer that counts; the protocols want a name for it, of letters and `_`. */
  output: { name: string; shape: z.ZodMiniType<T> }
  /** The longest answer, in tokens, a model's own reflections included. */
  maxTokens: number
}

/**
 * `refused`: key, quota or a request that it does not take. `busy`: too much for it now. `unreached`: no whole answer in
 * time. `declined`: it would not answer. `unreadable`: it answered otherwise than agreed, or was cut short.
 */
export type LlmFault = 'refused' | 'busy' | 'unreached' | 'declined' | 'unreadable'

/** A language model somewhere else. It converses and phrases; no fact is taken from it (decisions.md, "Name and promise"). */
export type Llm = {
  /** As its provider calls it. */
  model: string
  complete<T>(question: LlmQuestion<T>, signal?: AbortSignal): Promise<Outcome<T, LlmFault>>
}
