import { expect, it } from 'vitest'
import { makeFairQueue, type QueueOwner } from './fair-queue.service.ts'

const person = (id: string): QueueOwner => [`person:${id}`]
const guest = (address: string, device: string): QueueOwner => [`address:${address}`, device]

/** Adds jobs in the given order and takes all out, one at a time. */
function orderOf(jobs: readonly [name: string, owner: QueueOwner][]): string[] {
  const line = makeFairQueue<string>(40)
  for (const [name, owner] of jobs) line.join(name, owner)
  const order: string[] = []
  for (let turn = line.next(); turn; turn = line.next()) {
    order.push(turn.job)
    turn.done()
  }
  return order
}

it('is first come, first served among people with one request each', () => {
  expect(orderOf(['a', 'b', 'c'].map((name) => [name, person(name)]))).toEqual(['a', 'b', 'c'])
})

it('lets nobody wait for more than one request of whoever has ten', () => {
  const many = Array.from({ length: 10 }, (_, i): [string, QueueOwner] => [`a${i}`, person('a')])
  expect(orderOf([...many, ['b', person('b')]]).indexOf('b')).toBe(1)
})

it('lets whoever asks again and again not pass those who wait', () => {
  const line = makeFairQueue<string>(40)
  for (const name of ['a0', 'a1', 'a2']) line.join(name, person('a'))
  const order: string[] = []
  for (let i = 0; i < 3; i++) {
    line.join(`b${i}`, person('b'))
    for (const _ of [0, 1]) {
      const turn = line.next()
      if (turn) order.push(turn.job)
      turn?.done()
    }
  }
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
})

it('gives an address as many turns as a person, and its devices as many as each other', () => {
  const jobs: [string, QueueOwner][] = [
    ...Array.from({ length: 4 }, (_, i): [string, QueueOwner] => [`x${i}`, guest('1', 'x')]),
    ['y', guest('1', 'y')],
    ['p0', person('p')],
    ['p1', person('p')],
  ]
  expect(orderOf(jobs)).toEqual(['x0', 'p0', 'y', 'p1', 'x1', 'x2', 'x3'])
})

it('tells the order in which all that wait will have their turn', () => {
  const line = makeFairQueue<string>(40)
  for (const name of ['a0', 'a1', 'a2']) line.join(name, person('a'))
  line.join('b', person('b'))
  expect(line.places()).toEqual(['a0', 'b', 'a1', 'a2'])
  expect(line.leave('b')).toBe(true)
  expect(line.leave('b')).toBe(false)
  expect(line.places()).toEqual(['a0', 'a1', 'a2'])
})

it('is full at its length, but one who fills it alone makes room for others', () => {
  const line = makeFairQueue<string>(4)
  for (const name of ['a0', 'a1', 'a2', 'a3']) line.join(name, person('a'))
  expect(line.join('a4', person('a'))).toEqual({ isIn: false, displaced: null })
  expect(line.join('b0', person('b'))).toEqual({ isIn: true, displaced: 'a3' })
  expect(line.join('c0', person('c'))).toEqual({ isIn: true, displaced: 'a2' })
  // Two jobs of one owner, one each of two others: no owner has enough to be displaced.
  expect(line.join('b1', person('b'))).toEqual({ isIn: false, displaced: null })
})
