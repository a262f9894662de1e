export { runOnDevice } from './run-on-device.ts'
