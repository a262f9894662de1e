export { ModelNote } from './model-note.tsx'
export { findModels, listModels, streamModelAnswer } from './model-stream.state.ts'
export { ModelText } from './model-text.tsx'
export { readSharedTrip } from './shared-trip.state.ts'
