/** The first letters of the first and last word of a name, in capitals; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase('en')
}
