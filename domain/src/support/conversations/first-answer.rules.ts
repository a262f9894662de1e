import { foldLetters } from '../../base/fold-text.ts'
import { ARTICLES, type Article } from './articles.data.ts'
import { ARTICLE_WORDS, PERSON_WORDS, TROUBLE_WORDS } from './first-answer-words.data.ts'

/** A longer message tells a story, which a person reads. */
const MAX_QUESTION = 240
/** After so many answers a person goes on, whether they helped or not. */
const MAX_FIRST_ANSWERS = 2

const fold = (text: string) => foldLetters(text).replaceAll('’', "'")
const PERSON = PERSON_WORDS.split('|').map(fold)
const TROUBLE = TROUBLE_WORDS.split('|').map(fold)
/** For each article its lines, each of its words with the beginnings of which one is enough. */
const LINES = new Map(
  Object.entries(ARTICLE_WORDS).map(([id, lines]) => [
    id,
    lines.map((line) => line.split(' ').map((either) => either.split('|').map(fold))),
  ]),
)
/** Scripts that put no space between words: there a part of the text is enough. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

/** Whether somebody asks for a person. Rather once too often: then a person answers, which is never wrong. */
export function asksForPerson(text: string): boolean {
  const spoken = ` ${wordsOf(text).join(' ')} `
  return PERSON.some((word) => (UNSPACED.test(word) ? spoken.includes(word) : spoken.includes(` ${word} `)))
}

/**
 * The help article that answers a message without doubt, and null wherever there is one: a story, several questions, trouble, a
 * wish for a person, two articles that fit, or one that was given before.
 */
export function findFirstAnswer(text: string, given: readonly string[]): Article | null {
  if (given.length >= MAX_FIRST_ANSWERS || text.length > MAX_QUESTION || countQuestions(text) > 1) return null
  const words = wordsOf(text)
  const spoken = ` ${words.join(' ')} `
  if (asksForPerson(text) || TROUBLE.some((word) => spoken.includes(` ${word}`))) return null
  const isSaid = (beginnings: readonly string[]) =>
    beginnings.some((beginning) => words.some((word) => word.startsWith(beginning)))
  const fitting = ARTICLES.filter(({ id }) => LINES.get(id)?.some((line) => line.every(isSaid)))
  const [only] = fitting
  return fitting.length === 1 && only && !given.includes(only.id) ? only : null
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)
}

function countQuestions(text: string): number {
  return text.match(/[?？؟]+/g)?.length ?? 0
}
