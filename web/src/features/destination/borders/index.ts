export { type LocatedCountry, locateCountry } from './borders.state.ts'
