import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadPost, loadWriter } from './index.ts'
import { PostProse } from './post-prose.tsx'

describe('the page of a post', () => {
  it('has its own head, its contents with anchors, and its writer', async () => {
    const { Page, texts } = await loadPost('a-day-when-it-rains')
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
  const { Page } = await loadPost('a-day-when-it-rains')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  render(<Page />)
  await act(async () => screen.getByRole('button', { name: 'Share post' }).click())
  expect(written).toHaveBeenCalledWith(`${location.origin}/blog/a-day-when-it-rains`)
})

describe('the page of a writer', () => {
  it('says that the name is a pen name, and lists the posts signed with it', async () => {
    const { Page } = await loadWriter('nora-meridian')
    render(<Page />)
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
