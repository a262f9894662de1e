import { messages } from './text.ts'

/** Where a fact comes from and how old it is, in the same words on every page. */
export const provenanceMessages = messages('provenance', {
  'ours.unchecked':
    'What we knew as of {asOf}. Written by us on {written}, not yet checked against a source.',
  'ours.undated': 'Source: {source}, of an unknown day. Our part is of {written}, not yet checked.',
  'ours.checked': 'Checked on {date} against {against}.',
  theirs: 'Source: {source}, as of {asOf}.',
  'theirs.undated': 'Source: {source}.',
  'theirs.checked': 'Source: {source}. Checked on {date} against {against}.',
  page: 'Open that page',
  tables: 'Where our facts come from',
})
