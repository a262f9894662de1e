import type { Article } from './articles.data.ts'

/** Small letters without their marks: "Größe" and "grosse" are found alike. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
}

/** Articles that hold every word; those with a word in the title come first, else the order stays. */
export function findArticles(articles: readonly Article[], words: string): Article[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  const inTitle = ({ title }: Article) => wanted.filter((word) => foldText(title).includes(word)).length
  return articles
    .filter(({ title, paragraphs }) => {
      const text = foldText([title, ...paragraphs].join(' '))
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => inTitle(b) - inTitle(a))
}
