import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A row of a day; `mark` identifies everything that its position on the page depends on. */
export type StableRow = { id: string; mark: string }
type StableRowState = {
  marks: string[]
  keys: ReadonlyMap<string, string>
  turn: number
  isSettling: boolean
}
export const INITIAL_ROWS: StableRowState = { marks: [], keys: new Map(), turn: 0, isSettling: false }

/**
 * Keys for the rows of a day. While plans stream in, a row stays as long as everything above it does; where a better plan
 * differs, rows are replaced by new ones, so that nothing moves while it is read. Finally a key stays with its stop.
 */
export function useStableRowKeys(rows: readonly StableRow[], isSettling: boolean): (id: string) => string {
  const [rowState, setRowState] = useState(INITIAL_ROWS)
  const next = isSettling || rowState.isSettling ? nextStableRows(rowState, rows, isSettling) : rowState
  if (next !== rowState) setRowState(next)
  return (id) => next.keys.get(id) ?? id
}

/** The rows after another plan; the same object when nothing changes. */
export function nextStableRows(
  rowState: StableRowState,
  rows: readonly StableRow[],
  isSettling: boolean,
): StableRowState {
  const marks = rows.map(({ id, mark }) => `${id} ${mark}`)
  const change = marks.findIndex((mark, i) => mark !== rowState.marks[i])
  const stays = change < 0 ? marks.length : change
  if (stays === marks.length && stays === rowState.marks.length && isSettling === rowState.isSettling)
    return rowState
  const turn = rowState.turn + 1
  const keys = rows.map(({ id }, i) => [id, (i < stays && rowState.keys.get(id)) || `${id} ${turn}`] as const)
  return { marks, keys: new Map(keys), turn, isSettling }
}

/** While plans stream in, a day keeps its greatest height, so that the content below does not move. */
export function useStableHeight(isSettling: boolean): RefCallback<HTMLElement> {
  const element = useRef<HTMLElement>(null)
  const most = useRef(0)
  useLayoutEffect(() => {
    if (!element.current) return
    most.current = isSettling ? Math.max(most.current, element.current.offsetHeight) : 0
    element.current.style.minHeight = isSettling ? `${most.current}px` : ''
  })
  return useCallback((node: HTMLElement | null) => {
    element.current = node
  }, [])
}
