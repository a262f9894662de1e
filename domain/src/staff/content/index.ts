export {
  actOnContent,
  CONTENT_ACTIONS,
  type ContentAction,
  type ListedPart,
  listContent,
  previewContent,
  readContent,
  readContentRevision,
  readProsePage,
  type StaffContent,
  saveContent,
} from './content.contract.ts'
export { contentMessages } from './content.messages.ts'
export {
  builtContent,
  type ContentKind,
  type ContentOf,
  editedSamples,
  kindOf,
  PAGE_LIMITS,
  type PageWords,
  PROSE_PAGES,
  parseContent,
  pathOfPart,
  SINGLE_PARTS,
} from './content-parts.rules.ts'
export { type EditedContent, editedElement, editedOf, pageOfProse } from './edited-content.rules.ts'
export { PROSE_FAULTS, type ProseFault, readProse, writeProse } from './prose-text.rules.ts'
