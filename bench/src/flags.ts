import { parseArgs } from 'node:util'

export type Flags<Name extends string> = {
  /** The file for the figures as JSON. */
  json: string | undefined
  /** Saves the figures as the baseline. */
  save: boolean
  /** A file or folder to measure with instead of our own. */
  data: string | undefined
  numbers: Record<Name, number>
}

/**
 * Reads the flags that every bench has and those of one bench: whole numbers from 1 with their defaults, so that
 * `{ runs: 3 }` is `--runs <n>`. Throws with a sentence for anything else.
 */
export function readFlags<Name extends string>(
  defaults: Record<Name, number>,
  args: readonly string[],
): Flags<Name> {
  const own = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const)
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(own),
      json: { type: 'string' },
      data: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  })
  const parsed: Record<string, unknown> = values
  const numbers = { ...defaults }
  for (const name in defaults) if (parsed[name] !== undefined) numbers[name] = wholeNumber(name, parsed[name])
  return { json: values.json, save: values.save, data: values.data, numbers }
}

function wholeNumber(name: string, value: unknown): number {
  const number = Number(value)
  if (Number.isSafeInteger(number) && number >= 1) return number
  throw new Error(`--${name} takes a whole number from 1`)
}
