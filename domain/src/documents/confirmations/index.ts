export { namesBooking } from '../booking-words/index.ts'
export {
  describedLeg,
  describedReference,
  describedStops,
  describedTrain,
  localMoment,
  localNear,
  titledDestination,
  titledJourney,
  titledMeal,
  titledTable,
} from './calendar-words.rules.ts'
export { type MailContext, readConfirmation } from './read-confirmation.rules.ts'
