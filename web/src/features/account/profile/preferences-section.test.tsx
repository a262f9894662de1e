import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NO_PREFERENCES } from '@tripwright/domain/account/preferences'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '#features/account/preferences/index.ts'
import { replayQueue } from '#platform/offline-queue.ts'
import { refreshSession, signOut } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { PreferencesSection } from './preferences-section.tsx'

const ANA = { id: 'ana', email: 'ana@example.org', name: 'Ana' }
const KEPT = { ...NO_PREFERENCES, homeCountry: 'CH', homeAirport: 'ZRH', homeAirportText: 'Zurich (ZRH)' }
const PATH = '/api/account/preferences'

let sent: unknown[]
let isOnline: boolean
let refusal: object | null
beforeEach(async () => {
  ;[sent, isOnline, refusal] = [[], true, null]
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/get-session') return Response.json({ user: ANA })
    if (!path.startsWith(PATH) || !isOnline) throw new TypeError('no network')
    if (init?.method !== 'PUT') return Response.json(KEPT)
    const body = JSON.parse(String(init.body))
    sent.push(body)
    if (refusal) return Response.json(refusal, { status: 400 })
    return Response.json({ ...body, homeAirportText: body.homeAirport })
  })
  await refreshSession()
})

async function open() {
  await act(async () => void render(<PreferencesSection />))
}
const button = () => screen.getByRole('button', { name: 'Save preferences' })
async function save() {
  await act(async () => fireEvent.click(button()))
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const airport = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Home airport' })

describe('the form for the travel preferences', () => {
  it('shows what the account has, keeps a change, and this device knows it at once', async () => {
    await open()
    expect(airport().value).toBe('Zurich (ZRH)')
    fireEvent.click(box('Vegan'))
    fireEvent.click(box('No steps (wheelchair)'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Units' }), { target: { value: 'imperial' } })
    await save()
    const { homeAirportText, ...chosen } = KEPT
    const changed = { ...chosen, units: 'imperial', needs: { stepFree: true, diets: ['vegan'] } }
    expect(sent).toEqual([changed])
    expect(preferences()).toMatchObject(changed)
    expect(readToasts().at(-1)?.message).toBe('Preferences saved.')
  })

  it('keeps what was chosen while an earlier choice was being saved', async () => {
    await open()
    fireEvent.click(box('Vegan'))
    await act(async () => fireEvent.click(button()))
    fireEvent.click(box('Halal'))
    await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
    expect(box('Halal').checked).toBe(true)
    await save()
    expect(sent.at(-1)).toMatchObject({ needs: { diets: ['vegan', 'halal'] } })
  })

  it('keeps a choice made with no network, uses it at once, and sends it once there is one', async () => {
    await open()
    isOnline = false
    fireEvent.click(box('Halal'))
    await save()
    expect(readToasts().at(-1)?.message).toBe("Action saved for when you're back online")
    expect(box('Halal').checked).toBe(true)
    expect(preferences()).toMatchObject({ homeAirportText: 'Zurich (ZRH)', needs: { diets: ['halal'] } })
    isOnline = true
    // What the account still has does not take the place of the choice that waits.
    cleanup()
    await open()
    expect(box('Halal').checked).toBe(true)
    await act(async () => void (await replayQueue()))
    expect(sent).toMatchObject([{ homeAirport: 'ZRH', needs: { diets: ['halal'] } }])
  })

  it('takes no text for an airport, and none as none', async () => {
    await open()
    fireEvent.change(airport(), { target: { value: 'somewhere near' } })
    await save()
    expect(airport().getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
    fireEvent.change(airport(), { target: { value: '' } })
    await save()
    expect(sent).toMatchObject([{ homeAirport: null }])
  })

  it('explains an unknown airport in the words of the server', async () => {
    refusal = {
      error: 'bad-input',
      message: 'Something isn’t right. Check it and try again.',
      issues: [{ path: 'homeAirport', message: 'We don’t know this airport code.' }],
    }
    await open()
    await save()
    expect(screen.getByText('We don’t know this airport code.')).toBeDefined()
  })

  it('without a network shows what this device knew last, and says so', async () => {
    await open()
    await waitFor(() => expect(preferences().homeAirport).toBe('ZRH'))
    cleanup()
    isOnline = false
    await open()
    expect(airport().value).toBe('Zurich (ZRH)')
    expect(screen.getByText('You’re offline. This was last saved on this device.')).toBeDefined()
  })

  it('removes the preferences from the device at sign-out', async () => {
    await open()
    expect(preferences().homeCountry).toBe('CH')
    await act(async () => void (await signOut()))
    expect([preferences().homeCountry, localStorage.getItem('preferences')]).toEqual([null, null])
  })
})
