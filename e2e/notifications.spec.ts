import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { becomeMember } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('one press turns push on for a device, another turns it off, and each kind can be chosen', async ({
  page,
  product,
  address,
}) => {
  // A test browser has no push service: this replaces it and the browser's Push API.
  const received: (string | undefined)[] = []
  const service = createServer((request, response) => {
    received.push(request.headers['content-encoding'])
    request.resume().on('end', () => response.writeHead(201).end())
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/one`
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  await page.addInitScript(
    (json) => {
      let made: object | null = null
      const unsubscribe = async () => {
        made = null
        return true
      }
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          made = { options: {}, toJSON: () => json, unsubscribe }
          return made
        },
        getSubscription: async () => made,
      })
      navigator.permissions.query = async () => ({ state: 'granted' }) as PermissionStatus
    },
    { endpoint, keys },
  )
  await becomeMember(page, product, address)
  await open(page, '/notifications')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('On. Signing out here turns it off.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('This is a test. It works.')).toBeVisible()
  await expect.poll(() => received).toEqual(['aes128gcm'])
  const choices = page.getByRole('region', { name: 'Alerts near my trips' })
  await choices.getByRole('switch', { name: 'In the app' }).uncheck()
  await expect(choices.getByRole('switch', { name: 'Email' })).toBeDisabled()
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await expectToast(page, 'Notifications are off here.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await expect(choices.getByRole('switch', { name: 'In the app' })).not.toBeChecked()
  service.close()
})
