import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BareAnswer } from './bare.ts'
import { startChild } from './child.ts'
import type { Figure } from './figures.ts'
import { type HttpRequest, type Load, measureLoad, type Server, type Taken, together } from './load.ts'
import { keepSigningIn, type People, seedPeople, signInPeople } from './people.ts'
import { startPostgres } from './postgres.ts'
import { type Place, startProduct } from './product.ts'
import { runBench, type Sheet } from './report.ts'
import { LIST, SCENARIOS, type Scenario } from './scenarios.ts'
import { median } from './statistics.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { isWebsiteBuilt } from './website.ts'

// npm run bench:http: CPU, rate and latency of the calls that everybody makes, each beside a bare Hono route that gives the
// same answer in the same run.

type Database = 'embedded' | 'PostgreSQL'
type Subject = { database: Database; server: Server; people: People }

const CONNECTIONS = 10
const WARM_UP_SECONDS = 0.5
const ROUND_SECONDS = 0.8
const CROWD = { connections: 200, seconds: 3, p99ToBeatMs: 400 }

await runBench({ name: 'http', yardstick: 'bare', numbers: { rounds: 3 }, measure })

async function measure(sheet: Sheet, { rounds }: { rounds: number }): Promise<void> {
  const folder = await temporaryFolder(sheet.started)
  const subjects = [await startSubject('embedded', { dataDir: `${folder}/embedded` }, sheet)]
  const postgres = await startPostgres()
  if (postgres) {
    sheet.started.defer(postgres.stop)
    const place = { dataDir: `${folder}/postgres`, databaseUrl: await postgres.makeDatabase('bench') }
    subjects.push(await startSubject('PostgreSQL', place, sheet))
  } else sheet.note('PostgreSQL is not installed: its figures are left out.')
  if (!isWebsiteBuilt()) sheet.note('The website is not built ("npm run build"): the home page is left out.')

  const scenarios = SCENARIOS.filter(({ needsWebsite }) => !needsWebsite || isWebsiteBuilt())
  const bare = await startBare(subjects, scenarios, sheet)
  for (const scenario of scenarios) {
    sheet.say(scenario.name)
    await measureScenario(scenario, { bare, subjects, rounds }, sheet)
  }
  for (const subject of subjects) {
    sheet.say(`${CROWD.connections} at once, ${subject.database}`)
    await measureCrowd(subject, sheet)
  }
}

async function startSubject(database: Database, place: Place, sheet: Sheet): Promise<Subject> {
  sheet.say(`starting on ${database}`)
  const folder = await temporaryFolder(sheet.started)
  await seedPeople(place, folder)
  const server = await startProduct(place)
  sheet.started.defer(server.stop)
  return { database, server, people: await signInPeople(server) }
}

/** The bare routes, with the product's own answers. */
async function startBare(subjects: Subject[], scenarios: readonly Scenario[], sheet: Sheet): Promise<Server> {
  const [subject] = subjects
  if (!subject) throw new Error('there is no product to take answers from')
  const answers: BareAnswer[] = []
  for (const scenario of scenarios) {
    const answer = await answerOf(subject.server, requestsOf(scenario, subject.people)())
    // Two calls of one path differ in what they do, hardly in what they answer: the first answer stands for both.
    if (!answers.some(({ method, path }) => method === answer.method && path === answer.path))
      answers.push(answer)
  }
  const child = startChild([process.execPath, 'bench/src/bare.ts'])
  sheet.started.defer(child.stop)
  child.give(JSON.stringify(answers))
  const [, port] = (await child.line('port ')).split(' ')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid }
}

type Run = { bare: Server; subjects: Subject[]; rounds: number }

