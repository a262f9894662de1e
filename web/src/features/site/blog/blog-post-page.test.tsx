import { act, render, screen } from '@testing-library/react'
import { HOSTILE_POSTS } from '@tripwright/domain/base/hostile-markdown'
import { readText } from '@tripwright/domain/site/blog'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPost, loadWriter } from './blog-live-page.tsx'
import { fetchBuiltPost } from './index.ts'
import { PostProse } from './post-prose.tsx'

// No server: what the build has is shown.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))

async function postPage() {
  const page = await loadPost('a-day-when-it-rains')
  if (!page) throw new Error('no post')
  return page
}

describe('the page of a post', () => {
  it('has its own head, its contents with anchors, and its writer', async () => {
    const { Page, texts } = await postPage()
    expect(texts.texts.title).toBe('A day when it rains: how to have a plan B | Tripwright')
    const { container } = render(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.texts.breadcrumb)
    expect(screen.getByRole('link', { name: 'By Jonas Isobar' }).getAttribute('href')).toBe(
      '/writers/jonas-isobar',
    )
    for (const link of screen.getByRole('navigation', { name: 'In this post' }).querySelectorAll('a'))
      expect(container.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent)
  })
})

it('passes a post on by its own address', async () => {
  const { Page } = await postPage()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  render(<Page />)
  await act(async () => screen.getByRole('button', { name: 'Share post' }).click())
  expect(written).toHaveBeenCalledWith(`${location.origin}/blog/a-day-when-it-rains`)
})

describe('the page of a writer', () => {
  it('says that the name is a pen name, and lists the posts signed with it', async () => {
    const writer = await loadWriter('nora-meridian')
    if (!writer) throw new Error('no writer')
    render(<writer.Page />)
    expect(screen.getByText(/^Nora Meridian is a pen name of the Tripwright team/)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})

it('draws every kind of block and of words', () => {
  const { container } = render(
    <PostProse
      blocks={[
        { h: 3, id: 'a', text: ['A'] },
        { p: ['b ', { em: ['c'] }, { strong: ['d'] }, { code: 'e' }, { href: '/f', text: ['g'] }] },
        { ul: [['h'], ['i']] },
        { ol: [['j']] },
        { quote: [['k'], [{ href: 'https://l.example/', text: ['m'] }]] },
      ]}
    />,
  )
  const html = container.firstElementChild?.innerHTML.replace(/ class="[^"]*"/g, '')
  expect(html).toBe(
    '<h3 id="a">A</h3><p>b <em>c</em><strong>d</strong><code>e</code><a href="/f">g</a></p><ul><li>h</li><li>i</li></ul>' +
      '<ol><li>j</li></ol><blockquote><p>k</p><p><a href="https://l.example/" rel="noopener">m</a></p></blockquote>',
  )
})

describe('what the server says', () => {
  const respond = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }))

  it('is shown instead of what the build has', async () => {
    const built = await fetchBuiltPost('a-day-when-it-rains')
    const post = { ...built, title: 'Another {title}', text: '## Other\n\nWords.' }
    respond(200, { post, posts: [] })
    const { Page, texts } = await postPage()
    expect(texts.texts.title).toBe('Another {title} | Tripwright')
    render(<Page />)
    expect(screen.getByRole('heading', { name: 'Other' })).toBeTruthy()
  })

  it('is that there is no such post, also of one that the build has', async () => {
    respond(404, { error: 'not-found', message: 'none' })
    expect(await loadPost('a-day-when-it-rains')).toBeNull()
  })

  it('is not asked for on the first page of a document, which carries what it was rendered from', async () => {
    const post = { ...(await fetchBuiltPost('a-day-when-it-rains')), title: 'Carried' }
    const element = Object.assign(document.createElement('script'), {
      id: 'page-data',
      type: 'application/json',
    })
    element.textContent = JSON.stringify({ post, posts: [] })
    document.head.append(element)
    expect((await postPage()).texts.texts.breadcrumb).toBe('Carried')
    expect((await postPage()).texts.texts.breadcrumb).not.toBe('Carried')
  })
})

it('of two hundred hostile posts none has an element or an attribute of its own', () => {
  const allowed = new Set(['P', 'EM', 'STRONG', 'CODE', 'A', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE'])
  const through = HOSTILE_POSTS.filter((text) => {
    const read = readText(text)
    if (!('blocks' in read)) return false
    const { container, unmount } = render(<PostProse blocks={read.blocks} />)
    const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])]
    const isBad = elements.some(
      (one) =>
        !allowed.has(one.tagName) ||
        one.getAttributeNames().some((name) => !['class', 'id', 'href', 'rel'].includes(name)) ||
        /^\s*(javascript|data|vbscript|blob):/i.test(one.getAttribute('href') ?? ''),
    )
    unmount()
    return isBad
  })
  expect(through).toEqual([])
})
