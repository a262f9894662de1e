export {
  MAX_HOLIDAYS,
  MAX_REPLY_HOURS,
  putOfficeHours,
  readDuty,
  readOffice,
  setDuty,
  tellAtDesk,
} from './duty.contract.ts'
export { dutyMessages } from './duty.messages.ts'
export {
  isOpenAt,
  type OfficeDay,
  type OfficeHours,
  type OpenTime,
  openTimes,
  replyBy,
} from './office-hours.rules.ts'
export { isAtDesk, isOnDuty, SEEN_EVERY_MS } from './presence.rules.ts'
