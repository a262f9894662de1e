import type { LlmMessage } from './llm.port.ts'

/** A tool as a model sees it; `input` is a JSON Schema. */
export type ChatTool = { name: string; description: string; input: Record<string, unknown> }

export type ChatRequest = {
  /** Our own instructions only. */
  task: string
  /** The last one is the question. */
  turns: readonly LlmMessage[]
  tools: readonly ChatTool[]
  /** Runs a call as the model made it, also one of an unknown tool or with wrong arguments; what it gives goes back to the model. */
  run: (name: string, args: unknown) => Promise<unknown>
  /** Calls beyond this number are not run, and the model has to answer. */
  maxCalls: number
  signal: AbortSignal
}

/** A part of an answer. `step`: one response of the model is over; after calls of tools there is another. */
export type ChatPart =
  | { kind: 'text'; text: string }
  | { kind: 'step'; hasCalls: boolean; isCutShort: boolean }
  | { kind: 'usage'; inputTokens: number; outputTokens: number }

/** A language model that converses and calls tools, through its provider. */
export type ChatModel = {
  /** The model's name at its provider. */
  model: string
  /** Streams an answer. Throws when the provider refuses, breaks off or takes too long. */
  stream(request: ChatRequest): AsyncIterable<ChatPart>
}
