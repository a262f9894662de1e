import type { Outcome } from '@tripwright/domain/base/outcome'
import type { LlmMessage } from './llm.port.ts'

/** A prompt with its answer's shape as JSON Schema. */
export type LlmRequest = {
  task: string
  turns: readonly LlmMessage[]
  name: string
  schema: Record<string, unknown>
  maxTokens: number
}

/** Requests and responses of one kind of provider. `read` extracts the value from a response, its shape unchecked. */
export type LlmProtocol = {
  url: string
  headers: Record<string, string>
  bodyOf(request: LlmRequest): object
  read(answer: unknown): Outcome<unknown, 'declined' | 'unreadable'>
}
