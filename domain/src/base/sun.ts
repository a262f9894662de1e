export { sunMinute } from './opening-hours/sun.ts'
