import { messages } from '../base/text.ts'

/** Labels of the blog and the writers' pages; posts and writers themselves are English data. */
export const blogMessages = messages('blog', {
  title: 'Blog: planning that can be checked | Tripwright',
  description:
    'Posts for travellers about opening hours, Mondays, prices, wheelchairs, rain and rounding, with numbers that you can count again.',
  breadcrumb: 'Blog',
  heading: 'The notebook',
  lead: 'How trips break, how they hold, and how to check it yourself.',
  feed: 'Follow by RSS',
  topics: 'Topics',
  'topic.all': 'All',
  'topic.planning': 'Planning',
  'topic.hours': 'Opening hours',
  'topic.money': 'Money',
  'topic.access': 'Access',
  'topic.weather': 'Weather',
  search: 'Search the posts',
  found: '{count, plural, =0 {No posts} one {# post} other {# posts}}',
  'none.title': 'Nothing here says that',
  'none.text': 'No post has all of these words in its title or summary.',
  'none.reset': 'Show all posts',
  minutes: '{minutes, plural, one {# minute} other {# minutes}} to read',
  by: 'By {name}',
  updated: 'Updated on {date}',
  contents: 'In this post',
  more: 'More to read',
  all: 'All posts',
  try: 'Plan a trip',

  'writers.title': 'Writers of the blog | Tripwright',
  'writers.description': 'The two pen names under which the makers of Tripwright write for travellers.',
  'writers.breadcrumb': 'Writers',
  'writers.heading': 'Writers',
  'writers.lead': 'Two names sign the posts. Both are pen names of the people who make Tripwright.',
  'writer.pen-name': '{name} is a pen name of the makers of Tripwright, not a person you could meet.',
  'writer.posts': 'Posts by {name}',
})
