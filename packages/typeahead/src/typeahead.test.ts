import { describe, expect, it } from 'vitest'
import { buildTypeahead, foldName, searchTypeahead, type TypeaheadPlace } from './index.ts'

const place = (name: string, area: string, rank: number, also: string[] = []): TypeaheadPlace => ({
  name,
  area,
  rank,
  also,
  isForgiving: true,
})
const PLACES = [
  place('Paris', 'FR', 9, ['Parigi', 'París', 'Париж', '巴黎', 'パリ']),
  place('Paris', 'US-TX', 4),
  place('Parma', 'IT', 6),
  place('San Francisco', 'US-CA', 8.5),
  place('San Antonio', 'US-TX', 7),
  place('Santiago de Cuba', 'CU', 6),
  place('Rome', 'IT', 9, ['Roma', 'Rom', '로마']),
  place('St. Louis', 'US-MO', 6),
  place('Düsseldorf', 'DE', 7),
  place('Barcelona', 'ES', 8.8),
  place('Batavia', 'US-IL', 4.4),
  place('Jakarta', 'ID', 8.8, ['Batavia']),
]
const WORDS: [string, string][] = [
  ...[
    ['France', 'FR'],
    ['Italy', 'IT'],
    ['Texas', 'US-TX'],
    ['USA', 'US'],
    ['Italien', 'IT'],
  ].map(([word = '', area = '']): [string, string] => [word, area]),
]
const table = buildTypeahead(PLACES, WORDS)
const find = (text: string, most = 5) =>
  searchTypeahead(table, text, most).map((at) => `${PLACES[at]?.name} ${PLACES[at]?.area}`)

describe('a text', () => {
  it.each([
    ['par', 'Paris FR'],
    ['san', 'San Francisco US-CA'],
    ['francisco', 'San Francisco US-CA'],
    ['sanfran', 'San Francisco US-CA'],
    ['PARIS', 'Paris FR'],
    ['Париж', 'Paris FR'],
    ['парижe', 'Paris FR'],
    ['巴黎', 'Paris FR'],
    ['ぱり', 'Paris FR'],
    ['roma', 'Rome IT'],
    ['st louis', 'St. Louis US-MO'],
    ['saint lou', 'St. Louis US-MO'],
    ['dusseldorf', 'Düsseldorf DE'],
    ['duesseldorf', 'Düsseldorf DE'],
    ['bar', 'Barcelona ES'],
  ])('%s finds %s first', (text, first) => expect(find(text)[0]).toBe(first))

  it.each([
    ['pariz', 'Paris FR'],
    ['aris', 'Paris FR'],
    ['barclona', 'Barcelona ES'],
    ['bacrelona', 'Barcelona ES'],
    ['bbarcelona', 'Barcelona ES'],
    ['barselonna', 'Barcelona ES'],
  ])('%s with its typos finds %s', (text, first) => expect(find(text)[0]).toBe(first))

  it('may have no typo below four letters, one below eight, two from there on', () => {
    expect(find('pxr')).toEqual([])
    expect(find('pxrxs')).toEqual([])
    expect(find('bxrcxlona')).toEqual(['Barcelona ES'])
    expect(find('bxrcxlxna')).toEqual([])
  })

  it('is no typo when a well-known place has this name', () => {
    expect(find('rome')).toEqual(['Rome IT'])
  })

  it('selects one of two places by the area after it, also by an unfinished one', () => {
    expect(find('paris texas')).toEqual(['Paris US-TX'])
    expect(find('paris, tex')[0]).toBe('Paris US-TX')
    expect(find('paris, france')[0]).toBe('Paris FR')
    expect(find('paris usa')[0]).toBe('Paris US-TX')
    expect(find('rome, ita')[0]).toBe('Rome IT')
    expect(find('rome, nowhere')[0]).toBe('Rome IT')
  })

  it('that is the name of an area finds its top places', () => {
    expect(find('italy')).toEqual(['Rome IT', 'Parma IT'])
    expect(find('Italien')).toEqual(['Rome IT', 'Parma IT'])
  })

  it('with few letters finds displayed names before foreign ones', () => {
    expect(find('bat')).toEqual(['Jakarta ID', 'Batavia US-IL'])
    expect(find('ba')[0]).toBe('Barcelona ES')
  })

  it.each(['', ' ', '...', '%_', 'zzzz', 'x'.repeat(500)])('like %j finds nothing', (text) =>
    expect(find(text)).toEqual([]),
  )

  it('finds at most the requested number, each once', () => {
    expect(find('a', 2).length).toBeLessThanOrEqual(2)
    const many = find('pari', 9)
    expect(new Set(many).size).toBe(many.length)
  })
})

describe('a folded name', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ["L'Aquila", 'laquila'],
    ['Ste. Anne', 'saint anne'],
    ['Йошкар-Ола', 'yoshkar ola'],
    ['Αθήνα', 'athina'],
    ['東京', '东京'],
    ['القاهرة', 'القاهره'],
    ['  New   York!', 'new york'],
  ])('%s is %s', (name, folded) => expect(foldName(name)).toBe(folded))
})
