export { handOffMessages } from './links.messages.ts'
export { findPartnerHost, type BookingPartner, partnerDate, buildPartnerUrl } from './links.rules.ts'
