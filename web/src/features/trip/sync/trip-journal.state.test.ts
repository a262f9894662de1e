import { emptyTrip, makeOps } from '@tripwright/domain/trip/sync'
import { beforeEach, expect, it } from 'vitest'
import { listLoggedOps, logOps } from './trip-journal.state.ts'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
let count = 0
const makeId = () => `019de0d5-c800-7592-8dd8-00000000000${count++}`
const opsOf = (title: string) =>
  makeOps(emptyTrip(ID), 0, [{ itemId: ID, field: 'title', value: title }], makeId)
const noted = () => localStorage.getItem('trips-underway')
const titles = (owner: string | null) => listLoggedOps(owner).map(({ ops }) => ops[0]?.value)

beforeEach(() => {
  localStorage.clear()
  count = 0
})

it('logs a change within the call, and removes it when it is stored elsewhere', () => {
  const remove = logOps('ann', opsOf('Rome'))
  expect(noted()).toContain('"Rome"')
  remove()
  expect(noted()).toBeNull()
})

it('returns the changes of a page that closed at once to their owner, and to no other user', () => {
  logOps('bob', opsOf('Oslo'))
  logOps('ann', opsOf('Rome'))
  logOps(null, opsOf('Lisbon'))
  expect([titles('ann'), titles('bob'), titles(null)]).toEqual([['Rome'], ['Oslo'], ['Lisbon']])
  listLoggedOps('ann')[0]?.remove()
  expect([titles('ann'), titles('bob')]).toEqual([[], ['Oslo']])
})

it('passes over what it cannot read', () => {
  localStorage.setItem('trips-underway', '[{"owner":"ann","ops":[{"opId":"x"}]},7]')
  expect(listLoggedOps('ann')).toEqual([])
})
