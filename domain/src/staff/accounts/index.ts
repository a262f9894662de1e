export {
  deleteAccountFor,
  liftSuspension,
  mailAccountExport,
  REASON_LENGTH,
  readStaffAccount,
  refundPayment,
  suspendAccount,
} from './accounts.contract.ts'
export { accountsMessages } from './accounts.messages.ts'
