import { expect, it } from 'vitest'
import { fillReply } from './saved-reply.rules.ts'

const values = { name: 'Ana', subject: 'The map', agent: 'sam@example.org' }

it('fills in name, subject and who answers, each as often as it stands there', () => {
  expect(fillReply('Hello {name}, about “{subject}”: {name}, try again. {agent}', values)).toBe(
    'Hello Ana, about “The map”: Ana, try again. sam@example.org',
  )
})

it('greets without a gap where no name is known, and leaves other braces alone', () => {
  expect(fillReply('Hello {name}, use {curly} braces.', { ...values, name: ' ' })).toBe(
    'Hello, use {curly} braces.',
  )
})

it('takes values as they are: a subject that looks like a placeholder or a pattern is not filled again', () => {
  expect(fillReply('{subject}', { ...values, subject: '{name} $& $1' })).toBe('{name} $& $1')
})
