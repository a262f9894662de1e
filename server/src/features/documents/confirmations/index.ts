export { SAMPLES_BLIND_3 } from './test-samples-blind-3.ts'
