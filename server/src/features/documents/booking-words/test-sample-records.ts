import { strToU8, zipSync } from 'fflate'

/**
 * A document with what somebody reads in it: one record of fields for each booking or place, in the order of the document.
 * Times and days are those that stand there. All of these were made up by us.
 */
export type ImportSample = { name: string; content: string | Uint8Array; fields: Record<string, string>[] }

/** A record a line: `kind=flight | number=LH 1`. */
export function records(text: string): Record<string, string>[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) =>
    Object.fromEntries(
      line.split(' | ').map((field) => {
        const at = field.indexOf('=')
        return [field.slice(0, at), field.slice(at + 1)]
      }),
    ),
  )
}

export function mailOf(subject: string, type: 'html' | 'plain', body: string): string {
  return `From: Bookings <post@example.org>\r\nTo: ana@example.org\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`
}
export function jsonLdMail(subject: string, value: unknown): string {
  return mailOf(
    subject,
    'html',
    `<html><head><script type="application/ld+json">${JSON.stringify(value)}</script></head><body><p>Hello</p></body></html>`,
  )
}
export function passOf(pass: object): Uint8Array {
  const whole = { formatVersion: 1, passTypeIdentifier: 'pass.example', ...pass }
  return zipSync({ 'pass.json': strToU8(JSON.stringify(whole)), 'icon.png': new Uint8Array(40) })
}

export const lines = (...all: string[]) => all.join('\n')
/** A table as mails have it: rows of cells. */
export const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`
