import { describe, expect, it } from 'vitest'
import { checkPostText, linksOfText, minutesOfText, type PostText, slugOfTitle } from './post-text.rules.ts'

const TEXT: PostText = {
  title: 'A title',
  description: 'd'.repeat(70),
  writer: 'nora-meridian',
  topics: ['money'],
  text: '## One\n\nTwo words.',
}

describe('a text of a post', () => {
  it('that is complete has no problem', () => {
    expect(checkPostText(TEXT)).toEqual([])
  })

  it.each<[Partial<PostText>, string]>([
    [{ title: ' ' }, 'title'],
    [{ title: 'a\r\nSet-Cookie: b' }, 'title'],
    [{ title: 'a'.repeat(71) }, 'title'],
    [{ description: 'd'.repeat(69) }, 'description'],
    [{ description: 'd'.repeat(161) }, 'description'],
    [{ writer: 'nobody' }, 'writer'],
    [{ topics: [] }, 'topics'],
    [{ text: ' \n' }, 'text'],
    [{ text: 'Fine.\n\n# Too large' }, 'markdown'],
  ])('with %j lacks its %s', (change, field) => {
    expect(checkPostText({ ...TEXT, ...change })).toMatchObject([{ field }])
  })

  it('names the line and the words of what it may not have', () => {
    expect(checkPostText({ ...TEXT, text: 'Fine.\n\n<b>no</b>' })).toEqual([
      { field: 'markdown', fault: 'outside', line: 3, excerpt: '<b>no</b>' },
    ])
  })
})

it.each([
  ['A day when it rains: plan B', 'a-day-when-it-rains-plan-b'],
  ['Café, don’t wait!', 'cafe-dont-wait'],
  ['Müßiggang', 'mu-iggang'],
  ['東京', ''],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(15)}word`],
])('the name of %s in addresses is %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug))

it('has links wherever words have them, anchors, and a time to read', () => {
  const text = '## **[One](/a)**\n\n- *[two](#one)*\n\n> [three](https://c.example/)'
  expect(linksOfText(text)).toEqual({ hrefs: ['/a', '#one', 'https://c.example/'], anchors: ['one'] })
  expect(linksOfText('# no')).toEqual({ hrefs: [], anchors: [] })
  expect([minutesOfText(text), minutesOfText('# no')]).toEqual([1, 0])
})
