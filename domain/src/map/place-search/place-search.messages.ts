import { messages } from '../../base/text.ts'

/** What is said under a field that searches for addresses, beside its list; apart from the page, which starts without it. */
export const placeSearchMessages = messages('place-search', {
  'stay.hint':
    'An address, a hotel, coordinates, a link of a map or a place of the guide. Days begin and end there, otherwise in the middle of the city.',
  'note.local': 'Only this server’s own places were searched: no address search could be asked.',
  'note.short-link': 'This link is a short one. Open it and copy the long address here.',
  'note.none': 'Nothing was found by this text.',
  'note.offline': 'You are offline: only places of the guide can be found.',
  'note.failed': 'The address search did not answer. Type it anew to ask again.',
})
