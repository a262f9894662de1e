/** Stands for words in quotation marks: a letter that no language of ours has. */
export const QUOTE_MARK = 'ʬ'

const QUOTED = [
  /"[^"]{2,}"/gu,
  /“[^”]{2,}”/gu,
  /„[^“”]{2,}[“”]/gu,
  /«[^»]{2,}»/gu,
  /「[^」]{2,}」/gu,
  /『[^』]{2,}』/gu,
  /(?<![\p{L}\p{N}])['‘][^'’]{4,}['’](?![\p{L}\p{N}])/gu,
]

/** A text whose quotations, which may be in another language, are marks. */
export function withQuoteMarks(text: string): string {
  return QUOTED.reduce((left, pattern) => left.replace(pattern, ` ${QUOTE_MARK} `), text)
}

/** What is before a colon says what to do with what is behind it. */
const ORDER = /^\s*((?:[^\s:：]+\s+){2,}[^\s:：]+)\s*[:：]\s+\S+\s+\S+\s+\S+/u

/** The words of a text in the language of its person: without quotations, and before a colon. */
export function ownWords(text: string): string {
  const left = withQuoteMarks(text).replaceAll(QUOTE_MARK, ' ')
  const own = ORDER.exec(left)?.[1] ?? left
  return /\p{L}{2}/u.test(own) ? own : text
}
