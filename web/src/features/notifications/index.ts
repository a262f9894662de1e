export { useNotifications } from './told.state.ts'
export { PushDevices } from './told-devices.tsx'
