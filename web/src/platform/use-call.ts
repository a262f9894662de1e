import type { Contract, Output } from '@tripwright/domain/base/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallArgument, call } from './call.ts'

export type CallState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  /** `message` is for a person to read; `code` as the call gave it. */
  | { status: 'failed'; message: string; code?: string }

/**
 * The response of a reading call, requested again whenever its input changes; the latest request counts. While it reloads,
 * and when that fails, the page keeps its content.
 */
export function useCall<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
): { called: CallState<Output<C>>; reload: () => Promise<void>; set: (value: Output<C>) => void } {
  const [called, setCalled] = useState<CallState<Output<C>>>({ status: 'loading' })
  const turn = useRef(0)
  const key = JSON.stringify(input) ?? ''
  const latest = useRef(input)
  latest.current = input

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, which is a new object at every drawing
  const reload = useCallback(async () => {
    const mine = ++turn.current
    const response = await call(contract, latest.current)
    if (mine !== turn.current) return
    if (response.ok) return setCalled({ status: 'ready', value: response.value })
    setCalled((current) => (current.status === 'ready' ? current : { ...response, status: 'failed' }))
  }, [contract, key])

  useEffect(() => {
    void reload()
    return () => {
      turn.current++
    }
  }, [reload])

  return { called, reload, set: (value) => setCalled({ status: 'ready', value }) }
}
