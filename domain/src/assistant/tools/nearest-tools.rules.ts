import { TOOLS } from './registry.rules.ts'
import type { ToolName } from './tool-names.data.ts'

const OFFERED: readonly ToolName[] = [
  'plan.make',
  'places.find',
  'hours.check',
  'visa.check',
  'weather.forecast',
  'climate.best',
  'costs.city',
  'costs.compare',
  'currency.convert',
  'money.split',
  'phrases.say',
  'holidays.list',
  'festivals.list',
  'safety.read',
  'emergency.numbers',
  'health.vaccinations',
  'driving.rules',
  'habits.read',
  'power.plugs',
  'compensation.check',
  'flights.search',
  'stays.search',
  'packing.list',
  'help.find',
  'trips.read',
]
const OFFERS = 2

/** The two tools whose descriptions share most with a text, by groups of three letters; the first two of the list where none does. */
export function nearestTools(spoken: string): ToolName[] {
  const own = groupsOf(spoken)
  return [...OFFERED]
    .map((name, at) => ({ name, at, score: overlap(own, groupsOf(TOOLS[name].whenToUse.toLowerCase())) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, OFFERS)
    .map(({ name }) => name)
}

function groupsOf(text: string): Set<string> {
  const plain = ` ${text.replace(/[^\p{L}]+/gu, ' ').trim()} `
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((group) => b.has(group)).length / (1 + Math.sqrt(b.size))
}
