import { expect, it } from 'vitest'
import { EMPTY_PLAN_FORM } from './plan-form.state.ts'
import { withRegion } from './region-bases.state.ts'

const town = (name: string, lat: number, lon: number) => ({ id: `town-${name}`, name, lat, lon })
const TUSCANY = [town('Florence', 43.77, 11.25), town('Siena', 43.318, 11.331), town('Pisa', 43.716, 10.397)]
const row = (text: string) => ({ text, nights: '', stay: null })
const form = (days: string, ...texts: string[]) => ({ ...EMPTY_PLAN_FORM, days, cities: texts.map(row) })
const rowsOf = (days: string, index: number, ...texts: string[]) => {
  const { cities, days: left } = withRegion(form(days, ...texts), index, TUSCANY)
  return [left, ...cities.map(({ text }) => text)]
}

it('a region takes the place of its row, with as many bases as the days hold', () => {
  expect(rowsOf('7', 0, 'tusc')).toEqual(['7', 'Florence', 'Siena', 'Pisa'])
  expect(rowsOf('6', 1, 'Rome', 'tusc', 'Venice')).toEqual(['6', 'Rome', 'Florence', 'Siena', 'Venice'])
})

it('fewer days than two bases take become as many; days that are no number too', () => {
  expect(rowsOf('3', 0, 'tusc')).toEqual(['5', 'Florence', 'Siena'])
  expect(rowsOf('', 0, 'tusc')).toEqual(['5', 'Florence', 'Siena'])
})

it('a town that is in the trip already is not added again', () => {
  expect(rowsOf('7', 1, 'Florence', 'tusc')).toEqual(['7', 'Florence', 'Siena', 'Pisa'])
})

it('the towns are those of the list, so that their guides are found', () => {
  const { cities } = withRegion(form('5', ''), 0, TUSCANY)
  expect(cities.map(({ town: chosen }) => chosen?.id)).toEqual(['town-Florence', 'town-Siena'])
})
