export { ForwardedList } from './forwarded-list.tsx'
/** The section of the settings with the secret address. */
export const loadMailAddress = () =>
  import('./mail-address.tsx').then(({ MailAddressSection }) => MailAddressSection)
