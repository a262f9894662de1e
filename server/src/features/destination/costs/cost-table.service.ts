import { readFileSync } from 'node:fs'
import { type CityCosts, type CostFile, toCityCosts } from '@tripwright/domain/destination/costs'
import { REGIONS } from '@tripwright/domain/destination/countries'

let costsByCity: ReadonlyMap<string, CityCosts> | null = null

/** Our own cost levels by city, in the order of names; loaded on first use. A test checks their shape. */
export function listCityCosts(): ReadonlyMap<string, CityCosts> {
  costsByCity ??= readTable()
  return costsByCity
}

function readTable(): Map<string, CityCosts> {
  const rows = REGIONS.map(readFile).flatMap((file) => file.rows.map((row) => toCityCosts(row, file)))
  rows.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return new Map(rows.map((row) => [row.id, row]))
}

function readFile(region: string): CostFile {
  const url = new URL(`../../../../../data/costs/${region}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}
