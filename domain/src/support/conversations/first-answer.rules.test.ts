import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARTICLES } from './articles.data.ts'
import { asksForPerson, findFirstAnswer } from './first-answer.rules.ts'
import { ARTICLE_WORDS } from './first-answer-words.data.ts'

const given = (text: string, before: string[] = []) => findFirstAnswer(text, before)?.id ?? null

describe('the first answer', () => {
  it.each([
    ['How do I cancel my subscription?', 'cancel'],
    ['I want to cancel my plan', 'cancel'],
    ['Where can I delete my account?', 'export-delete'],
    ['How can I download my data', 'export-delete'],
    ['Does the trial need a credit card?', 'trial'],
    ['How long is the trial?', 'trial'],
    ['I didn’t get the verification email.', 'mail-missing'],
    ['What works offline?', 'no-signal'],
    ['How many questions a day are free?', 'limits'],
    ['Can I export my trip as a PDF?', 'export-plan'],
    ['Do you sell flights?', 'handed-on'],
    ['How do I make my first plan?', 'first-plan'],
    ['How do you check a plan?', 'proved-plan'],
    ['How do I sign out on another device?', 'sessions'],
    ['Can I save a place without an account?', 'guest-saves'],
    ['HOW CAN I CANCEL MY PLAN', 'cancel'],
  ])('%s: %s', (text, id) => {
    expect(given(text)).toBe(id)
  })

  it.each([
    'I was charged twice, how do I cancel my plan?',
    'How do I cancel my plan and get a refund?',
    'I tried to cancel my subscription.',
    'The map stays white.',
    'Does the ferry run in May?',
    'How do I cancel my plan? And where is my data?',
    'How do I delete my account, I want to talk to a person',
    'Is Rome nice?',
    'hello',
    '',
    '?',
  ])('%s: a person answers', (text) => {
    expect(given(text)).toBeNull()
  })

  it('is never given twice, and not more often than two times', () => {
    expect(given('How do I cancel my plan?', ['cancel'])).toBeNull()
    expect(given('How do I cancel my plan?', ['trial'])).toBe('cancel')
    expect(given('How do I cancel my plan?', ['trial', 'limits'])).toBeNull()
  })

  it('is not for stories', () => {
    expect(given(`How do I cancel my plan? ${'It is a long story. '.repeat(20)}`)).toBeNull()
  })

  it('is given for any text without a failure, and never where a person is asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(given(`How do I cancel my plan? ${text} human`)).toBeNull()
      }),
      { numRuns: 50 },
    )
  })

  it('knows words for every article', () => {
    expect(Object.keys(ARTICLE_WORDS).sort()).toEqual(ARTICLES.map(({ id }) => id).sort())
  })
})

describe('asking for a person', () => {
  it.each([
    'Can I talk to a person?',
    'HUMAN please',
    'Ich möchte mit einem Menschen sprechen',
    'Quiero hablar con una persona',
    'Je veux parler à un conseiller',
    'Соедините с оператором, мне нужен человек',
    '转人工',
    '我要人工客服',
    'أريد التحدث مع موظف',
  ])('is understood: %s', (text) => {
    expect(asksForPerson(text)).toBe(true)
  })

  it('is not read into other words', () => {
    expect(asksForPerson('What is personalized?')).toBe(false)
    expect(asksForPerson('Humanities museum in Rome')).toBe(false)
  })
})
