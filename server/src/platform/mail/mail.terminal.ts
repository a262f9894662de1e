import type { Mail, MailMessage } from './mail.port.ts'
import { linksOf } from './mail-links.ts'
import { saveToOutbox } from './outbox.ts'

const LINE = '─'.repeat(72)

/** Mail of a development machine: printed in the terminal with its link, and stored in the folder. */
export function makeTerminalMail(
  folder: string,
  print: (text: string) => unknown = (text) => process.stdout.write(text),
): Mail {
  return {
    async send(message) {
      const path = await saveToOutbox(folder, message)
      print(block(message, path))
      return { ok: true }
    },
    close: async () => undefined,
  }
}

function block(message: MailMessage, path: string): string {
  const lines = [
    `Mail to  ${message.to}`,
    `Subject  ${message.subject}`,
    ...linksOf(message).map((link) => `Link     ${link}`),
    `Kept in  ${path}`,
  ]
  return `${LINE}\n${lines.map(visible).join('\n')}\n${LINE}\n`
}

// A name in a subject must not send control codes to the terminal.
function visible(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ')
}
