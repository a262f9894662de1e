export { letterIn } from './test-charsets.ts'
export { SAMPLES_BLIND_3 } from './test-samples-blind-3.ts'
export { SAMPLES_BLIND_4 } from './test-samples-blind-4.ts'
export {
  SAMPLES_BLIND_6,
  SAMPLES_BLIND_7,
  SAMPLES_BLIND_8,
  SAMPLES_REMEMBERED,
} from './test-samples-remembered.ts'
