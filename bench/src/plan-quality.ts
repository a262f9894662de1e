import { countVisits, faultsOf, RULES_OF_TASTE } from './plan-quality/rubric.ts'
import { planTrips } from './plan-quality/trips.ts'
import { type BenchReport, runBench } from './report.ts'

// npm run bench:plan-quality: plans three days in forty cities, and some with children, in January, packed or relaxed, and
// counts what a local would shake the head at (docs/plan-quality.md). Every plan is proved; these are matters of taste.

await runBench({ name: 'plan-quality', numbers: {}, measure })

async function measure(sheet: BenchReport): Promise<void> {
  const counts = new Map<string, number>()
  const add = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  let [plans, days, visits] = [0, 0, 0]
  const withChildren = { visits: 0, play: 0 }
  for await (const trip of planTrips()) {
    const faults = faultsOf(trip)
    for (const { rule } of faults) add(rule, 1)
    plans++
    days += trip.plan.days.length
    const { seen, play } = countVisits(trip)
    visits += seen
    if (trip.request.travellers.children > 0) {
      withChildren.visits += seen
      withChildren.play += play
    }
    sheet.say(
      [`${trip.name}: ${faults.length}`, ...faults.map(({ rule, what }) => `  ${rule}: ${what}`)].join('\n'),
    )
  }
  const figure = { unit: '', better: 'lower' } as const
  sheet.add({ group: 'all', name: 'plans', value: plans, ...figure, better: 'higher' })
  sheet.add({ group: 'all', name: 'visits a day', value: visits / days, ...figure, better: 'higher' })
  const share = withChildren.play / withChildren.visits
  const name = 'with children, share of parks, beaches, zoos and science'
  sheet.add({ group: 'all', name, value: share, ...figure, better: 'higher' })
  for (const rule of Object.keys(RULES_OF_TASTE))
    sheet.add({ group: 'faults', name: rule, value: counts.get(rule) ?? 0, ...figure, aim: 0 })
}
