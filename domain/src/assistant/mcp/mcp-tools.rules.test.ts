import { describe, expect, it } from 'vitest'
import { TOOL_NAMES } from '../tools/index.ts'
import { explainBadInput } from './bad-input.rules.ts'
import { listTools, mayCall, missingForProgram } from './mcp-tools.rules.ts'

describe('the tools that a program is told of', () => {
  it('are without those that change something for a token that may only read', () => {
    const read = listTools(TOOL_NAMES, 'read')
    expect(read.every(({ annotations }) => annotations.readOnlyHint)).toBe(true)
    const changing = listTools(TOOL_NAMES, 'write').slice(read.length)
    expect(changing.map(({ name }) => name)).toEqual(['plan_change', 'bookings_add', 'saved_add'])
    expect(changing.every(({ annotations }) => !annotations.readOnlyHint)).toBe(true)
    expect([mayCall('read', 'saved.add'), mayCall('write', 'saved.add')]).toEqual([false, true])
  })

  it('have schemas that any client reads: an object at the root, and no dialect', () => {
    for (const { inputSchema, outputSchema } of listTools(TOOL_NAMES, 'write'))
      for (const schema of [inputSchema, outputSchema])
        expect([schema.type, '$schema' in schema]).toEqual(['object', false])
  })

  it('say how an argument is written, and which ones are needed', () => {
    const [convert] = listTools(['currency.convert'], 'read')
    expect(convert?.inputSchema).toMatchObject({
      required: ['amount', 'from', 'to'],
      properties: { amount: { description: expect.stringContaining('EUR 1.50 is 150') } },
    })
    const [save] = listTools(['saved.add'], 'write')
    expect(save?.inputSchema.required).toEqual(['title'])
    expect(missingForProgram('saved.add', { description: 'x' })).toEqual(['title'])
    expect(missingForProgram('safety.read', {})).toEqual([])
  })

  it('explain each wrong argument once, and what they take when there are none', () => {
    expect(explainBadInput('climate.month', { city: 'Rome', month: 13 })).toMatch(
      /^city: The id of a city.* month: 1 to 12\.$/,
    )
    expect(explainBadInput('climate.month', null)).toBe('The arguments are an object with: city, month.')
    expect(explainBadInput('climate.month', { city: 'rome' })).toBe('')
  })
})
