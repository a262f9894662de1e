import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BlogListPage } from './blog-list-page.tsx'
import { listBuiltPosts } from './posts.state.ts'

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search posts' })

beforeEach(() => history.replaceState(null, '', '/blog'))
afterEach(() => history.replaceState(null, '', '/'))

describe('a list of more posts than a page holds', () => {
  const many = Array.from({ length: 13 }, (_, i) => ({
    slug: `post-${i}`,
    title: `Post ${i}`,
    description: i === 12 ? 'The oldest' : 'One more',
    writer: 'nora-meridian',
    date: '2026-01-01',
    updated: '2026-01-01',
    topics: ['planning' as const],
    minutes: 3,
  }))

  it('has pages, each with an address, and counts all that was found', async () => {
    render(<BlogListPage posts={many} />)
    expect(titles()).toHaveLength(6)
    expect(screen.getByRole('status').textContent).toBe('13 posts')
    await userEvent.click(screen.getByRole('link', { name: 'Older posts' }))
    expect(location.search).toBe('?page=2')
    await userEvent.click(screen.getByRole('link', { name: 'Older posts' }))
    expect(titles()).toEqual(['Post 12'])
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Older posts' })).toBeNull()
  })

  it.each(['99', '-1', '1.5', 'x', ''])('a page that there is not is the nearest one (%s)', (page) => {
    history.replaceState(null, '', `/blog?page=${page}`)
    render(<BlogListPage posts={many} />)
    expect(titles().length).toBeGreaterThan(0)
  })

  it('a search begins at the first page', async () => {
    history.replaceState(null, '', '/blog?page=3')
    render(<BlogListPage posts={many} />)
    await userEvent.type(search(), 'oldest')
    expect(titles()).toEqual(['Post 12'])
    expect(location.search).toBe('?search=oldest')
  })
})

describe('the list of posts', () => {
  it('has all of them, and says how many', () => {
    render(<BlogListPage posts={listBuiltPosts()} />)
    expect(titles()).toHaveLength(6)
    expect(screen.getByRole('status').textContent).toBe('6 posts')
  })

  it('shows those of the topic in the address, and marks it', () => {
    history.replaceState(null, '', '/blog?category=money')
    render(<BlogListPage posts={listBuiltPosts()} />)
    expect(titles().every((title) => /price|money/i.test(title ?? ''))).toBe(true)
    expect(titles()).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Money' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull()
  })

  it('ignores a topic that there is not', () => {
    history.replaceState(null, '', '/blog?category=gossip')
    render(<BlogListPage posts={listBuiltPosts()} />)
    expect(titles()).toHaveLength(6)
  })

  it('finds by words while they are typed, keeps them in the address, and along with a topic', async () => {
    render(<BlogListPage posts={listBuiltPosts()} />)
    await userEvent.type(search(), 'rain roof')
    expect(titles()).toEqual(['A day when it rains: how to have a plan B'])
    expect(location.search).toBe('?search=rain+roof')
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Weather' }))
    expect(location.search).toBe('?category=weather&search=rain+roof')
    expect(titles()).toHaveLength(1)
  })

  it('says when nothing is found, and offers all posts again', async () => {
    history.replaceState(null, '', '/blog?category=access&search=zebra')
    render(<BlogListPage posts={listBuiltPosts()} />)
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
    expect(screen.getByRole('status').textContent).toBe('No posts')
    await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }))
    expect(titles()).toHaveLength(6)
    expect(location.pathname + location.search).toBe('/blog')
  })
})
