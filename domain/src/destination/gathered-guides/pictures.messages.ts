import { messages } from '../../base/text.ts'

export const picturesMessages = messages('pictures', {
  // For screen readers: what a photograph or painting shows.
  'picture.alt': 'Picture of {name}',
  // Below or on a picture; both are links: who made it, and under which licence.
  'picture.author': 'Picture: {author}',
  'picture.licence': 'license: {licence}',
})
