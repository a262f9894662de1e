import { normalizeWords } from '../language/index.ts'
import type { ToolCall } from '../tools/index.ts'
import { OF_EVERYDAY_LIFE } from './topics.data.ts'

const MAX_REQUESTS = 4
const SENTENCE_END = /(?<=[.?!;])\s+|\n+/
/** What begins another request after "and". */
const SECOND_REQUEST =
  /,?\s+(?:and|also|plus|then)\s+(?=(?:also |then |please )?(?:what|how|is|are|do|can|could|when|where|which|who|show|find|tell|plan|split|convert|translate|(?:an? |the |some |any )?(?:visa|weather|hotels?|flights?|forecast|museums?|restaurants?|packing|car|vaccin|emergency|safety|currency)))/i

/** The requests of a text, at most four; a text that holds one is returned whole. */
export function splitRequests(text: string): string[] {
  const parts = text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(SECOND_REQUEST))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > MAX_REQUESTS ? [text] : parts
}

const PLACE_PATTERN = String.raw`(\p{L}[\p{L}'’.-]*(?:\s+(?!(?:to|nach|a|à|vers|hacia|per|on|am|le|el|il|for|in|next|this|tomorrow|from|with|and|und|et|y|e|under|by|at|für|pour|para)\b)\p{L}[\p{L}'’.-]*){0,3})`
const FROM_PATTERN = new RegExp(String.raw`\b(?:from|von|ab|depuis|desde|de|da)\s+${PLACE_PATTERN}`, 'iu')
const TO_PATTERN = new RegExp(
  String.raw`(?<!\p{L})(?:to|nach|vers|hacia|para|à|per)\s+(?!fly\b|go\b|travel\b|find\b|a\b|the\b)${PLACE_PATTERN}`,
  'iu',
)
/** In Spanish and Italian `a` means "to", in English it is an article, so a capitalised name must follow it. */
const TO_NAME_PATTERN = /(?<!\p{L})a\s+(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3})/u
const IN_PATTERN = new RegExp(
  String.raw`(?<!\p{L})(?:in|en|à|near|bei|um)\s+(?!a\b|the\b)${PLACE_PATTERN}`,
  'iu',
)

/** The origin and destination of a route, as typed. */
export function readRoute(text: string): { from: string; to: string } {
  const excerpt = text.slice(0, 400)
  return {
    from: FROM_PATTERN.exec(excerpt)?.[1] ?? '',
    to: TO_PATTERN.exec(excerpt)?.[1] ?? TO_NAME_PATTERN.exec(excerpt)?.[1] ?? '',
  }
}

/** The place of a stay, as typed; empty when the text has none. */
export function readStayPlace(text: string): string {
  return IN_PATTERN.exec(text.slice(0, 400))?.[1] ?? ''
}

/** Whether a call is the guide of a town, or asks which, for what its words leave no doubt of: how one pays and what is spoken there. */
export function isOfEverydayLife({ tool, args }: ToolCall, text: string): boolean {
  const isOfGuide = tool === 'guide.read' || (tool === 'ask-back' && args.about === 'guide.read')
  return isOfGuide && OF_EVERYDAY_LIFE.test(normalizeWords(text))
}
