import { messages } from '@tripwright/domain/base/text'

/** The page for an address without a route. */
export const notFoundMessages = messages('not-found', {
  title: 'Page not found | Tripwright',
  description: 'There is no page at this address.',
  breadcrumb: 'Not found',
  heading: 'Off the map',
  text: 'There is no page at {path}. The address may have a slip in it, or the page has moved.',
  home: 'Go to the first page',
})
