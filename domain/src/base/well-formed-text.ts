/** A lone surrogate: half of a character such as an emoji. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** The first `most` UTF-16 units of a text; one fewer when the cut would split a character. */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}

/** Replaces each lone surrogate by U+FFFD, because no database stores one and no address may contain one. */
export function toWellFormedText(text: string): string {
  return text.replace(LONE_SURROGATE, '\u{fffd}')
}
