import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { startFingerprint } from './fingerprint.state.ts'

vi.mock('./device-signals.state.ts', () => ({
  readDeviceSignals: async () => ({ canvas_fingerprint: 'c', audio_fingerprint: 'a', webgl_renderer: 'r' }),
}))

let bodies: Record<string, unknown>[]
let reach: boolean

beforeEach(() => {
  vi.useRealTimers()
  bodies = []
  reach = true
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!reach) throw new TypeError('Failed to fetch')
    expect(url).toBe('/api/functions/store-device-fingerprint')
    bodies.push(JSON.parse(String(body)))
    return Response.json({ stored: true })
  })
})

const choose = (outcome: 'accepted' | 'declined' | 'customized', analytics: boolean) => {
  writeStored('cookie-preferences', { essential: true, analytics, marketing: false })
  writeStored('cookie-consent', outcome)
}
const day = () => localStorage.getItem('fingerprint-told')

// One page, in which the service is started once.
startFingerprint()

describe('the fingerprint', () => {
  it('is neither measured nor sent without consent', async () => {
    choose('declined', false)
    choose('customized', false)
    await new Promise((resolve) => setTimeout(resolve))
    expect([bodies, day()]).toEqual([[], null])
  })

  it('is sent once a day after consent, with its hash', async () => {
    choose('accepted', true)
    await vi.waitFor(() => expect(day()).toBe(new Date().toISOString().slice(0, 10)))
    dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(bodies).toMatchObject([
      { canvas_fingerprint: 'c', fingerprint_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  it('is withdrawn at once with the consent, or when the network returns', async () => {
    choose('customized', true)
    await vi.waitFor(() => expect(day()).not.toBeNull())
    reach = false
    choose('customized', false)
    await new Promise((resolve) => setTimeout(resolve))
    expect(day()).not.toBeNull()
    reach = true
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(day()).toBeNull())
    expect(bodies.at(-1)).not.toHaveProperty('canvas_fingerprint')
  })
})
