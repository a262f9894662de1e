import { describe, expect, it } from 'vitest'
import { findPosts, type Post, readPost, relatedTo, sortByNewest } from './post.rules.ts'

const SOURCE = `---
slug: a-post
title: A post: with a colon
description: What it says.
writer: nora-meridian
date: 2026-11-20
updated: 2026-11-21
tags: hours, money
---
## First
${'word '.repeat(475)}
`

describe('a post', () => {
  it('has its front matter, its text and its reading time in minutes', () => {
    const { text, ...summary } = readPost(SOURCE)
    expect(summary).toEqual({
      slug: 'a-post',
      title: 'A post: with a colon',
      description: 'What it says.',
      writer: 'nora-meridian',
      date: '2026-11-20',
      updated: '2026-11-21',
      topics: ['hours', 'money'],
      minutes: 2,
    })
    expect(text.split('\n')[0]).toBe('## First')
  })

  it.each([
    ['title: A post: with a colon\n', '', '"title" is missing'],
    ['slug: a-post', 'slug: A Post', '"A Post" is no slug'],
    ['2026-11-21', '2026-11-19', '"date" and "updated" are dates'],
    ['2026-11-20', '2026-02-30', '"date" and "updated" are dates'],
    ['hours, money', 'hours, gossip', '"gossip" is no topic'],
    ['tags:', 'mood: good\ntags:', '"mood" is nothing that a post has'],
    ['---\nslug', 'slug', 'begins with its front matter'],
    ['## First', '# First', 'line 10: '],
  ])('with %j as %j is refused: %s', (found, instead, message) => {
    expect(() => readPost(SOURCE.replace(found, instead))).toThrow(message)
  })
})

describe('many posts', () => {
  const post = (slug: string, date: string, topics: Post['topics']): Post => {
    return { ...readPost(SOURCE), slug, title: slug.toUpperCase(), date, topics }
  }
  const posts = [
    post('b', '2026-01-01', ['money']),
    post('a', '2026-01-01', ['hours', 'money']),
    post('c', '2026-03-01', ['weather']),
    post('d', '2025-12-31', ['hours', 'money']),
  ]
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug).join(' ')

  it('are sorted newest first, and by title on the same day', () => {
    expect(slugs(sortByNewest(posts))).toBe('c a b d')
  })

  it('are related by shared topics, then by age', () => {
    expect(slugs(relatedTo(posts[1] ?? post('x', '', []), posts, 2))).toBe('d b')
    expect(slugs(relatedTo(posts[2] ?? post('x', '', []), posts, 9))).toBe('b a d')
  })

  it('are found by topic and by each word of a search', () => {
    expect(slugs(findPosts(posts, { topic: 'money', search: '' }))).toBe('b a d')
    expect(slugs(findPosts(posts, { topic: null, search: ' SAYS  c ' }))).toBe('c')
    expect(findPosts(posts, { topic: 'access', search: '' })).toEqual([])
  })
})
