import { describe, expect, it } from 'vitest'
import { normalizeWords, parseDates, parseMoneyMentions } from '../language/index.ts'
import { readPlanChange } from './change-reader.rules.ts'
import {
  CHANGE_EXAMPLES,
  type ChangeAnswer,
  changeSentence,
  withOtherChanges,
} from './change-sentences.rules.ts'
import type { ChangeArguments } from './resolve-change.rules.ts'

const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten-free'] as const
const read = (text: string) => {
  const spoken = normalizeWords(text)
  return readPlanChange({
    text,
    spoken,
    date: parseDates(text, '2026-11-27').from,
    sum: parseMoneyMentions(text, ['EUR', 'USD', 'JPY']).sum,
    diets: DIETS.filter((diet) => spoken.includes(` ${diet.replace('-', ' ')} `)),
  })
}

describe('a sentence asks for a change', () => {
  it.each([
    ['make day 2 more relaxed', { kind: 'pace', pace: 'relaxed', day: 2 }],
    ['Can you please make the second day a bit easier?', { kind: 'pace', pace: 'relaxed', day: 2 }],
    ['Day three is too packed', { kind: 'pace', pace: 'relaxed', day: 3 }],
    ['slow down the last day', { kind: 'pace', pace: 'relaxed', isLastDay: true }],
    ['Make the whole trip less rushed please', { kind: 'pace', pace: 'relaxed' }],
    ['take it easy on Friday', { kind: 'pace', pace: 'relaxed', weekday: 4 }],
    ['fit in more on day 1', { kind: 'pace', pace: 'packed', day: 1 }],
    ['make every day busier', { kind: 'pace', pace: 'packed', every: true }],
    ['move the museum to the morning', { kind: 'move', stop: 'museum', part: 'morning' }],
    ['Move the Town Museum to day 2', { kind: 'move', stop: 'town museum', day: 2 }],
    ['put the palace on Friday', { kind: 'move', stop: 'palace', weekday: 4 }],
    ['shift dinner on day 2 to the evening', { kind: 'move', stop: 'dinner', day: 2, part: 'evening' }],
    ['move the castle from day 1 to day 3', { kind: 'move', stop: 'castle', from: 1, day: 3 }],
    ['visit the gardens in the afternoon instead', { kind: 'move', stop: 'gardens', part: 'afternoon' }],
    ['swap dinner for vegan', { kind: 'meals', meal: 'dinner', diets: ['vegan'] }],
    ['swap dinner on day 3 for vegan', { kind: 'meals', meal: 'dinner', diets: ['vegan'], day: 3 }],
    ['a gluten-free lunch on Monday', { kind: 'meals', meal: 'lunch', diets: ['gluten-free'], weekday: 0 }],
    ['make all dinners vegetarian', { kind: 'meals', meal: 'dinner', diets: ['vegetarian'], every: true }],
    ['swap lunch on day 1 for something else', { kind: 'meals', meal: 'lunch', day: 1 }],
    ['we land three hours later', { kind: 'arrival', minutes: 180 }],
    ['Our flight arrives an hour and a half earlier', { kind: 'arrival', minutes: -90 }],
    ['we land at 3 pm instead', { kind: 'arrival', clock: '15:00' }],
    ['we only arrive at 15:30', { kind: 'arrival', clock: '15:30' }],
    ['We land at 15:30 on Friday', { kind: 'arrival', clock: '15:30', weekday: 4 }],
    ['our plane lands on Friday at 3 pm', { kind: 'arrival', clock: '15:00', weekday: 4 }],
    ['our flight leaves at 21:15 on the last day', { kind: 'departure', clock: '21:15', isLastDay: true }],
    ['we land two hours later on day 1', { kind: 'arrival', minutes: 120, day: 1 }],
    ['we leave two hours earlier', { kind: 'departure', minutes: -120 }],
    ['add a rest day', { kind: 'rest' }],
    ['make day 2 a rest day', { kind: 'rest', day: 2 }],
    ['keep Friday free', { kind: 'rest', weekday: 4 }],
    ['make it cheaper by 200', { kind: 'budget', amount: 200 }],
    ['make the trip 150 euros cheaper', { kind: 'budget', amount: 150, currency: 'EUR' }],
    ['save $1,200 on the trip', { kind: 'budget', amount: 1200, currency: 'USD' }],
    ['make the plan cheaper', { kind: 'budget' }],
    ['keep the total under 300 euros', { kind: 'budget', amount: 300, currency: 'EUR', isTotal: true }],
    ['remove the Grand Palace', { kind: 'remove', stop: 'grand palace' }],
    ['drop the old tower from day 2', { kind: 'remove', stop: 'old tower', day: 2, from: 2 }],
    ['Please take the aquarium out of the plan', { kind: 'remove', stop: 'aquarium' }],
    ['skip the museum', { kind: 'remove', stop: 'museum' }],
    ['add the Pantheon on Friday', { kind: 'add', place: 'pantheon', weekday: 4 }],
    ['include the City Museum', { kind: 'add', place: 'city museum' }],
    ['squeeze in a park on day 2', { kind: 'add', place: 'park', day: 2 }],
    ['swap the Old Tower for the Sea Aquarium', { kind: 'swap', stop: 'old tower', place: 'sea aquarium' }],
    ['replace the palace with something else', { kind: 'swap', stop: 'palace' }],
    ['reorder the stops', {}],
  ] as const)('%s', (text, change) => {
    const { date: _, ...said } = read(text) ?? { date: null, kind: 'none' }
    expect(said).toEqual(change)
  })
})

