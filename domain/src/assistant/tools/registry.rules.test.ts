import { describe, expect, it } from 'vitest'
import { argumentNames, missingArguments, parseToolCall, runTool, TOOLS, wireName } from './registry.rules.ts'
import { TOOL_NAMES } from './tool-names.data.ts'

const GUEST = { isSignedIn: false, hasAgreed: false }
const split = { amount: 12000, currency: 'EUR', people: 3 }

describe('the registry', () => {
  it('has every tool of the closed list and no other, each with a sentence on when to use it', () => {
    expect(Object.keys(TOOLS).sort()).toEqual([...TOOL_NAMES].sort())
    for (const { whenToUse } of Object.values(TOOLS)) expect(whenToUse).toMatch(/^[A-Z].{10,}\.$/)
  })

  it('has names on the wire that no two tools share', () => {
    expect(new Set(TOOL_NAMES.map(wireName)).size).toBe(TOOL_NAMES.length)
    expect(TOOL_NAMES.map(wireName).filter((name) => !/^[a-z_-]+$/.test(name))).toEqual([])
  })

  it('takes a name with a dot or as it is on the wire, and refuses any other', () => {
    const parsed = { ok: true, value: { tool: 'money.split', args: split } }
    expect(parseToolCall('money.split', split)).toEqual(parsed)
    expect(parseToolCall('money_split', split)).toEqual(parsed)
    for (const name of ['money', 'moneysplit', '__proto__', 'constructor', ''])
      expect(parseToolCall(name, split)).toEqual({ ok: false, code: 'unknown-tool' })
  })

  it.each([
    { amount: 0.5, currency: 'EUR', people: 3 },
    { amount: -1, currency: 'EUR', people: 3 },
    { amount: 1, currency: 'euro', people: 3 },
    { amount: 1, currency: 'EUR', people: 1 },
    { amount: 1, currency: 'EUR' },
    null,
    'all of it',
  ])('refuses the arguments %j', (args) => {
    expect(parseToolCall('money.split', args)).toEqual({ ok: false, code: 'bad-input' })
  })

  it('names what is missing', () => {
    expect(argumentNames('money.split')).toEqual(['amount', 'currency', 'people'])
    expect(missingArguments('money.split', { amount: 1 })).toEqual(['currency', 'people'])
    expect(missingArguments('visa.check', { destination: 'JP' })).toEqual([])
  })
})

describe('a call', () => {
  const card = {
    kind: 'split',
    total: { amount: 12000, currency: 'EUR' },
    shares: [{ amount: 4000, people: 3 }],
  }

  it('runs the executor of its tool and returns what it returned', async () => {
    const executors = { 'money.split': (args: object) => Object.assign({}, card, { args }) }
    const outcome = await runTool({ tool: 'money.split', args: split }, executors, GUEST)
    expect(outcome).toEqual({ ok: true, value: Object.assign({}, card, { args: split }) })
  })

  it('that changes something does not run before a person agreed', async () => {
    let runs = 0
    const executors = { 'plan.change': () => ({ kind: 'page', path: '/itinerary', runs: ++runs }) }
    const call = { tool: 'plan.change', args: { change: 'delete all' } }
    expect(await runTool(call, executors, GUEST)).toEqual({ ok: false, code: 'needs-consent' })
    expect(runs).toBe(0)
    expect(await runTool(call, executors, { isSignedIn: false, hasAgreed: true })).toMatchObject({ ok: true })
  })

  it('with a result that its schema does not hold is refused, and one without an executor is unavailable', async () => {
    const call = { tool: 'money.split', args: split }
    const lying = { 'money.split': () => ({ kind: 'split', total: 'much' }) }
    expect(await runTool<unknown>(call, lying, GUEST)).toEqual({ ok: false, code: 'bad-output' })
    expect(await runTool<unknown>(call, {}, GUEST)).toEqual({ ok: false, code: 'unavailable' })
  })
})
