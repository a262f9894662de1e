export { useTold } from './told.state.ts'
export { ToldDevices } from './told-devices.tsx'
