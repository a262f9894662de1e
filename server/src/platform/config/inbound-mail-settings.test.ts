import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const ADDRESS = { INBOUND_MAIL_ADDRESS: 'Import@in.trip.example' }

it('takes no mail without settings, and any one way with an address', () => {
  expect(loadConfig({}).inboundMail).toBeNull()
  expect(
    loadConfig({ ...ADDRESS, INBOUND_MAIL_IMAP_URL: 'imaps://a:p%40ss@mail.example:993' }).inboundMail,
  ).toEqual({
    address: 'import@in.trip.example',
    secret: null,
    mailgunKey: null,
    imapUrl: 'imaps://a:p%40ss@mail.example:993',
  })
})

it.each([
  [ADDRESS, /no email would arrive/],
  [{ INBOUND_MAIL_SECRET: 'x'.repeat(30) }, /INBOUND_MAIL_ADDRESS is missing/],
  [{ INBOUND_MAIL_ADDRESS: 'a+b@trip.example', INBOUND_MAIL_SECRET: 'x'.repeat(30) }, /plus sign/],
  [{ ...ADDRESS, INBOUND_MAIL_SECRET: 'short' }, /24 characters/],
  [{ ...ADDRESS, INBOUND_MAIL_IMAP_URL: 'https://mail.example' }, /imaps/],
])('refuses the half of it, and names the setting: %j', (env, message) => {
  expect(() => loadConfig(env)).toThrow(message)
})
