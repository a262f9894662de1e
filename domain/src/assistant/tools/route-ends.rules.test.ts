import { expect, it } from 'vitest'
import { routeEndsIn } from './route-ends.rules.ts'

it.each([
  ['how do I get from the Louvre to Notre-Dame on foot?', 'the Louvre', 'Notre-Dame'],
  ['the way between the castle and the harbour, please', 'the castle', 'the harbour'],
  ['can we walk from Piccadilly to the Tate with a buggy', 'Piccadilly', 'the Tate'],
  ['I am at Union Station and have to go to the Bean, how?', 'Union Station', 'the Bean'],
  ['Mit dem Bus vom Hauptbahnhof zum Schloss, wie fahre ich?', 'Hauptbahnhof', 'Schloss'],
  ['hoe kom ik van het Vondelpark naar de Dam te voet', 'het Vondelpark', 'de Dam'],
  ['comment aller à pied de la gare à la cathédrale', 'gare', 'cathédrale'],
  ['cómo voy desde la Alhambra hasta el Albaicín andando', 'la Alhambra', 'el Albaicín'],
  ['come vado dal Duomo a Santa Croce a piedi', 'Duomo', 'Santa Croce'],
  ['como vou de carro do aeroporto até a Avenida Paulista?', 'aeroporto', 'Avenida Paulista'],
  ['как пройти от Эрмитажа до Невского проспекта пешком', 'Эрмитажа', 'Невского проспекта'],
  ['jak dojść z Rynku do Wawelu pieszo', 'Rynku', 'Wawelu'],
  ['cum ajung de la Gara de Nord la Ateneu', 'Gara de Nord', 'Ateneu'],
  ['清水寺から祇園まで歩いて何分', '清水寺', '祇園'],
  ['从外滩走路到豫园怎么走', '外滩', '豫园'],
  ['경복궁에서 명동까지 걸어서', '경복궁', '명동'],
  ['इंडिया गेट से लाल किला कैसे जाएँ', 'इंडिया गेट', 'लाल किला'],
  ['كيف أذهب من برج خليفة إلى المرسى', 'برج خليفة', 'المرسى'],
  ['bagaimana dari Monas ke Kota Tua naik bus', 'Monas', 'Kota Tua'],
])('“%s” leads from one to the other', (text, from, to) => {
  expect(routeEndsIn(text)).toEqual({ from, to })
})

it('one end alone is no way', () => {
  for (const text of ['how do I get to the castle', 'the way from here', '', 'wie komme ich zum Hotel'])
    expect(routeEndsIn(text)).toBeNull()
})

it('a text that is made to be slow is read in a moment', () => {
  const began = Date.now()
  for (const part of ['from a ', 'de la ', 'from a to ', ' to', 'mit dem ', 'から', 'a pie '])
    routeEndsIn(part.repeat(2000 / part.length))
  expect(Date.now() - began).toBeLessThan(1000)
})
