import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addGuestSave,
  type GuestSave,
  guestPromptLevel,
  isGuestSaved,
  removeGuestSave,
  toSaveInputs,
} from './guest-saves.rules.ts'

const moment = { now: Date.UTC(2026, 4, 1), random: 'k3x9' }
const item = (title: string, item_type = 'destination') => ({
  item_type,
  item_id: `id-${title}`,
  title,
  description: '',
  image_url: null,
  item_data: {},
})
const added = (titles: string[]): GuestSave[] =>
  titles.reduce<GuestSave[]>((saves, title) => {
    const outcome = addGuestSave(saves, item(title), moment)
    return outcome.ok ? outcome.value : saves
  }, [])

describe('saving as a guest', () => {
  it('gives the save an id of guest_, the time and a random text', () => {
    expect(added(['Rome'])[0]).toMatchObject({
      id: 'guest_1777593600000_k3x9',
      savedAt: '2026-05-01T00:00:00.000Z',
      type: 'destination',
      title: 'Rome',
    })
  })

  it('accepts three saves and refuses the fourth without losing any', () => {
    const three = added(['Rome', 'Paris', 'Lisbon'])
    expect(addGuestSave(three, item('Tokyo'), moment)).toEqual({ ok: false, code: 'guest-limit' })
    expect(three.map((save) => save.title)).toEqual(['Rome', 'Paris', 'Lisbon'])
  })

  it('recognises a duplicate by type and title in any case, even at the limit', () => {
    const three = added(['Rome', 'Paris', 'Lisbon'])
    expect(addGuestSave(three, item('  rOME '), moment)).toEqual({ ok: true, value: three })
    expect(isGuestSaved(three, item('Rome', 'hotel'))).toBe(false)
  })

  it('removes what was saved and nothing else', () => {
    expect(removeGuestSave(added(['Rome', 'Paris']), item('ROME')).map((save) => save.title)).toEqual([
      'Paris',
    ])
  })
})

describe('when an account is suggested', () => {
  it.each([
    [0, 'none'],
    [1, 'none'],
    [2, 'encourage'],
    [3, 'full'],
  ] as const)('after %i saves: %s', (count, level) => {
    expect(guestPromptLevel(count)).toBe(level)
  })
})

describe('moving a guest’s saves into the account', () => {
  it('carries every field and drops fields that only the device uses', () => {
    expect(toSaveInputs(added(['Rome']))).toEqual([item('Rome')])
  })

  it('uses the guest id where a save has no id of its own', () => {
    const [moved] = toSaveInputs([{ id: 'guest_1_a', savedAt: '', type: 'hotel', title: 'Inn' }])
    expect(moved).toMatchObject({ item_type: 'hotel', item_id: 'guest_1_a', title: 'Inn' })
  })

  it('skips invalid saves and still moves the rest', () => {
    const broken = { id: 'guest_1_a', savedAt: '', type: 'NOT A TYPE', title: '' }
    expect(toSaveInputs([broken, ...added(['Rome'])])).toHaveLength(1)
  })

  it('loses none and duplicates none, for any saves in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Rome', 'rome', 'Paris', 'Lisbon', 'Tokyo')), (titles) => {
        const saves = added(titles)
        const distinct = new Set(titles.map((title) => title.toLowerCase()))
        expect(toSaveInputs(saves)).toHaveLength(Math.min(3, distinct.size))
      }),
    )
  })
})
