import { expect, it } from 'vitest'
import { fillVariables, readMailingText } from './mailing-text.rules.ts'

const read = (body: string, subject = 'News') => readMailingText({ subject, body })

it('parses a text in the Markdown of posts with variables of its reader', () => {
  const text = read(
    '## Hello {{ name }}\n\n**New:** [this](/blog) and [that](https://example.org).\n\n- {{plan}}',
  )
  expect(text.ok && text.value.map((block) => Object.keys(block)[0])).toEqual(['h', 'p', 'ul'])
})

it.each([
  ['Hello {{email}}', 'There is no {{email}}. Known: {{name}}, {{plan}}.'],
  ['Hello {{constructor}}', 'There is no {{constructor}}. Known: {{name}}, {{plan}}.'],
  ['Hello {{name', 'There is no {{name. Known: {{name}}, {{plan}}.'],
  ['Hello name}}', 'There is no }}. Known: {{name}}, {{plan}}.'],
  ['[up](#top)', 'A link leads to a page of ours or to https: #top'],
  ['- [*up*](/{{name}})', 'A link leads to a page of ours or to https: /{{name}}'],
  ['<b>bold</b>', expect.stringContaining('line 1')],
  ['A line\n\n![picture](https://example.org/x.png)', expect.stringContaining('line 3')],
  ['[x](javascript:alert`1`)', expect.stringContaining('line 1')],
])('%j is refused with a sentence', (body, message) => {
  expect(read(body)).toMatchObject({ ok: false, fault: { where: 'body', message } })
})

it('a fault of the subject is reported for the subject', () => {
  expect(read('Hello', 'Dear {{age}}')).toMatchObject({ ok: false, fault: { where: 'subject' } })
})

it('the value of a variable is not parsed again', () => {
  expect(fillVariables('{{name}}, {{plan}}', { name: '{{plan}} $& **x**', plan: 'Explorer' })).toBe(
    '{{plan}} $& **x**, Explorer',
  )
})
