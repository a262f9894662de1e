import { type FormEvent, useRef, useState } from 'react'

type FormState = { isBusy: boolean; error: string | null }

/**
 * A native form with one action: shows its result, keeps the input, and never runs twice at once. `run` returns the error
 * text, or null on success.
 */
export function useForm(run: (fields: FormData) => Promise<string | null>) {
  const [state, setState] = useState<FormState>({ isBusy: false, error: null })
  const isRunning = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setState({ isBusy: true, error: null })
    const error = await run(new FormData(event.currentTarget))
    isRunning.current = false
    setState({ isBusy: false, error })
  }

  return { ...state, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) }
}

/** The text of a field; an absent one is empty. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
