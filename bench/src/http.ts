import { startBareRoutes } from './bare-routes.ts'
import { CONNECTIONS, measureConcurrency } from './concurrency.ts'
import { type BenchReport, runBench } from './report.ts'
import { makeTrial, measureTrial, warmUp } from './scenario-figures.ts'
import { SCENARIOS } from './scenarios.ts'
import { startSubjects } from './subject.ts'
import { isWebsiteBuilt } from './website.ts'

// npm run bench:http: CPU, rate and latency of the most frequent calls, each compared with a bare Hono route that gives the
// same answer in the same run. Add a call in scenarios.ts.

await runBench({ name: 'http', yardstick: 'bare', numbers: { rounds: 3 }, measure })

async function measure(sheet: BenchReport, { rounds }: { rounds: number }): Promise<void> {
  const subjects = await startSubjects(sheet)
  const [first] = subjects
  if (!first) throw new Error('the product runs on no database')
  if (!isWebsiteBuilt()) sheet.note('The website is not built ("npm run build"): the home page is left out.')
  const scenarios = SCENARIOS.filter(({ needsWebsite }) => !needsWebsite || isWebsiteBuilt())
  const bare = await startBareRoutes(first, scenarios, sheet)
  const trials = scenarios.map((scenario) => makeTrial(scenario, { subjects, bare }))
  sheet.say('warming up')
  for (const trial of trials) await warmUp(trial)
  for (const trial of trials) {
    sheet.say(trial.scenario.name)
    sheet.add(...(await measureTrial(trial, rounds)))
  }
  for (const subject of subjects) {
    sheet.say(`${CONNECTIONS} at once, ${subject.database}`)
    sheet.add(...(await measureConcurrency(subject)))
  }
}
