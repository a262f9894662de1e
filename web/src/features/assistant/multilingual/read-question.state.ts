import {
  type CompanionContext,
  mayBeForeign,
  parseToolCalls,
} from '@tripwright/domain/assistant/conversation'
import type { ReadQuestion } from '@tripwright/domain/assistant/multilingual'

/**
 * Reads a question by the rules for English, else by the reader of other languages, which is loaded then; by the rules too where that
 * is not there, as offline.
 */
export async function readQuestion(text: string, context: CompanionContext): Promise<ReadQuestion> {
  const reader = mayBeForeign(text)
    ? await import('@tripwright/domain/assistant/multilingual').catch(() => null)
    : null
  return reader?.parseInAnyLanguage(text, context) ?? { calls: parseToolCalls(text, context), note: null }
}
