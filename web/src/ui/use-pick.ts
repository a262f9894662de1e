import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * A select that reports a choice and clears itself. By pointer that is one choice; by keyboard each letter and each arrow
 * chooses something, so only Enter, or leaving the field, reports it.
 */
export function usePick(onPick: (value: string) => void) {
  const [value, setValue] = useState('')
  const isByKey = useRef(false)

  function handOn(chosen: string): void {
    setValue('')
    if (chosen !== '') onPick(chosen)
  }

  return {
    value,
    choose: (chosen: string) => (isByKey.current ? setValue(chosen) : handOn(chosen)),
    keys: {
      onPointerDown: () => {
        isByKey.current = false
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        isByKey.current = true
        if (key === 'Enter') handOn(value)
      },
      onBlur: () => handOn(value),
    },
  }
}
