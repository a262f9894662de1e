export { ToldDevices } from './told-devices.tsx'
