import {
  type CompanionContext,
  mayBeForeign,
  parseToolCalls,
} from '@tripwright/domain/assistant/conversation'
import type { ReadQuestion } from '@tripwright/domain/assistant/multilingual'

/**
 * Reads a question by the rules and samples for English, else by the reader of other languages; each is loaded then. By the rules alone
 * where they are not there, as offline.
 */
export async function readQuestion(text: string, context: CompanionContext): Promise<ReadQuestion> {
  const samples = await import('@tripwright/domain/assistant/multilingual').catch(() => null)
  const languages = mayBeForeign(text) ? await samples?.loadLanguages().catch(() => null) : null
  if (languages) return languages.parseInAnyLanguage(text, context)
  return { calls: (samples?.parseEnglish ?? parseToolCalls)(text, context), note: null }
}
