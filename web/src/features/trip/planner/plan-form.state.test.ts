import type { City, Guide } from '@tripwright/domain/destination/places'
import type { ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import { describe, expect, it } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import {
  countMoreFields,
  dropConstraint,
  EMPTY_PLAN_FORM,
  type PlanFormState,
  restorePlanForm,
  storePlanForm,
  toPlanForm,
} from './plan-form.state.ts'
import { parsePlanForm, toFormErrors } from './plan-form-parser.state.ts'

const city = (id: string, name: string): City => ({
  id,
  name,
  nameLocal: name,
  country: 'IT',
  currency: 'EUR',
  zone: 'Europe/Rome',
  lat: 41.9,
  lon: 12.5,
})
const CITIES = [city('rome', 'Rome'), city('lisbon', 'Lisbon'), city('bogota', 'Bogotá')]
const TODAY = '2026-11-21'
const row = (text: string, nights = '') => ({ text, nights, stay: null })
const draft = (part: Partial<PlanFormState>): PlanFormState => ({
  ...EMPTY_PLAN_FORM,
  cities: [row('Rome')],
  ...part,
})
const errorsFor = (part: Partial<PlanFormState>) => {
  const read = parsePlanForm(draft(part), CITIES, TODAY)
  return read.ok
    ? {}
    : Object.fromEntries(Object.entries(read.errors).map(([field, { key }]) => [field, key]))
}

describe('the form', () => {
  it('is a wish with a city and a number of days, however the city is written', () => {
    for (const text of ['Rome', ' rome ', 'ROME'])
      expect(parsePlanForm(draft({ cities: [row(text)] }), CITIES, TODAY)).toMatchObject({
        ok: true,
        input: { cities: [{ id: 'rome' }], days: 3, meals: true },
      })
    expect(parsePlanForm(draft({ cities: [row('bogota')] }), CITIES, TODAY).ok).toBe(true)
  })

  it('means the town that was chosen from the list, until its name is typed over', () => {
    const town = { id: 'town-us-n34257-w85165', name: 'Rome', lat: 34.257, lon: -85.165 }
    const idOf = (text: string, cities = CITIES) => {
      const read = parsePlanForm(draft({ cities: [{ ...row(text), town }] }), cities, TODAY)
      return read.ok && read.input.cities[0]?.id
    }
    expect(idOf('Rome')).toBe(town.id)
    expect(idOf('Rome', [])).toBe(town.id)
    expect(idOf('Lisbon')).toBe('lisbon')
  })

  it('takes a budget in the smallest unit of its currency', () => {
    const read = (budget: string, currency: string) =>
      parsePlanForm(draft({ budget, currency }), CITIES, TODAY)
    expect(read('99.5', 'EUR')).toMatchObject({ input: { budget: { amount: 9950, currency: 'EUR' } } })
    expect(read('25000', 'JPY')).toMatchObject({ input: { budget: { amount: 25_000, currency: 'JPY' } } })
  })

  it.each([
    [{ cities: [row('')] }, { 'cities.0': 'error.city.empty' }],
    [{ cities: [row('Atlantis')] }, { 'cities.0': 'error.city' }],
    [{ cities: [row('Rome', '2'), row('Rome', '0')] }, { 'cities.1': 'error.city.twice' }],
    [{ cities: [row('Rome', '2'), row('Lisbon', '2')], days: '3' }, { 'cities.1.nights': 'error.nights' }],
    [{ days: '0' }, { days: 'error.days' }],
    [{ children: '2', ages: '2 and 18' }, { ages: 'error.ages' }],
    [{ children: '2', ages: '2, 18' }, { ages: 'error.ages' }],
    [{ children: '1', ages: '2, 7' }, { ages: 'error.ages' }],
    [{ children: '0', ages: 'none' }, {}],
    [{ children: '2', ages: ' 2,7 ' }, {}],
    [{ days: '40' }, { days: 'error.days' }],
    [{ days: 'three' }, { days: 'error.days' }],
    [{ startDate: '2026-11-20' }, { startDate: 'error.start.past' }],
    [{ adults: '0' }, { adults: 'error.people' }],
    [{ budget: 'plenty' }, { budget: 'error.budget' }],
    [{ dayStart: '20:00', dayEnd: '09:00' }, { dayEnd: 'error.times' }],
    [{ maxWalk: '1000' }, { maxWalk: 'error.walk' }],
    [{ modes: [] }, { modes: 'error.modes' }],
  ])('says beside the field what is wrong with %j', (part, errors) => {
    expect(errorsFor(part)).toEqual(errors)
  })

  it('finds the field that the planner means, and keeps the rest in words', () => {
    expect(toFormErrors([{ path: 'cities.1.nights', message: '' }])).toHaveProperty(['cities.1.nights'])
    expect(toFormErrors([{ path: 'budget.currency', message: '' }]).budget?.key).toBe('error.rate')
    expect(toFormErrors([{ path: 'seed', message: 'is odd' }]).other?.values).toEqual({
      detail: 'seed is odd',
    })
  })

  it('gives up one wish at a time', () => {
    const picked = (id: string) => ({ id, name: id, lat: 0, lon: 0 })
    const form = draft({ budget: '10', mustSee: [picked('a'), picked('b')], stepFree: true })
    expect(dropConstraint(form, { wish: 'must-see', index: 0 }).mustSee.map(({ id }) => id)).toEqual(['b'])
    expect(dropConstraint(form, { wish: 'budget', index: null })).toEqual({ ...form, budget: '' })
    expect(dropConstraint(form, { wish: 'needs', index: null }).stepFree).toBe(false)
    expect(dropConstraint(form, { wish: 'unheard of', index: null })).toBe(form)
  })

  it('is filled in again, every field, for the request that it was read as', () => {
    const tower = { id: 'tower', name: 'Tower', lat: 41.8, lon: 12.4 }
    const inn = { id: 'Inn', name: 'Inn', lat: 41.7, lon: 12.3 }
    const filled: PlanFormState = {
      cities: [{ text: 'Rome', nights: '4', stay: inn }, row('Lisbon', '3')],
      days: '8',
      startDate: '2027-01-02',
      adults: '2',
      children: '1',
      ages: '4',
      pace: 'packed',
      interests: ['museum'],
      budget: '99.5',
      currency: 'GBP',
      mustSee: [tower],
      avoid: [{ ...tower, id: 'pier', name: 'Pier' }],
      decidedPlaces: ['own-mill'],
      wholeDayTrips: true,
      arrival: '10:00',
      departure: '18:00',
      dayStart: '08:00',
      dayEnd: '22:00',
      meals: false,
      modes: ['walk'],
      maxWalk: '90',
      stepFree: true,
      diets: ['vegan'],
    }
    for (const [name, value] of Object.entries(EMPTY_PLAN_FORM))
      expect(filled[name as keyof PlanFormState], name).not.toEqual(value)
    const guides = CITIES.map((one) => ({
      city: one,
      pointsOfInterest: one.id === 'rome' ? [tower, ...filled.avoid] : [],
    })) as unknown as Guide[]
    const read = parsePlanForm(filled, CITIES, TODAY)
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    const cities = read.input.cities.map((one) => ({ stay: { name: '', lat: 41.9, lon: 12.5 }, ...one }))
    const request = { ...read.input, cities, places: [{ id: 'own-mill' }] } as unknown as ResolvedRequest
    expect(toPlanForm(request, guides)).toEqual(filled)
  })

  it('counts the constraints set beyond the first fields', () => {
    expect(countMoreFields(EMPTY_PLAN_FORM)).toBe(0)
    expect(countMoreFields(draft({ days: '9', startDate: TODAY }))).toBe(0)
    expect(countMoreFields(draft({ budget: '10', interests: ['museum'], meals: false }))).toBe(3)
  })
})

describe('the form of somebody with a profile', () => {
  it('starts with the currency and needs of the user, and continues with the last constraints', () => {
    const needs = { stepFree: true, diets: ['vegan', 'halal'] }
    writeStored('preferences', { currency: 'CHF', needs, of: 'ana' })
    const fresh = { ...EMPTY_PLAN_FORM, ...needs, currency: 'CHF' }
    expect(restorePlanForm()).toMatchObject({ ...needs, currency: 'CHF', days: '3' })
    // Two further constraints are set, and the form shows their number.
    expect(countMoreFields(restorePlanForm())).toBe(2)
    storePlanForm({ ...fresh, currency: 'THB', stepFree: false, diets: [] })
    expect(restorePlanForm()).toMatchObject({ currency: 'THB', stepFree: false, diets: [] })
  })

  it('keeps to them where only a place was wished for elsewhere', () => {
    writeStored('preferences', { needs: { stepFree: true, diets: ['paleo', 'kosher'] }, of: 'ana' })
    writeStored('plan-wish', { cities: [row('Rome')] })
    expect(restorePlanForm()).toMatchObject({ stepFree: true, diets: ['kosher'], currency: 'EUR' })
  })
})
