export { EmailAddress } from './email-address.tsx'
export { EmailChangeLink } from './email-change-link.tsx'
