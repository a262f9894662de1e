import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_POSTS } from '../../base/hostile-markdown.ts'
import { plainText, readMarkdown, readPostMarkdown } from './markdown.rules.ts'
import { addBlock, picturePath, readPicture, writePicture } from './post-picture.rules.ts'
import { checkPostText, picturesOfText, readText } from './post-text.rules.ts'

const ID = '0d9c7b1e-52a4-4c8e-9a39-7b1f3e5d2c10'
const PATH = `/api/blog/pictures/${ID}/1600x900`
const PICTURE = { id: ID, width: 1600, height: 900, alt: 'A tram in the rain', caption: null }

describe('a picture of a post', () => {
  it('is a line of its own with alt text, and may have a caption', () => {
    expect(
      readPostMarkdown(`one\n\n![A tram in the rain](${PATH})\n\n![A tram in the rain](${PATH} "By Nora")`),
    ).toEqual([{ p: ['one'] }, { picture: PICTURE }, { picture: { ...PICTURE, caption: 'By Nora' } }])
    expect(picturePath(PICTURE)).toBe(PATH)
  })

  it('counts as its caption in the words of a post', () => {
    expect(plainText(readPostMarkdown(`![A tram](${PATH} "By Nora")\n\n![A tram](${PATH})`))).toBe(
      'By Nora\n\n',
    )
  })

  it.each([
    ['has no alt text', `![](${PATH})`],
    ['has alt text of spaces', `![  ](${PATH})`],
    ['has alt text that is too long', `![${'a'.repeat(201)}](${PATH})`],
    ['has a caption that is too long', `![a](${PATH} "${'a'.repeat(301)}")`],
    ['is on another site', '![a](https://elsewhere.example/a.png)'],
    ['is no file of ours', '![a](/a.png)'],
    ['leaves the folder', `![a](/api/blog/pictures/../${ID}/1600x900)`],
    ['has a query', `![a](${PATH}?x=1)`],
    ['has no width', `![a](/api/blog/pictures/${ID}/0x900)`],
    ['has a sign that turns its words', `![a\u202eb](${PATH})`],
    ['has HTML in its caption', `![a](${PATH} "<b>x</b>")`],
    ['has more behind it', `![a](${PATH}) and words`],
    ['has a line below it', `![a](${PATH})\nand words`],
  ])('that %s is a fault with its line', (_, line) => {
    expect(readText(`fine\n\n${line}`)).toMatchObject({ problem: { fault: 'picture', line: 3 } })
  })

  it('is in posts alone, not in other texts', () => {
    expect(() => readMarkdown(`![A tram](${PATH})`)).toThrow(/^line 1: /)
  })

  it('keeps a draft from being published while its alt text is missing', () => {
    const text = {
      title: 'T',
      description: 'd'.repeat(80),
      writer: 'nora-meridian',
      topics: ['planning' as const],
      text: `![](${PATH})`,
    }
    expect(checkPostText(text)).toMatchObject([{ field: 'markdown', fault: 'picture' }])
  })

  it('is found in a draft that cannot be read yet', () => {
    expect(picturesOfText(`<b>\n\n![A tram in the rain](${PATH})`)).toEqual([PICTURE])
  })

  it('is read as it was written, whatever its words are', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60, unit: 'grapheme' }),
        fc.string({ maxLength: 60 }),
        (alt, caption) => {
          const line = writePicture({ ...PICTURE, alt: `a${alt}`, caption })
          const read = readPicture(line)
          expect(read).not.toBeNull()
          expect(read && writePicture(read)).toBe(line)
        },
      ),
    )
  })

  it('has no hostile words: each is refused, or plain', () => {
    const lines = HOSTILE_POSTS.flatMap((text) => [`![${text}](${PATH})`, `![a](${PATH} "${text}")`])
    const through = [
      ...lines,
      ...HOSTILE_POSTS.map((text) =>
        writePicture({ ...PICTURE, alt: text.slice(0, 90), caption: text.slice(0, 90) }),
      ),
    ]
      .map(readPicture)
      .filter((picture) => /[<>`*\\]|&#|&[a-z]+;/i.test(`${picture?.alt}${picture?.caption}`))
    expect(through).toEqual([])
  })
})

describe('a block that is added to a text', () => {
  it.each([
    ['one\n\ntwo', 1, 'one\n\nX\n\ntwo'],
    ['one\n\ntwo', 8, 'one\n\ntwo\n\nX'],
    ['one\n\ntwo\n\n\n', Number.POSITIVE_INFINITY, 'one\n\ntwo\n\nX'],
    ['', 0, 'X'],
  ])('%j at %d', (text, position, expected) => expect(addBlock(text, position, 'X')).toBe(expected))
})