async function measureScenario(
  scenario: Scenario,
  { bare, subjects, rounds }: Run,
  sheet: Sheet,
): Promise<void> {
  const { name, atMost, cpuToBeat } = scenario
  const runs = [...subjects, { database: 'bare', server: bare, people: subjects[0]?.people }].map(
    ({ database, server, people }) => {
      if (!people) throw new Error('nobody is signed in')
      const load = { request: scenario.request(people), connections: CONNECTIONS }
      const taken: Taken[] = []
      return { database, server, load, taken }
    },
  )
  for (const { server, load } of atMost === undefined ? runs : [])
    await measureLoad(server, { ...load, seconds: WARM_UP_SECONDS })
  // Turn by turn, so that a busy moment of the machine falls on all of them alike.
  for (let round = 0; round < (atMost === undefined ? rounds : 1); round++)
    for (const { server, load, taken } of runs)
      taken.push(await measureLoad(server, { ...load, ...limits(atMost) }))

  const found = runs.map(({ database, taken }) => ({ database, taken: together(taken, median) }))
  const yardstick = found.find(({ database }) => database === 'bare')?.taken
  for (const { database, taken } of found) {
    const beside = database === 'bare' ? undefined : yardstick
    const aim = database === 'PostgreSQL' ? cpuToBeat : undefined
    sheet.add(...figuresOf(`${name}, ${database}`, taken, beside, aim))
  }
}

function limits(atMost: number | undefined): Pick<Load, 'seconds' | 'atMost'> {
  return atMost === undefined ? { seconds: ROUND_SECONDS } : { seconds: 20 * ROUND_SECONDS, atMost }
}

function figuresOf(
  group: string,
  taken: Taken,
  bare: Taken | undefined,
  cpuToBeat: number | undefined,
): Figure[] {
  const figure = (
    name: string,
    unit: string,
    better: Figure['better'],
    of: (taken: Taken) => number,
    aim?: number,
  ): Figure => ({
    ...{ group, name, unit, better, value: of(taken) },
    ...(bare && { yardstick: of(bare) }),
    ...(aim !== undefined && { aim }),
  })
  return [
    figure('CPU a request', 'ms', 'lower', ({ cpuMs, requests }) => cpuMs / requests, cpuToBeat),
    figure('requests a second', '', 'higher', ({ perSecond }) => perSecond),
    figure('median', 'ms', 'lower', ({ p50Ms }) => p50Ms),
    figure('99 of 100 within', 'ms', 'lower', ({ p99Ms }) => p99Ms),
  ]
}

/** The list for 200 connections that never pause, while somebody signs in all the time. */
async function measureCrowd({ database, server, people }: Subject, sheet: Sheet): Promise<void> {
  const signingIn = keepSigningIn(server)
  const { connections, seconds, p99ToBeatMs } = CROWD
  const load = { request: LIST.request(people), connections, seconds }
  const taken = await measureLoad(server, load).finally(signingIn.stop)
  const group = `list, ${connections} at once and sign-ins, ${database}`
  const signIns = (await signingIn.stop()) / seconds
  sheet.add(
    { group, name: '99 of 100 within', value: taken.p99Ms, unit: 'ms', better: 'lower', aim: p99ToBeatMs },
    { group, name: 'requests a second', value: taken.perSecond, unit: '', better: 'higher' },
    { group, name: 'sign-ins a second', value: signIns, unit: '', better: 'higher' },
  )
}

function requestsOf(scenario: Scenario, people: People): () => HttpRequest {
  const request = scenario.request(people)
  return typeof request === 'function' ? request : () => request
}

async function answerOf(server: Server, { method, path, headers, body }: HttpRequest): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const call = ask(server.url + path, { method, headers }, async (response) => {
      const bytes = await buffer(response)
      if (response.statusCode !== 200)
        return reject(new Error(`${path} answered ${response.statusCode}: ${bytes}`))
      const { 'content-type': type = '', 'content-encoding': encoding = null } = response.headers
      resolve({ method, path, type, encoding, body: bytes.toString('base64') })
    })
    call.once('error', reject)
    call.end(body)
  })
}
