export { announceMail } from './announced-mail.rules.ts'
export {
  endMailAddress,
  type ForwardedMail,
  getMailAddress,
  INBOUND_FORMS,
  type InboundForm,
  listForwarded,
  type MailAddress,
  makeMailAddress,
  openForwarded,
  receiveMail,
  removeForwarded,
} from './forwarding.contract.ts'
export { forwardingMessages } from './forwarding.messages.ts'
export {
  FORWARDED_KEPT_DAYS,
  FORWARDED_PER_DAY,
  mailAddressOf,
  secretsIn,
  secretsOfHeaders,
} from './forwarding.rules.ts'
