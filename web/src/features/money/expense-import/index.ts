export { SplitwiseImport } from './splitwise-import.tsx'
