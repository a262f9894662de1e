import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { choosePlan } from './pending-plan.state.ts'

let respond: () => Response
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => respond())
  respond = () => Response.json(null)
  await refreshSession()
  for (const { id } of readToasts()) dismissToast(id)
})
const choose = () => choosePlan('globetrotter-monthly', { isGuest: true, discount: 'a-token' })
const toastTexts = () => readToasts().map(({ message }) => message)

it('a checkout that is made says where it leads', async () => {
  respond = () => Response.json({ url: `${location.origin}/pricing?checkout=c1` })
  expect(await choose()).toEqual({ kind: 'path', path: '/pricing?checkout=c1' })
  expect(toastTexts()).toEqual(['Redirecting to checkout...'])
})

it.each([
  [
    'is refused',
    () => Response.json({ error: 'unavailable', message: 'Payments are not set up.' }, { status: 503 }),
    /^Failed to create checkout session: Payments are not set up\.$/,
  ],
  ['has no address', () => Response.json({ url: '' }), /^No checkout URL received$/],
  [
    'cannot be asked for',
    () => {
      throw new TypeError('no network')
    },
    /^Failed to start checkout process: ./,
  ],
])('a checkout that %s says so and leads nowhere', async (_, response, words) => {
  respond = response
  expect(await choose()).toEqual({ kind: 'stay' })
  expect(toastTexts()).toEqual([expect.stringMatching(words)])
})

it('a discount that gives nothing stops it until the buyer has read the price without it', async () => {
  const message = 'Without it, Globetrotter is $7.99 to start with.'
  respond = () => Response.json({ error: 'discount-dead', message }, { status: 409 })
  expect(await choose()).toEqual({ kind: 'discount-dead', message })
  expect(toastTexts()).toEqual([])
})

it('a plan that is chosen before it is known who is signed in waits, and is then bought by that account', async () => {
  vi.resetModules()
  const early = await import('./pending-plan.state.ts')
  const session = await import('#platform/session.ts')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    if (body === undefined) return Response.json({ user: { id: 'ada', email: 'ada@example.org' } })
    sent.push(JSON.parse(String(body)))
    return Response.json({ url: `${location.origin}/pricing?checkout=c1` })
  })
  const steps = Promise.all([early.choosePlan('lifetime'), early.choosePlan('lifetime', { isGuest: true })])
  await session.refreshSession()
  expect(await steps).toEqual(Array(2).fill({ kind: 'path', path: '/pricing?checkout=c1' }))
  expect(sent).toMatchObject([{ isGuest: false }, { isGuest: false }])
})
