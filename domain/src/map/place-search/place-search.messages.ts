import { messages } from '../../base/text.ts'

/** What is said under a field that searches for addresses, beside its list; apart from the page, which starts without it. */
export const placeSearchMessages = messages('place-search', {
  'stay.hint':
    'Address, hotel, coordinates or map link. Your days start and end here. If empty, we use the city center.',
  'note.local': 'Address search didn’t answer, so you see only our own places.',
  'note.short-link': 'This is a short link. Open it and copy the long address here.',
  'note.none': 'No places found.',
  'note.offline': 'You’re offline, so you can only search our city guide.',
  'note.failed': 'Address search didn’t answer. Type again.',
})