describe('a sentence asks for no change', () => {
  it.each([
    'delete my account',
    'add 20% tip to 50 euros',
    'change 200 dollars to euros',
    'swap 100 USD for yen',
    'skip the line tickets for the Colosseum',
    'remove my hotel booking',
    'cancel my flight',
    'make a plan for 3 days in Rome',
    'make me a packing list',
    'is it cheaper in June?',
    'what time do we land?',
    'we arrive in Rome on Friday',
    'add two more nights',
    'where can I have a vegan dinner?',
    'is the museum open in the morning?',
    'how many days should we stay?',
    'save this',
    'move to Portugal',
  ])('%s', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('an answer to a question back', () => {
  it.each([
    [{ kind: 'move', stop: 'museum', part: 'morning' }, { name: 'Toy Museum' }, { stop: 'toy museum' }],
    [{ kind: 'move', stop: 'old tower' }, { day: 3 }, { day: 3 }],
    [{ kind: 'move', stop: 'dinner', part: 'evening' }, { day: 2 }, { day: 2 }],
    [{ kind: 'remove', stop: 'museum' }, { name: 'St. Mary’s Museum' }, { stop: 'st mary s museum' }],
    [{ kind: 'remove', stop: 'dinner' }, { day: 2 }, { from: 2 }],
    [{ kind: 'swap', stop: 'museum', place: 'park' }, { name: 'Toy Museum' }, { stop: 'toy museum' }],
    [{ kind: 'swap', stop: 'museum', place: 'park' }, { place: 'Hill Park' }, { place: 'hill park' }],
    [{ kind: 'swap', stop: 'museum' }, { name: 'Toy Museum' }, { stop: 'toy museum' }],
    [{ kind: 'meals', meal: 'dinner', diets: ['vegan'] }, { day: 2 }, { day: 2 }],
    [{ kind: 'meals', meal: 'lunch' }, { day: 1 }, { day: 1 }],
    [{ kind: 'rest' }, { day: 2 }, { day: 2 }],
    [{ kind: 'arrival', clock: '15:30' }, { day: 1 }, { day: 1 }],
    [{ kind: 'departure', minutes: -90 }, { day: 3 }, { day: 3 }],
    [{ kind: 'budget' }, { sum: { amount: 50, currency: 'EUR' } }, { amount: 50, currency: 'EUR' }],
    [{ kind: 'add', place: 'park', day: 2 }, { place: 'Hill Park' }, { place: 'hill park' }],
  ] satisfies [Omit<ChangeArguments, 'change'>, ChangeAnswer, object][])(
    'to %j of %j is a sentence that is read',
    (args, answer, said) => {
      const sentence = changeSentence(Object.assign({ change: '' }, args), answer)
      expect(read(sentence)).toMatchObject(Object.assign({}, args, said))
    },
  )

  it('may be one of the examples', () => {
    for (const example of CHANGE_EXAMPLES) expect(read(example)?.kind).toBeDefined()
  })
})

describe('several changes in one sentence', () => {
  it.each([
    [
      'make day 2 more relaxed and move the museum to the morning',
      { kind: 'pace', day: 2, further: [{ kind: 'move', stop: 'museum', part: 'morning' }] },
    ],
    [
      'skip the market on day 1 and add the old tower on day 3',
      { kind: 'remove', stop: 'market', day: 1, further: [{ kind: 'add', place: 'old tower', day: 3 }] },
    ],
    [
      'Remove the market. Swap dinner on day 2 for vegan.',
      { kind: 'remove', stop: 'market', further: [{ kind: 'meals', meal: 'dinner', day: 2 }] },
    ],
  ])('"%s" is read as %j', (text, said) => {
    expect(read(text)).toMatchObject(said)
  })

  it.each([
    'Day 2 is too full, make it easier',
    'move the museum to the morning',
    'remove the bread and butter museum',
  ])('"%s" is one change', (text) => {
    expect(read(text)?.further).toBeUndefined()
  })

  it('the question about one of them is answered together with the others', () => {
    const sentence = withOtherChanges('Remove Toy Museum', ['add the old tower on day 3'])
    expect(read(sentence)).toMatchObject({ kind: 'remove', further: [{ kind: 'add', day: 3 }] })
  })
})
