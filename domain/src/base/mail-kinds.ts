/** What an email of ours is about; this is kept of each that went out, and never its words. */
export const MAIL_KINDS = [
  'sign_in',
  'receipt',
  'trial',
  'seat',
  'trip',
  'alert',
  'reminder',
  'support',
  'news',
  'account',
  'test',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]
