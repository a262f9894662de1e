export { DestinationField } from './destination-field.tsx'
export { quickStayPath, usualDates } from './stay-draft.state.ts'
