import { describe, expect, it } from 'vitest'
import { HOSTILE_POSTS } from '../../base/hostile-markdown.ts'
import { linksOf, readMarkdown } from './markdown.rules.ts'
import { readText } from './post-text.rules.ts'

describe('hostile posts', () => {
  it('are two hundred', () => expect(new Set(HOSTILE_POSTS).size).toBe(200))

  it('are refused with a line, or read as words and links to pages only', () => {
    const through = HOSTILE_POSTS.filter((text) => {
      const read = readText(text)
      if ('problem' in read) return false
      return linksOf(read.blocks).some(
        (href) => !/^(https:\/\/|\/[^/\\]|#)/.test(href) || /["'<>\\]/.test(href),
      )
    })
    expect(through).toEqual([])
  })

  it.each([
    ['brackets', '['.repeat(40_000)],
    ['marks of code beside brackets', '`a`'.repeat(800) + '['.repeat(2000)],
    ['stars', '*'.repeat(4999)],
    ['pairs of stars', '**a '.repeat(1200)],
    ['many marks', '`a` '.repeat(1200)],
  ])('of many %s are read, or refused, in linear time and without a deep stack', (_, text) => {
    expect(() => readText(text)).not.toThrow()
  })

  it('a heading of signs alone has an anchor all the same', () => {
    expect(readMarkdown('## !!!')).toEqual([{ h: 2, id: 'part', text: ['!!!'] }])
  })
})
