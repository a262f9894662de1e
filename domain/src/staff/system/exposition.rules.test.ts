import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toExposition } from './exposition.rules.ts'

it('figures are written as Prometheus reads them', () => {
  const text = toExposition([
    { name: 'tripwright_up', help: 'Whether it runs.', type: 'gauge', values: [{ value: 1 }] },
    {
      name: 'tripwright_jobs',
      help: 'Jobs.',
      type: 'gauge',
      values: [{ labels: { queue: 'mail.send', state: 'waiting' }, value: 3 }],
    },
  ])
  expect(text).toBe(`# HELP tripwright_up Whether it runs.
# TYPE tripwright_up gauge
tripwright_up 1
# HELP tripwright_jobs Jobs.
# TYPE tripwright_jobs gauge
tripwright_jobs{queue="mail.send",state="waiting"} 3
`)
})

it('no label adds a line or another label', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '\n', '}', 'a', ',', '=') }), (queue) => {
      const lines = toExposition([
        { name: 'jobs', help: 'Jobs.', type: 'gauge', values: [{ labels: { queue }, value: 1 }] },
      ]).split('\n')
      expect(lines).toHaveLength(4)
      expect(lines[2]).toMatch(/^jobs\{queue="(?:[^"\\]|\\["\\n])*"\} 1$/)
    }),
  )
})
