/** Where a sentence ends: after its sign and a space, after a sign of East Asia, or at the end of a line. */
const END = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”）]*|[।؟۔](?=\s)|\n+/gu
/** Words whose point ends no sentence; and ordinals and initials. */
const NO_END =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|St|Mr|Mrs|Ms|Dr|No|vs|etc|z\.B|bzw|Nr|ul|\p{Lu}|\d{1,2})\.$/u

/** Cuts whole sentences off a text that is still being written; `rest` is what may go on. */
export function takeSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length
    const sentence = text.slice(from, to)
    if (!match[0].includes('\n') && NO_END.test(sentence)) continue
    sentences.push(sentence)
    from = to
  }
  return { sentences, rest: text.slice(from) }
}

/** A sentence as it is shown: the marks of Markdown mean nothing here, and the number of a list is no fact. */
export function plainSentence(sentence: string): string {
  return sentence.replace(/[*`]+|^(\s*)#+\s+/gmu, '$1').replace(/^(\s*)(?:[-•]|\d{1,2}[.)])\s+/gmu, '$1• ')
}
