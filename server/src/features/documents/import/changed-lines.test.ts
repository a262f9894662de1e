import { expect, inject, it } from 'vitest'
import {
  SAMPLES_BLIND_3,
  SAMPLES_BLIND_4,
  SAMPLES_BLIND_6,
  SAMPLES_BLIND_7,
  SAMPLES_BLIND_8,
  SAMPLES_REMEMBERED,
} from '../confirmations/index.ts'
import { CHANGES, falseFields, fieldsIn, wordsOfSample } from './test-changed-texts.ts'
import { SAMPLES_BLIND_5 } from './test-samples-blind-5.ts'

const SAMPLES = [
  ...SAMPLES_BLIND_3,
  ...SAMPLES_BLIND_4,
  ...SAMPLES_BLIND_5,
  ...SAMPLES_BLIND_6,
  ...SAMPLES_BLIND_7,
  ...SAMPLES_BLIND_8,
  ...SAMPLES_REMEMBERED,
]
/** Each so manieth of all changed texts is read. */
const STEP = inject('isProving') ? 1 : 17

/** A value that a broken layout makes wrong is worse than one that it makes go missing: these are the most of 1,000. */
const MOST_FALSE: Readonly<Record<string, number>> = {
  'each line left out': 6,
  'each line twice': 2,
  'each line behind the next': 7,
  'each line joined with the next': 6,
}

it.each(Object.entries(CHANGES))(
  'of a text with %s hardly a value is false, whatever is missing',
  async (change, changed) => {
    const [all, wrong] = [{ count: 0 }, new Map<string, number>()]
    let at = 0
    for (const sample of SAMPLES) {
      const words = await wordsOfSample(sample, '2027-11-01')
      if (!words) continue
      const wanted = fieldsIn(words, words.text)
      for (const text of changed(words.text.split('\n'))) {
        if (at++ % STEP > 0) continue
        const got = fieldsIn(words, text)
        all.count += got.flatMap((one) => Object.keys(one)).length
        for (const one of falseFields(wanted, got, words.text))
          wrong.set(`${sample.name} ${one}`, (wrong.get(`${sample.name} ${one}`) ?? 0) + 1)
      }
    }
    const count = [...wrong.values()].reduce((sum, one) => sum + one, 0)
    const share = (count * 1000) / all.count
    expect(all.count).toBeGreaterThan(1000)
    expect(share, JSON.stringify([...wrong].slice(0, 20))).toBeLessThan(MOST_FALSE[change] ?? 0)
    if (STEP === 1)
      console.info(`${change}: ${count} of ${all.count} fields false, ${share.toFixed(1)} of 1,000`)
  },
  600_000,
)
