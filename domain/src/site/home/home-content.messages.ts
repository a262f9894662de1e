import { messages } from '../../base/text.ts'

/** What the overview of staff says about the samples of home. */
export const homeContentMessages = messages('home-content', {
  heading: 'Sample content on the home page',
  loading: 'Loading samples…',
  retry: 'Try again',
  none: 'Everything on the home page is confirmed.',
  count:
    '{count, plural, one {# item on the home page isn’t confirmed} other {# items on the home page aren’t confirmed}}. Each is marked “Sample”.',
  // Beside an item that visitors do not see.
  hidden: 'hidden',
  how: 'Confirm or hide them under Content',
})
