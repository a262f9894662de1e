import { messages } from '../../base/text.ts'

export const seoMessages = messages('seo', {
  title: 'Search engines | Tripwright',
  description: 'Every public page as search engines see it.',
  breadcrumb: 'Search engines',
  heading: 'Search engines',
  lead: 'Every page in the sitemap, as search engines see it.',
  'content.title': 'Content | Tripwright',
  'content.description': 'The text of every public page.',
  'content.breadcrumb': 'Content',
  'content.heading': 'Content',
  'content.lead': 'How much text each public page has, shortest first.',
  reading: 'Reading page {done} of {all}…',
  loading: 'Loading sitemap…',
  again: 'Check again',
  failed: 'We couldn’t load the sitemap. Try again.',
  // Beside the address of a page.
  unreadable: 'can’t be read',
  summary:
    '{pages, plural, one {# page} other {# pages}}, {faults, plural, =0 {no issues} one {# issue} other {# issues}}',
  // Lengths in characters, of the most that a search engine shows.
  lengths: 'title {title} of 60, description {description} of 160',
  words: '{words, plural, one {# word} other {# words}}',
  // {types} are names of types of schema.org, {size} is the size of the document.
  facts:
    '{words, plural, one {# word} other {# words}}, {links, plural, one {# link} other {# links}}, {size}, data: {types}',
  kilobytes: '{size} kB',
  // Instead of the types of structured data.
  'facts.none': 'none',
  edit: 'Edit texts',
  // {path} is the address of a page.
  'edit.named': 'Edit texts of {path}',
  mend: 'Shorten and publish',
  'mend.named': 'Shorten and publish the texts of {path}',
  'mend.done': 'Shortened. It’s on the site now.',
  good: 'No issues',
  // Faults of a page, listed beside its address.
  'fault.title-missing': 'no title',
  'fault.title-long': 'title over 60 characters',
  'fault.description-missing': 'no description',
  'fault.description-long': 'description over 160 characters',
  'fault.canonical-missing': 'no canonical URL',
  'fault.one-heading': 'not exactly one H1 heading',
  'fault.heading-skipped': 'a heading level is skipped',
  'fault.data-missing': 'no structured data',
  'fault.data-broken': 'incomplete structured data',
  'fault.few-words': 'fewer than 50 words',
  'fault.no-links': 'no links',
  'fault.heavy': 'document over 500 kB',
  'fault.not-indexed': 'set to noindex',
  // What to do about an issue that no button mends; beside the issue of the same name.
  'advice.canonical-missing': 'The app writes this itself. Tell the developers.',
  'advice.one-heading': 'The title of a page is its only H1. The app writes it: tell the developers.',
  'advice.heading-skipped':
    'In a post or a long text, put a ## heading before the first ###. On any other page, tell the developers.',
  'advice.data-missing': 'The app writes this itself. Tell the developers.',
  'advice.data-broken':
    'Check the questions, title and description under Content for empty ones. If none is empty, tell the developers.',
  'advice.few-words': 'A form can be this short. In a post or a long text, say more.',
  'advice.no-links': 'In a post or a long text, link to a page that goes on from here.',
  'advice.heavy': 'Split the text into two pages.',
  'advice.not-indexed': 'The site map lists this page, but search engines skip it. Tell the developers.',
  'advice.of': '{issue}: {advice}',
  // About title or description of a post, which has its own editor.
  'advice.post': 'Change title and summary in the blog editor.',
})
