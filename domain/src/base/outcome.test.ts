import { expect, it } from 'vitest'
import { outcomeMessages } from './outcome.messages.ts'
import { HTTP_STATUS, isErrorCode } from './outcome.ts'

it('gives every code a text that a person can read', () => {
  for (const code of Object.keys(HTTP_STATUS)) {
    expect(isErrorCode(code)).toBe(true)
    expect(Object.entries(outcomeMessages.texts).find(([key]) => key === code)?.[1]).toMatch(/^[A-Z].+\.$/)
  }
})

it('answers every code with a refusal, never with success', () => {
  expect(Object.values(HTTP_STATUS).every((status) => status >= 400 && status < 600)).toBe(true)
})

it('knows no code that an object merely inherits', () => {
  expect(['toString', '__proto__', 'constructor'].some(isErrorCode)).toBe(false)
})
