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
