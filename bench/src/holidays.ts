import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// node bench/src/holidays.ts <folder of github.com/vacanza/holidays>: compares the public holidays of our 199 countries and
// places with that package, day by day. Prints each difference that data/holidays-differences.json does not explain, and
// each explained one that no longer exists. Needs python3 and the package's source; without them it says so and ends.

type Difference = { country: string; date: string; kept: boolean; outcome: string; why: string }
type Settled = {
  years: number[]
  passedOver: { country: string; names: string[] }[]
  differences: Difference[]
}

const DATA = new URL('../../data/', import.meta.url)
const SETTLED: Settled = JSON.parse(readFileSync(new URL('holidays-differences.json', DATA), 'utf8'))
/** Prints [code, date, name] of every public holiday of the whole country, a line each. */
const SCRIPT = `
import importlib.metadata, json, sys
# A bare copy of the source is not installed, and the package asks for its own version.
importlib.metadata.version = lambda name: '0'
import holidays
for code in sys.argv[2].split(','):
    for date, name in sorted(holidays.country_holidays(code, years=json.loads(sys.argv[1])).items()):
        print(json.dumps([code, str(date), name]))
`

const [folder, ...more] = process.argv.slice(2)
if (folder === undefined || more.length > 0)
  say('say where the source of holidays is: node bench/src/holidays.ts <folder>')
else compare(folder)

function compare(source: string): void {
  const ours = readOurs()
  const codes = [...new Set([...ours].map((key) => key.slice(0, 2)))]
  const run = spawnSync('python3', ['-c', SCRIPT, JSON.stringify(SETTLED.years), codes.join(',')], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    env: Object.assign({}, process.env, { PYTHONPATH: [source, process.env.PYTHONPATH ?? ''].join(':') }),
  })
  if (run.status !== 0) {
    say(`nothing was compared: ${run.error?.message ?? run.stderr.trim().split('\n').at(-1)}`)
    return
  }
  const theirs = readTheirs(run.stdout)
  const settled = new Map(SETTLED.differences.map((one) => [`${one.country} ${one.date}`, one]))
  const open = [...new Set([...ours, ...theirs])].filter((key) => ours.has(key) !== theirs.has(key))
  const unsettled = open.filter((key) => settled.get(key)?.kept !== ours.has(key)).sort()
  const gone = [...settled.keys()].filter((key) => !open.includes(key)).sort()
  for (const key of unsettled) say(`${key} ${ours.has(key) ? 'is ours alone' : 'is theirs alone'}`)
  for (const key of gone) say(`${key} is settled, and no difference any more`)
  say(
    `${ours.size} days of ours, ${open.length} differ, ${unsettled.length} of them not settled, ${gone.length} settled ones gone`,
  )
  if (unsettled.length + gone.length > 0) process.exitCode = 1
}

/** `FR 2026-01-01` for each of our holidays; a server test checks the file. */
function readOurs(): Set<string> {
  const lines = readFileSync(new URL('holidays-kept.txt', DATA), 'utf8').trimEnd().split('\n')
  return new Set(
    lines.flatMap((line) => {
      const [country, year, ...days] = line.split(' ')
      return days.map((day) => `${country} ${year}-${day}`)
    }),
  )
}

function readTheirs(text: string): Set<string> {
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line): [code: string, date: string, name: string] => JSON.parse(line))
  const isPassedOver = ([code, , name]: [string, string, string]) =>
    SETTLED.passedOver.some((one) => one.country === code && one.names.includes(name))
  const isAsked = ([, date]: [string, string, string]) => SETTLED.years.includes(Number(date.slice(0, 4)))
  return new Set(
    rows.filter((row) => isAsked(row) && !isPassedOver(row)).map(([code, date]) => `${code} ${date}`),
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
