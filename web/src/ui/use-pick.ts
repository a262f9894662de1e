import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * A select that passes on what is chosen and empties itself. With a pointer that is one choice; by the keyboard each letter
 * and each arrow chooses something, so that there only Enter, or leaving the field, passes it on.
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
