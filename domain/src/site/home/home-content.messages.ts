import { messages } from '../../base/text.ts'

/** What the overview of staff says about the samples of home. */
export const homeContentMessages = messages('home-content', {
  heading: 'Samples on home',
  loading: 'Reading the samples…',
  retry: 'Try again',
  none: 'Everything on home is confirmed.',
  count:
    '{count, plural, one {# thing on home is not confirmed} other {# things on home are not confirmed}}. Each is marked “Sample” there.',
  hidden: 'hidden',
  how: 'Whoever runs the server confirms or hides each by its id:',
})
