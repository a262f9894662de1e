import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makePointedStop, type PointedStop, usePointedStop } from './pointed-stop.state.ts'

const drawn: string[] = []
function Row({ stop, id }: { stop: PointedStop; id: string }) {
  const isPointed = usePointedStop(stop, (one) => one === id) !== null
  drawn.push(id)
  return <p>{isPointed ? `${id} lit` : id}</p>
}

it('draws the stop that is pointed at and the one that was, and no other', () => {
  const stop = makePointedStop()
  render(['a', 'b', 'c'].map((id) => <Row key={id} stop={stop} id={id} />))
  drawn.length = 0
  act(() => stop.point('a'))
  expect(screen.getByText('a lit')).toBeDefined()
  act(() => stop.point('b'))
  expect(screen.getByText('b lit')).toBeDefined()
  act(() => stop.point('b'))
  act(() => stop.point(null))
  expect(screen.queryByText(/lit/)).toBeNull()
  expect(drawn).toEqual(['a', 'a', 'b', 'b'])
})
