import { becomeMember } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'
import { makeVault, PASSPHRASE, savePaper, unlockVault, vaultOf } from './vault.ts'

const SECRET = 'PASSPORT OF ADA L01X00T47'
const PDF = {
  name: 'Ada passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${SECRET}`),
}

test('a paper is sealed before it is kept or sent, opens with no network, and is mailed about in time', async ({
  page,
  product,
  context,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postDataBuffer()?.toString('latin1') ?? ''))
  await open(page, '/documents')
  const vault = vaultOf(page)

  const code = await makeVault(page)

  await vault
    .getByLabel('Add files')
    .setInputFiles([PDF, { ...PDF, name: 'page.pdf', buffer: Buffer.from('<html>') }])
  await expect(vault.getByText('page.pdf isn’t a PDF, JPEG, PNG, HEIC or WebP file.')).toBeVisible()
  await vault.getByRole('button', { name: 'Edit Ada passport.pdf' }).click()
  await vault.getByLabel('Type', { exact: true }).selectOption('Passport')
  await vault.getByLabel('Expires on').fill('2099-05-06')
  await vault.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(vault.getByText('expires on May 6, 2099')).toBeVisible()
  await vault.getByLabel('Email me before it expires').click()
  await expectToast(page, 'Email reminders are on.')
  await expect(vault.getByText('Next email on Nov 7, 2098.')).toBeVisible()
  await expectAccessible(page)

  // Neither the requests nor the browser's storage contain any of it.
  await expect(vault.getByText('not synced yet')).toHaveCount(0)
  expect(sent.some((body) => body.length > 100)).toBe(true)
  for (const word of [SECRET, 'Ada passport', PASSPHRASE, code, code.slice(0, 5)])
    expect(
      sent.filter((body) => body.includes(word)),
      word,
    ).toEqual([])
  const stored = await page.evaluate(keptText)
  expect(stored.length).toBeGreaterThan(500)
  for (const word of [SECRET, 'Ada passport', PASSPHRASE, code])
    expect(stored.includes(word), word).toBe(false)

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await vault.getByRole('button', { name: 'Lock' }).click()
  await expect(vault.getByText('Ada passport.pdf')).toHaveCount(0)
  await unlockVault(page, 'not the one at all')
  await expect(vault.getByText('Wrong passphrase. Try again.')).toBeVisible()
  await unlockVault(page)
  expect((await savePaper(page, 'Ada passport.pdf')).toString()).toBe(PDF.buffer.toString())
  await context.setOffline(false)
  complaints.length = 0

  // On another device: the passphrase is lost, the recovery code is not.
  await page.evaluate(() => indexedDB.deleteDatabase('travel-vault') && undefined)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/documents')
  await vault.getByRole('button', { name: 'Forgot your passphrase?' }).click()
  await vault.getByLabel('Recovery code').fill(code.toLowerCase())
  await vault.getByLabel('New passphrase').fill('quite another one now')
  await vault.getByRole('button', { name: 'Unlock with code' }).click()
  await expect(vault.getByText('Ada passport.pdf')).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
})

/** All that the vault's database and web storage contain, as text. */
async function keptText(): Promise<string> {
  const request = indexedDB.open('travel-vault')
  const settled = <T>(one: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      one.onsuccess = () => resolve(one.result)
      one.onerror = () => reject(one.error)
    })
  const db = await settled(request)
  const parts = [JSON.stringify({ ...localStorage, ...sessionStorage })]
  for (const name of db.objectStoreNames)
    for (const row of await settled(db.transaction(name).objectStore(name).getAll()))
      parts.push(
        JSON.stringify(row, (_, value) =>
          value instanceof Uint8Array
            ? Array.from(value, (byte) => String.fromCharCode(byte)).join('')
            : value,
        ),
        typeof row.head === 'string' ? atob(row.head) : '',
      )
  db.close()
  return parts.join('\n')
}
