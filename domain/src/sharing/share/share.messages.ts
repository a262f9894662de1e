import { messages } from '../../base/text.ts'

/** Passing something on: the sheet of the device, else a copy, else the link to copy by hand. */
export const shareMessages = messages('share', {
  button: 'Share Tripwright',
  instagram: 'Copy for Instagram',
  copied: 'Copied',
  title: 'Tripwright: a plan you can trust',
  text: 'A travel plan checked for opening hours, routes and meals. Works offline.',
  // Specification section 8, "Install: ... Copy", and sharing.
  'link-copied': 'Link copied',
  failed: 'Failed to copy text',
  manually: 'Share manually: {url}',
})
