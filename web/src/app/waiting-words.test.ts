import { expect, test } from 'vitest'
import { subjectOf, waitingWordsOf } from './waiting-words.ts'

test('a write is named by its call, whatever its ids and its query', () => {
  expect(waitingWordsOf({ method: 'DELETE', url: '/api/saved-items?item_type=city&item_id=rome' })).toBe(
    'what.unsaved',
  )
  expect(waitingWordsOf({ method: 'POST', url: '/api/support/requests/a-1/messages' })).toBe(
    'what.support-message',
  )
})

test('a write that an older version stored has words too', () => {
  expect(waitingWordsOf({ method: 'POST', url: '/api/gone' })).toBe('what.other')
})

test.each([
  ['{"title":"Rome","text":"more"}', 'Rome'],
  ['{"subject":"Invoice","text":"Where is it?"}', 'Invoice'],
  ['{"ops":[{"field":"days","value":3},{"field":"name","value":"Krems"}]}', 'Krems'],
  ['{"text":"Hello"}', 'Hello'],
  ['{"rating":5}', ''],
  ['not json', ''],
])('its subject is the title, the name or the words that it writes: %s', (body, subject) => {
  expect(subjectOf({ body })).toBe(subject)
})

test('a long text is shortened between letters, never inside one', () => {
  const subject = subjectOf({ body: JSON.stringify({ text: '🧭'.repeat(300) }) })
  expect(subject).toBe(`${'🧭'.repeat(80)}…`)
})
