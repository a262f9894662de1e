import { fireEvent, render, screen } from '@testing-library/react'
import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import type { City } from '@tripwright/domain/destination/places'
import { beforeEach, expect, it, vi } from 'vitest'
import { TownGuideCard } from './town-guide.tsx'

const state = vi.hoisted(() => ({ tries: 0, ends: [] as object[], asked: [] as string[] }))
vi.mock('#features/destination/gathered-guides/index.ts', () => ({
  loadGatherGuides: async () => ({
    gatherGuide: async (_: object, { onProgress }: { onProgress: (at: object) => void }) => {
      onProgress({ name: 'Annecy', progress: { done: 1, total: 4 } })
      const end = state.ends[state.tries++]
      if (!end) throw new TypeError('no network')
      return end
    },
  }),
}))

const city = { id: 'town-fr-n45900-e6117', name: 'Annecy', lat: 45.9, lon: 6.117 } as City
const refused = {
  refusal: { cityId: city.id, name: 'Annecy', why: 'no-source', nearest: [{ id: 'geneva', name: 'Geneva' }] },
}
const answer = async (): Promise<CompanionAnswer> => ({ kind: 'refused' })

beforeEach(() => {
  Object.assign(state, { tries: 0, ends: [], asked: [] })
})

function show(): void {
  render(
    <TownGuideCard
      card={{ kind: 'unguided', city, answer }}
      renderAnswer={({ kind }) => <p>The answer: {kind}</p>}
      onAsk={(text) => state.asked.push(text)}
    />,
  )
}

it('gives the answer once the guide of the town is there', async () => {
  state.ends = [{ city }]
  show()
  expect(screen.getByText('Making a guide to Annecy')).toBeDefined()
  expect(await screen.findByText('The answer: refused')).toBeDefined()
})

it('does not go on for ever where the guide cannot even be asked for', async () => {
  show()
  expect(await screen.findByText(/^The guide to Annecy didn’t come\./)).toBeDefined()
})

it('says why there is no guide, offers the nearest, and tries again', async () => {
  state.ends = [refused, { city }]
  show()
  expect(await screen.findByText(/^We have no map of Annecy/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Geneva' }))
  expect(state.asked).toEqual(['Geneva'])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The answer: refused')).toBeDefined()
})
