import { messages } from '@tripwright/domain/base/text'

/** The page for an address without a route. */
export const notFoundMessages = messages('not-found', {
  title: 'Page not found | Tripwright',
  description: 'This page doesn’t exist.',
  breadcrumb: 'Not found',
  heading: 'Page not found',
  text: 'There’s no page at {path}. Check the address.',
  home: 'Go to home page',
})
