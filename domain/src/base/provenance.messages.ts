import { messages } from './text.ts'

/** Where a fact comes from and how old it is, in the same words on every page. */
export const provenanceMessages = messages('provenance', {
  'ours.unchecked':
    'Information from {asOf}. We wrote it on {written} and haven’t compared it with another source yet.',
  'ours.undated':
    'Source: {source}, date unknown. We wrote our part on {written} and haven’t compared it with another source yet.',
  'ours.checked': 'Compared with {against} on {date}.',
  theirs: 'Source: {source}, as of {asOf}.',
  'theirs.undated': 'Source: {source}.',
  'theirs.checked': 'Source: {source}. Compared with {against} on {date}.',
  page: 'See source',
  tables: 'Our sources',
})
