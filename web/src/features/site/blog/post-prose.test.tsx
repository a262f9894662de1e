import { render, screen } from '@testing-library/react'
import { HOSTILE_POSTS } from '@tripwright/domain/base/hostile-markdown'
import { readPostMarkdown, readText, writePicture } from '@tripwright/domain/site/blog'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PostProse } from './post-prose.tsx'

const ID = '0d9c7b1e-52a4-4c8e-9a39-7b1f3e5d2c10'
const PICTURE = { id: ID, width: 1600, height: 900, alt: 'A tram', caption: 'By Nora' }

it('shows a picture with its alt text and caption, and holds room for it before it is there', () => {
  render(<PostProse blocks={readPostMarkdown(writePicture(PICTURE))} />)
  const image = screen.getByRole('img', { name: 'A tram' })
  expect(image.getAttribute('src')).toBe(`/api/blog/pictures/${ID}/1600x900`)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900'])
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(screen.getByRole('figure').textContent).toBe('By Nora')
})

it('takes pictures of a draft from another address', () => {
  render(
    <PostProse blocks={readPostMarkdown(writePicture(PICTURE))} addressOf={({ id }) => `/drafts/${id}`} />,
  )
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/drafts/${ID}`)
})

it('lets none of two hundred hostile texts through in alt text or caption, rendered as on the server', () => {
  const through = HOSTILE_POSTS.flatMap((text) => [
    `![x${text}](/api/blog/pictures/${ID}/16x9 "y")`,
    writePicture({ ...PICTURE, alt: text.slice(0, 150), caption: text.slice(0, 150) }),
  ]).filter((line) => {
    const read = readText(line)
    if ('problem' in read) return false
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(<PostProse blocks={read.blocks} />)
    const elements = [...page.querySelectorAll('*')]
    return elements.some(
      (one) =>
        !['DIV', 'FIGURE', 'IMG', 'FIGCAPTION', 'P', 'A', 'CODE'].includes(one.tagName) ||
        one.getAttributeNames().some((name) => name.startsWith('on')) ||
        !/^(\/api\/blog\/pictures\/|$)/.test(one.getAttribute('src') ?? ''),
    )
  })
  expect(through).toEqual([])
})
