import { messages } from './text.ts'

/** Where a fact comes from and how old it is, in the same words on every page. */
export const provenanceMessages = messages('provenance', {
  'ours.unchecked': 'As of {asOf}. Written by us on {written}, not yet checked against a source.',
  'ours.undated': 'Source: {source}, date unknown. Our part is of {written}, not yet checked.',
  'ours.checked': 'Checked on {date} against {against}.',
  theirs: 'Source: {source}, as of {asOf}.',
  'theirs.undated': 'Source: {source}.',
  'theirs.checked': 'Source: {source}. Checked on {date} against {against}.',
  page: 'See source',
  tables: 'Our sources',
})
