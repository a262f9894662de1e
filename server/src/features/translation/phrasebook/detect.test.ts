import { detectLanguage } from '@tripwright/domain/base/detect-language'
import { expect, it } from 'vitest'
import { listPhrasebooks } from './phrasebook.service.ts'

// Sentences of three words on the mean, and neighbours such as Danish and Norwegian: the rule would rather say nothing.
it('tells two of three phrases of the phrasebook, and one in twenty wrongly', () => {
  const said = [...listPhrasebooks().values()].flatMap(({ language, phrases }) =>
    Object.values(phrases).map((phrase) => {
      const found = detectLanguage(typeof phrase === 'string' ? phrase : phrase[0])
      return found === null ? 'nothing' : found === language ? 'right' : 'wrong'
    }),
  )
  const share = (kind: string) => said.filter((one) => one === kind).length / said.length
  expect(share('right')).toBeGreaterThan(0.66)
  expect(share('wrong')).toBeLessThan(0.06)
})
