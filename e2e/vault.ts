import { randomBytes } from 'node:crypto'
import { expect, type Page } from './fixtures.ts'

export const PASSPHRASE = 'four words far apart'

export const vaultOf = (page: Page) => page.getByRole('region', { name: 'Document vault' })

/** Makes a vault on the page of documents. Gives its recovery code. */
export async function makeVault(page: Page): Promise<string> {
  const vault = vaultOf(page)
  await vault.getByRole('button', { name: 'Create a vault' }).click()
  await vault.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await vault.getByLabel('Repeat passphrase').fill(PASSPHRASE)
  await vault.getByRole('button', { name: 'Create vault' }).click()
  const shown = await vault.getByRole('status').filter({ hasText: '-' }).textContent()
  const code = shown?.replace(/\s/g, '') ?? ''
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{5}-){6}[2-9A-HJKMNP-Z]{5}$/)
  await vault.getByLabel('Type the last group').fill(code.slice(-5))
  await vault.getByRole('button', { name: 'I saved my code' }).click()
  return code
}

export async function unlockVault(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await vaultOf(page).getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await vaultOf(page).getByRole('button', { name: 'Unlock vault' }).click()
}

/** The content of a paper of the open vault, as it is saved. */
export async function savePaper(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await vaultOf(page)
    .getByRole('button', { name: `Download ${name}` })
    .click()
  return Buffer.concat(await (await (await saving).createReadStream()).toArray())
}

/** A PDF of so many bytes that no compression makes smaller. */
export function scanOf(bytes: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n')
  return Buffer.concat([head, randomBytes(bytes - head.length)])
}
