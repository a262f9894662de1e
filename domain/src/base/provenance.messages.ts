import { messages } from './text.ts'

/** Where a fact comes from and how old it is, in the same words on every page. */
export const provenanceMessages = messages('provenance', {
  'ours.unchecked': 'Facts from {asOf}. Not compared with another source yet.',
  'ours.undated':
    'Source: {source}, date unknown. Our part was written down on {written}. Not compared with another source yet.',
  'ours.checked': 'Compared with {against} on {date}.',
  theirs: 'Source: {source}, from {asOf}.',
  'theirs.undated': 'Source: {source}.',
  'theirs.checked': 'Source: {source}. Compared with {against} on {date}.',
  page: 'See source',
  tables: 'Our sources',
})
