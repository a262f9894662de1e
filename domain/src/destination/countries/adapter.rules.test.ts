import { describe, expect, it } from 'vitest'
import { checkAdapter, compareVoltage } from './adapter.rules.ts'
import type { Plug } from './table.contract.ts'

function powered(letters: string, volts = [230], { rare = '', isCertain = true } = {}) {
  const read = (text: string) => [...text].map((letter) => letter as Plug)
  return {
    power: { plugs: read(letters), rare: read(rare), volts, hertz: [50 as const] },
    certain: { power: isCertain },
  }
}

describe('the adapter', () => {
  it.each([
    ['Germany to France', 'CF', 'CE', 'fits'],
    ['Germany to Britain', 'CF', 'G', 'needed'],
    ['Britain to Germany', 'G', 'CF', 'needed'],
    ['Britain to Mauritius, which has both', 'G', 'CG', 'check'],
    ['Germany to Switzerland: only the flat plug goes in', 'CF', 'CJ', 'check'],
    ['Germany to Italy: the earthed plug does not go into every socket', 'CF', 'CFL', 'check'],
    ['Germany to Denmark: in, but without earth', 'CF', 'CEFK', 'check'],
    ['the United States to Canada', 'AB', 'AB', 'fits'],
    ['the United States to China: two pins go in, three do not', 'AB', 'ACI', 'check'],
    ['Japan to the United States', 'A', 'AB', 'fits'],
    ['Australia to New Zealand', 'I', 'I', 'fits'],
    ['India to Nepal, which have the same mixture', 'CDM', 'CDM', 'fits'],
    ['Australia to South Africa', 'I', 'CDMN', 'needed'],
    ['Brazil to Thailand', 'CN', 'ABCO', 'check'],
  ])('from %s', (_, mine, theirs, verdict) => {
    expect(checkAdapter(powered(mine), powered(theirs))).toBe(verdict)
  })

  it('is to be checked where the third hole is rare', () => {
    expect(checkAdapter(powered('AB'), powered('AB', [100], { rare: 'B' }))).toBe('check')
    expect(checkAdapter(powered('AB', [100], { rare: 'B' }), powered('AB'))).toBe('fits')
  })

  it('is never called needless where one of the two rows is in doubt', () => {
    const doubt = powered('G', [230], { isCertain: false })
    expect(checkAdapter(powered('G'), doubt)).toBe('check')
    expect(checkAdapter(doubt, powered('G'))).toBe('check')
    expect(checkAdapter(powered('A'), doubt)).toBe('needed')
  })
})

describe('the voltage', () => {
  it.each([
    [[220], [240], 'same'],
    [[120], [230], 'higher'],
    [[230], [120], 'lower'],
    [[120], [100], 'lower'],
    [[230], [127, 220], 'mixed'],
    [[100], [127, 220], 'higher'],
    [[127, 220], [230], 'mixed'],
  ])('%j to %j is %s', (mine, theirs, verdict) => {
    expect(compareVoltage(powered('A', mine), powered('A', theirs))).toBe(verdict)
  })
})
