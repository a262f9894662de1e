import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trainModel } from './train-model.ts'
import { checksumOf, kindOf, readSentences } from './training.ts'

const MODELS = new URL('../../../domain/src/assistant/multilingual/', import.meta.url)

it('the models are those of the sentences that are here: after a change `npm run train:reader` makes them again', () => {
  expect(readFileSync(new URL('model-languages.data.ts', MODELS), 'utf8')).toContain(
    checksumOf(readSentences()),
  )
})

it('the same rows make the same model, which tells them apart', () => {
  const rows = [
    { text: ' will it rain in ʭ ', kind: 'weather' },
    { text: ' is it cold in ʭ ', kind: 'weather' },
    { text: ' will it rain today ', kind: 'weather' },
    { text: ' a hotel in ʭ ', kind: 'hotels' },
    { text: ' cheap hotel in ʭ ', kind: 'hotels' },
  ]
  const model = trainModel(rows, 1000)
  expect(trainModel(rows, 1000)).toEqual(model)
  expect(model.classes).toBe('hotels weather')
})

it('an expected call tells the kind of request, also where it is asked back', () => {
  expect(kindOf({ tool: ['weather.forecast', 'climate.month'] })).toBe('weather')
  expect(kindOf({ tool: 'help.find', args: { topic: 'theft' } })).toBe('theft')
  expect(kindOf({ tool: 'ask-back', args: { about: 'visa.check' } })).toBe('visa')
  expect(kindOf({ tool: 'ask-back' })).toBe('offtopic')
})
