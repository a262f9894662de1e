import { foldLetters } from '../../base/fold-text.ts'
import type { Article } from './articles.data.ts'

/** Articles that hold every word; those with a word in the title come first, else the order stays. */
export function findArticles(articles: readonly Article[], words: string): Article[] {
  const wanted = foldLetters(words).split(/\s+/).filter(Boolean)
  const inTitle = ({ title }: Article) => wanted.filter((word) => foldLetters(title).includes(word)).length
  return articles
    .filter(({ title, paragraphs }) => {
      const text = foldLetters([title, ...paragraphs].join(' '))
      return wanted.every((word) => text.includes(word))
    })
    .toSorted((a, b) => inTitle(b) - inTitle(a))
}
