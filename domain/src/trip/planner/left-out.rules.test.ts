import { expect, it } from 'vitest'
import { listLeftOut } from './plan-notes.rules.ts'
import { makeFacts, near, place, planOf, resolve, TABLES } from './quality-world.test.ts'

const ICONS = [
  place({ id: 'shut', km: 0.4, renown: 10, hours: '2027 Jan 01-Mar 31 09:00-17:00' }),
  place({ id: 'unwanted', km: 0.5, renown: 10 }),
  place({ id: 'steps', km: 0.5, renown: 10, stepFree: false }),
  place({ id: 'remote', km: 400, renown: 9 }),
  place({ id: 'endless', km: 1, renown: 9, minutes: 720 }),
  place({ id: 'there', km: 0.2, renown: 9 }),
]

it('says of each icon that a plan lacks why the facts keep it out, and nothing of what is in', () => {
  const rows = [...ICONS, ...near(5), ...TABLES]
  const input = { avoid: ['unwanted'], needs: { stepFree: true } }
  const facts = makeFacts(rows)
  const plan = planOf(rows, input)
  const reasons = listLeftOut({ request: resolve(facts, input), facts, plan })
  expect(reasons.map(({ place: { id }, why }) => [id, why])).toEqual([
    ['shut', 'closed'],
    ['unwanted', 'avoided'],
    ['steps', 'needs'],
    ['remote', 'far'],
    ['endless', 'full'],
  ])
})

it('says of a stay of three days which of the ten best known sights did not fit', () => {
  const strand = place({ id: 'strand', km: 2, renown: 8, category: 'beach', indoor: false })
  const sights = Array.from({ length: 9 }, (_, i) =>
    place({ id: `sight-${i}`, km: 0.1 * i, renown: 8, minutes: 240 }),
  )
  const rows = [...sights, strand, ...TABLES]
  const facts = makeFacts(rows)
  const count = (days: number) => {
    const plan = planOf(rows, { days })
    const taken = plan.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit')).length
    const left = listLeftOut({ request: resolve(facts, { days }), facts, plan })
    for (const { place: sight, why } of left) expect(why).toBe(sight.id === 'strand' ? 'season' : 'full')
    return { taken, left: left.length }
  }
  const three = count(3)
  expect(three.taken).toBeGreaterThan(0)
  expect(three.left).toBe(10 - three.taken)
  expect(count(2).left).toBe(0)
})
