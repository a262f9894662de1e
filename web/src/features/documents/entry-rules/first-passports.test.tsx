import { act, renderHook } from '@testing-library/react'
import { NO_PREFERENCES } from '@tripwright/domain/account/preferences'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { useJourney } from './travel-documents.state.ts'

beforeEach(() => {
  // No table of countries: a code may be one.
  vi.stubGlobal('fetch', async () => Response.error())
  writeStored('preferences', { ...NO_PREFERENCES, passports: ['CH', 'IT'], of: 'ana', at: 0 })
})
afterEach(() => history.replaceState(null, '', '/'))

async function passportsAt(search: string) {
  history.replaceState(null, '', `/documents${search}`)
  const { result } = await act(async () => renderHook(useJourney))
  return result.current.papers.passports
}

it('the documents begin with the passports of the profile where nothing else is said', async () => {
  expect(await passportsAt('')).toEqual(['CH', 'IT'])
})

it('a link has precedence over the stored documents', async () => {
  const { result } = await act(async () => renderHook(useJourney))
  act(() => result.current.change({ passports: ['TH'] }))
  expect(await passportsAt('')).toEqual(['TH'])
  expect(await passportsAt('?passports=JP')).toEqual(['JP'])
})
