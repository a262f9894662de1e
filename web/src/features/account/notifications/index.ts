export { useNotifications } from './notifications.state.ts'
export { PushDevices } from './push-devices.tsx'
