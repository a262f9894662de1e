export { listHolidays } from './holidays.contract.ts'
