import { detectLanguage } from '@tripwright/domain/base/detect-language'
import { expect, it } from 'vitest'
import { listPhrasebooks } from './phrasebook.service.ts'

// Sentences of three words on average, and similar languages such as Danish and Norwegian: the rule must prefer no answer to
// a wrong one.
it('tells two of three phrases of the phrasebook, and one in twenty wrongly', () => {
  const outcomes = [...listPhrasebooks().values()].flatMap(({ language, phrases }) =>
    Object.values(phrases).map((phrase) => {
      const detected = detectLanguage(typeof phrase === 'string' ? phrase : phrase[0])
      return detected === null ? 'nothing' : detected === language ? 'right' : 'wrong'
    }),
  )
  const share = (kind: string) => outcomes.filter((one) => one === kind).length / outcomes.length
  expect(share('right')).toBeGreaterThan(0.66)
  expect(share('wrong')).toBeLessThan(0.06)
})
