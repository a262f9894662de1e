export { namesBooking } from '../booking-words/index.ts'
export {
  describedReference,
  describedStops,
  describedTrain,
  localMoment,
  titledJourney,
  titledMeal,
  titledTable,
} from './calendar-words.rules.ts'
export { type MailContext, readConfirmation } from './read-confirmation.rules.ts'
