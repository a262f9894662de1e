import { messages } from '../../base/text.ts'

/** Labels of the blog and the writers' pages; posts and writers themselves are English data. */
export const blogMessages = messages('blog', {
  title: 'Travel planning blog | Tripwright',
  description:
    'Short, practical posts on opening hours, Mondays, prices, wheelchairs, rain and exact sums, with numbers to check.',
  keywords: 'travel blog, trip planning, opening hours, travel tips',
  breadcrumb: 'Blog',
  heading: 'Blog',
  lead: 'Why trips go wrong, and how to plan better.',
  feed: 'Get new posts in another app (RSS)',
  topics: 'Topics',
  'topic.all': 'All',
  'topic.planning': 'Planning',
  'topic.hours': 'Opening hours',
  'topic.money': 'Money',
  // Topic of posts: how to get around with a wheelchair.
  'topic.access': 'Wheelchairs',
  'topic.weather': 'Weather',
  search: 'Search posts',
  found: '{count, plural, =0 {No posts} one {# post} other {# posts}}',
  pages: 'Blog pages',
  'page.current': 'Page {page} of {pages}',
  'page.newer': 'Newer posts',
  'page.older': 'Older posts',
  'none.title': 'No posts found',
  'none.text': 'No post has all of these words.',
  'none.reset': 'Show all posts',
  minutes: '{minutes, plural, one {# minute} other {# minutes}} to read',
  by: 'By {name}',
  updated: 'Updated {date}',
  contents: 'In this post',
  share: 'Share post',
  more: 'Related posts',
  all: 'All posts',
  try: 'Plan a trip',

  'writers.title': 'Writers | Tripwright',
  'writers.description': 'Meet the two pen names behind the Tripwright blog.',
  'writers.keywords': 'travel writers, travel blog authors',
  'writers.breadcrumb': 'Writers',
  'writers.heading': 'Writers',
  'writers.lead':
    'You see two names on our posts. They aren’t real people: the Tripwright team writes the posts.',
  'writer.pen-name': '{name} is a pen name of the Tripwright team, not a real person.',
  'writer.posts': 'Posts by {name}',
})
