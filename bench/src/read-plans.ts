import { planText } from './plan-quality/plan-text.ts'
import { faultsOf } from './plan-quality/rubric.ts'
import { planTrips } from './plan-quality/trips.ts'

// npm run bench:read-plans -- rome children > plans.txt: the trips of bench:plan-quality to be read line by line, each with
// its faults and the processor time that it took; all of them without words.

const faults = new Map<string, number>()
let [from, milliseconds, plans] = [process.cpuUsage(), 0, 0]
for await (const trip of planTrips(process.argv.slice(2))) {
  const { user, system } = process.cpuUsage(from)
  const took = Math.round((user + system) / 1000)
  milliseconds += took
  plans++
  const lines = faultsOf(trip).map(({ rule, what }) => {
    faults.set(rule, (faults.get(rule) ?? 0) + 1)
    return `! ${rule}: ${what}`
  })
  process.stdout.write(`${[planText(trip), ...lines].join('\n')}\n${took} ms\n\n`)
  from = process.cpuUsage()
}
for (const [rule, count] of faults) process.stdout.write(`${rule}: ${count}\n`)
process.stdout.write(`${plans} plans, ${Math.round(milliseconds / plans)} ms of processor time each\n`)
