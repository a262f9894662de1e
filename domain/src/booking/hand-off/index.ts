export { handOffMessages } from './hand-off.messages.ts'
export { type BookingPartner, buildPartnerUrl, findPartnerHost, partnerDate } from './partner-url.rules.ts'
