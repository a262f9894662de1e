export { linksMessages } from './links.messages.ts'
export { findPartnerHost, type Partner, partnerDate, toAddress } from './links.rules.ts'
