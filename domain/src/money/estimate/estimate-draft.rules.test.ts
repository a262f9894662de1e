import { describe, expect, it } from 'vitest'
import type { CityCosts } from '../../destination/costs/index.ts'
import {
  BLANK_ESTIMATE,
  draftFromRequest,
  type EstimateDraft,
  readEstimate,
  readStops,
  writeStops,
} from './estimate-draft.rules.ts'

const LISBON: CityCosts = {
  id: 'lisbon',
  name: 'Lisbon',
  country: 'PT',
  currency: 'EUR',
  year: 2025,
  certain: true,
  isEstimate: true,
  asOf: '2026-11-22',
  source: 'a test',
  bedOutside: 70,
  bed: [1, 2, 3],
  meal: [1, 2, 3],
  transport: [1, 2, 3],
  sights: [1, 2, 3],
  coffee: [1, 2, 3],
  dinner: [1, 2, 3],
  taxi: [1, 2, 3],
  bedMonths: Array.from({ length: 12 }, () => 100),
}
const DRAFT = { ...BLANK_ESTIMATE, to: 'lisbon.4', start: '2027-05-01', currency: 'EUR' }
const read = (part: Partial<EstimateDraft>) =>
  readEstimate({ ...DRAFT, ...part }, [LISBON], { today: '2026-11-22', decimal: '.' })

describe('an estimate in the address', () => {
  it('names its stops with nights and part of town', () => {
    const stops = [
      { id: 'lisbon', nights: '4', isOutside: false },
      { id: 'new-york', nights: '', isOutside: true },
    ]
    expect(writeStops(stops)).toBe('lisbon.4~new-york..out')
    expect(readStops('lisbon.4~new-york..out')).toEqual(stops)
    expect(writeStops([{ id: 'lisbon', nights: '-٤~', isOutside: false }])).toBe('lisbon.٤')
    expect(readStops('')).toEqual([])
    expect(readStops('a.1~'.repeat(40))).toHaveLength(8)
  })

  it('is a request when all fields are valid', () => {
    expect(read({ people: '٣', extra: '1.234,50', meal: 'high', bed: 'nonsense' }).request).toEqual({
      stops: [{ city: LISBON, nights: 4, isOutside: false }],
      from: '2027-05-01',
      people: 3,
      currency: 'EUR',
      extra: 123_450,
      styles: { bed: 'likely', meal: 'high', transport: 'likely', sights: 'likely' },
    })
  })

  it.each<[Partial<EstimateDraft>, object]>([
    [{ to: 'lisbon.0' }, { nights: 'problem.nights' }],
    [{ to: 'lisbon.91' }, { nights: 'problem.nights' }],
    [{ people: '0' }, { people: 'problem.people' }],
    [{ people: '21' }, { people: 'problem.people' }],
    [{ people: '1e9' }, { people: 'problem.people' }],
    [{ start: '2026-11-21' }, { start: 'problem.from' }],
    [{ start: '2027-02-29' }, { start: 'problem.from' }],
    [{ extra: '1e15' }, { extra: 'problem.extra' }],
    [{ extra: '-5' }, { extra: 'problem.extra' }],
    [{ to: 'atlantis.4' }, {}],
    [{ to: '' }, {}],
  ])('%j is no request, with the issues %j', (part, issues) =>
    expect(read(part)).toEqual({ request: null, issues }),
  )

  it('is written again with the changes of a search', () => {
    const { request } = read({})
    if (!request) throw new Error('a wish')
    const changed = {
      ...request,
      from: '2027-04-20',
      stops: request.stops.map((one) => ({ ...one, isOutside: true })),
    }
    expect(draftFromRequest({ ...changed, styles: { ...request.styles, bed: 'low' } })).toEqual({
      to: 'lisbon.4.out',
      start: '2027-04-20',
      bed: 'low',
      meal: 'likely',
      transport: 'likely',
      sights: 'likely',
    })
  })
})
