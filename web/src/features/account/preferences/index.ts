export { preferences } from './preferences.ts'
export { type Measures, useMeasures } from './use-measures.ts'
