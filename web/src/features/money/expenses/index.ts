export { TripExpenses } from './trip-expenses.tsx'
