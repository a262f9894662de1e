import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainSentence, takeSentences } from './sentence-splitter.rules.ts'

it.each([
  ['It opens at 9. It closes at 5 p.m. today! ', ['It opens at 9. It closes at 5 p.m.', ' today!']],
  ['Use approx. 3.5 kg. Then go', ['Use approx. 3.5 kg.']],
  ['Am 5. Mai ist St. Peter offen. ', ['Am 5. Mai ist St. Peter offen.']],
  ['東京は晴れです。暑い！', ['東京は晴れです。', '暑い！']],
  ['One line\nand another', ['One line\n']],
])('%j is cut into sentences', (text, sentences) => {
  expect(takeSentences(text).sentences).toEqual(sentences)
})

it('no letter is lost or doubled, however a text arrives in pieces', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('. ', '! ', '。', '\n', '3.5', ' e.g. ', 'A. '))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      let rest = ''
      const shown: string[] = []
      for (const one of pieces) {
        const cut = takeSentences(rest + one)
        shown.push(...cut.sentences)
        rest = cut.rest
      }
      expect(shown.join('') + rest).toBe(pieces.join(''))
    }),
    { numRuns: 200 },
  )
})

it('the marks of Markdown are not shown, and a number of a list is not a fact', () => {
  expect(plainSentence('## **Rome**')).toBe('Rome')
  expect(plainSentence('\n2. Bring `cash`.')).toBe('\n• Bring cash.')
})
