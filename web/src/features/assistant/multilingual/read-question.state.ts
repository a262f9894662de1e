import {
  type CompanionContext,
  mayBeForeign,
  parseToolCalls,
} from '@tripwright/domain/assistant/conversation'
import type { ReadQuestion } from '@tripwright/domain/assistant/multilingual'

/**
 * Reads a question by the rules and the model for English, else by the reader of other languages; each is loaded then, and of other
 * languages what the one of the question needs. By the rules alone where they are not there, as offline.
 */
export async function readQuestion(text: string, context: CompanionContext): Promise<ReadQuestion> {
  const reader = await import('@tripwright/domain/assistant/multilingual').catch(() => null)
  if (!reader) return { calls: parseToolCalls(text, context), note: null }
  const languages = mayBeForeign(text) ? await reader.loadLanguages(text).catch(() => null) : null
  if (languages) return languages.parseInAnyLanguage(text, context)
  await reader.loadEnglish().catch(() => null)
  return { calls: reader.parseEnglish(text, context), note: null }
}
