/** Specification section 2: the score above a testimonial goes by its position: 4.9, then 4.3, all others 4.5. */
export function scoreLabel(position: number): number {
  return [4.9, 4.3][position] ?? 4.5
}

// Specification section 9: a story shows at most 150 characters of an answer.
const MAX_STORY_CHARACTERS = 150
const TRUNCATED_CHARACTERS = 147

/**
 * Shortens an answer for a story: one over 150 characters becomes 147 and an ellipsis. Counts graphemes, the characters
 * that a reader sees.
 */
export function storyAnswer(answer: string): string {
  const characters = Array.from(answer)
  if (characters.length <= MAX_STORY_CHARACTERS) return answer
  return `${characters.slice(0, TRUNCATED_CHARACTERS).join('')}...`
}

/** The public name of a person: the first name and the initial of the last one, or an empty text. */
export function publicName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const first = words[0] ?? ''
  const last = words.length > 1 ? Array.from(words.at(-1) ?? '')[0] : undefined
  return last === undefined ? first : `${first} ${last}.`
}
