import { describe, expect, it } from 'vitest'
import { answerPhrase } from './phrase-answer.service.ts'

describe('the picture of a phrase', () => {
  it('shows it as it is written, and how it is said', () => {
    const answer = answerPhrase({ to: 'th', find: 'Where is the toilet?' })
    expect(answer?.title).toBe('“ห้องน้ำอยู่ที่ไหน”')
    expect(answer?.figures).toEqual([{ label: 'Said', value: 'Hong nam yu thi nai' }])
    expect(answerPhrase({ to: 'it', find: 'Where is the toilet?' })?.figures).toEqual([])
  })
})
