export { DutyBar } from './duty-bar.tsx'
export { OfficeNote } from './office-note.tsx'
