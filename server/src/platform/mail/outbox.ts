import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailMessage } from './mail.port.ts'
import { linksOf } from './mail-links.ts'

let count = 0

/**
 * Writes one JSON file `{ to, subject, text, html, links }` and gives its path. A reader of the folder sees complete files
 * only, and their names sort by time: by the millisecond, then by the order within this process.
 */
export async function saveToOutbox(folder: string, message: MailMessage): Promise<string> {
  const { to, subject, text, html } = message
  const name = `${new Date().toISOString().replace(/[-:.]/g, '')}-${nextNumber()}-${randomBytes(3).toString('hex')}`
  const draft = join(folder, `.${name}.draft`)
  const path = join(folder, `${name}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(draft, `${JSON.stringify({ to, subject, text, html, links: linksOf(message) }, null, 2)}\n`)
  await rename(draft, path)
  return path
}

function nextNumber(): string {
  count = (count + 1) % 1_000_000
  return String(count).padStart(6, '0')
}
