export { isCheckInDue, isDigestDue, isTellingHour, tripDayNotice } from './coming-days.rules.ts'
export { digestMessages } from './digest.messages.ts'
