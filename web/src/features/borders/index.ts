export { type Located, locateHere } from './borders.state.ts'
