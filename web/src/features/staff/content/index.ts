export { StaffContent } from './staff-content.tsx'
