import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { saveItem } from '../saved/index.ts'
import { receivedItem, receivedWords } from './received.rules.ts'

const shared = (fields: object) => ({ title: '', text: '', url: '', ...fields })

test('a link becomes a saved link under its own address, named as its app named it', () => {
  const item = receivedItem(shared({ title: 'Trattoria da Enzo', url: 'https://maps.example/enzo' }), 'a')
  expect(item).toMatchObject({
    item_type: 'link',
    item_id: 'https://maps.example/enzo',
    title: 'Trattoria da Enzo',
    item_data: { website: 'https://maps.example/enzo' },
  })
})

test('a link inside the text is found; without any words its host is the name', () => {
  expect(receivedItem(shared({ text: 'Look: https://www.example.org/x' }), 'a')).toMatchObject({
    item_type: 'link',
    title: 'Look: https://www.example.org/x',
  })
  expect(receivedItem(shared({ text: 'https://www.example.org/x' }), 'a')?.title).toBe('example.org')
})

test('a text without a link becomes a note of its own', () => {
  expect(receivedItem(shared({ text: 'Gate B12\nboards 14:10' }), 'a')).toMatchObject({
    item_type: 'note',
    item_id: 'note-a',
    title: 'Gate B12',
    description: 'Gate B12\nboards 14:10',
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://user:pw@example.org/'])(
  '%s is no link',
  (url) => {
    expect(receivedItem(shared({ url }), 'a')?.item_type).toBe('note')
  },
)

test('nothing becomes nothing', () => {
  expect(receivedItem(shared({ title: ' ', text: '\n' }), 'a')).toBeNull()
  expect(receivedWords(shared({ text: 'see https://a.example', url: 'https://a.example' }))).toBe(
    'see https://a.example',
  )
})

test('whatever another app shares, the item is one that the server takes', () => {
  const word = fc
    .tuple(
      fc.string({
        unit: fc.constantFrom('a', ' ', '\n', '🧭', '\u0301', '/', ':', '<', '.', '\0'),
        maxLength: 12,
      }),
      fc.constantFrom(1, 30, 500),
    )
    .map(([part, times]) => part.repeat(times))
  const address = word.map((rest) => `https://a.example/${rest}`)
  fc.assert(
    fc.property(fc.record({ title: word, text: word, url: fc.oneof(word, address) }), (one) => {
      const item = receivedItem(one, 'a1')
      if (item !== null) expect(z.safeParse(saveItem.input, item).success).toBe(true)
    }),
  )
})
