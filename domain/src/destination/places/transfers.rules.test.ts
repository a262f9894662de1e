import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { City } from './places.contract.ts'
import { estimateTransfer } from './transfers.rules.ts'

const at = (lat: number, lon: number) => ({ lat, lon }) as City
const CITIES = {
  rome: at(41.8967, 12.4822),
  florence: at(43.7714, 11.2542),
  milan: at(45.4642, 9.19),
  palermo: at(38.1157, 13.3615),
  catania: at(37.5079, 15.083),
  helsinki: at(60.1699, 24.9384),
  tallinn: at(59.437, 24.7453),
  malaga: at(36.7202, -4.4203),
  tangier: at(35.7595, -5.834),
  auckland: at(-36.8485, 174.7633),
  wellington: at(-41.2866, 174.7756),
  picton: at(-41.2906, 174.0),
  christchurch: at(-43.5321, 172.6362),
  fukuoka: at(33.59, 130.4),
  busan: at(35.1796, 129.0756),
  hiroshima: at(34.393, 132.457),
  london: at(51.5074, -0.1278),
  edinburgh: at(55.9508, -3.1885),
  brussels: at(50.8467, 4.3525),
  dublin: at(53.3441, -6.2606),
  miami: at(25.7743, -80.1937),
  orlando: at(28.4497, -81.4701),
  havana: at(23.1367, -82.359),
  penang: at(5.41, 100.33),
  kualaLumpur: at(3.14, 101.69),
  bali: at(-8.65, 115.22),
  yogyakarta: at(-7.7956, 110.3695),
  losAngeles: at(34.05, -118.25),
  lasVegas: at(36.1147, -115.1728),
  newYork: at(40.7128, -74.006),
}
type Name = keyof typeof CITIES

describe('the way to the next city with a car', () => {
  it.each<[Name, Name]>([
    ['rome', 'florence'],
    ['florence', 'milan'],
    ['palermo', 'catania'],
    ['auckland', 'wellington'],
    ['picton', 'christchurch'],
    ['fukuoka', 'hiroshima'],
    ['miami', 'orlando'],
    ['penang', 'kualaLumpur'],
    ['losAngeles', 'lasVegas'],
  ])('is driven from %s to %s', (from, to) => {
    expect(estimateTransfer(CITIES[from], CITIES[to], true).mode).toBe('drive')
    expect(estimateTransfer(CITIES[from], CITIES[to]).mode).not.toBe('drive')
  })

  it.each<[Name, Name]>([
    ['rome', 'palermo'],
    ['helsinki', 'tallinn'],
    ['malaga', 'tangier'],
    ['wellington', 'picton'],
    ['fukuoka', 'busan'],
    ['london', 'brussels'],
    ['london', 'dublin'],
    ['miami', 'havana'],
    ['yogyakarta', 'bali'],
  ])('is not driven over the sea, from %s to %s', (from, to) => {
    expect(estimateTransfer(CITIES[from], CITIES[to], true)).toEqual(
      estimateTransfer(CITIES[from], CITIES[to]),
    )
  })

  it.each<[Name, Name]>([
    ['london', 'edinburgh'],
    ['newYork', 'miami'],
  ])('is not driven where a day is too short for it, from %s to %s', (from, to) => {
    expect(estimateTransfer(CITIES[from], CITIES[to], true).mode).not.toBe('drive')
  })

  it('takes about as long as people say, with a break and the way in and out', () => {
    const { minutes, metres } = estimateTransfer(CITIES.rome, CITIES.florence, true)
    expect([minutes > 210, minutes < 280, metres > 260_000]).toEqual([true, true, true])
  })

  it('is as long back as forth, and never quicker than a motorway', () => {
    const place = fc.record({
      lat: fc.double({ min: 45, max: 50, noNaN: true }),
      lon: fc.double({ min: 3, max: 12, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [forth, back] = [
          estimateTransfer(a as City, b as City, true),
          estimateTransfer(b as City, a as City, true),
        ]
        expect(back).toEqual(forth)
        if (forth.mode === 'drive') expect(forth.minutes).toBeGreaterThan((forth.metres * 60) / 120_000)
      }),
    )
  })
})
