import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import type { Mail } from './mail.port.ts'
import { makeSmtpMail } from './mail.smtp.ts'
import { makeTerminalMail } from './mail.terminal.ts'
import { saveToOutbox } from './outbox.ts'

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'testOutboxDir'>

/** Mail by SMTP_URL, or without one the terminal and DATA_DIR/outbox; TEST_OUTBOX_DIR keeps a copy of either. */
export function makeMail({ smtpUrl, mailFrom, dataDir, testOutboxDir }: Settings, log: Log): Mail {
  const mail =
    smtpUrl === undefined
      ? makeTerminalMail(join(dataDir, 'outbox'))
      : makeSmtpMail({ url: smtpUrl, from: mailFrom, log })
  return testOutboxDir === undefined ? mail : withTestOutbox(mail, testOutboxDir)
}

function withTestOutbox(mail: Mail, folder: string): Mail {
  return {
    ...mail,
    async send(message) {
      const outcome = await mail.send(message)
      if (outcome.ok) await saveToOutbox(folder, message)
      return outcome
    },
  }
}
