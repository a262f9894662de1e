import { foldLetters } from '../../base/fold-text.ts'
import type { Article } from './articles.data.ts'

/** Articles with every word; the ones with a word in the title come first, otherwise the order stays. */
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
