export { TakeMenu } from './take-menu.tsx'
