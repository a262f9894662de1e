export { ExportMenu } from './take-menu.tsx'
