import { describe, expect, it } from 'vitest'
import { detectLanguage } from './detect-language.ts'

describe('the language of a text', () => {
  it.each([
    ['Where is the station?', 'en'],
    ['Wo ist der Bahnhof, bitte?', 'de'],
    ["Où est la gare, s'il vous plaît ?", 'fr'],
    ['¿Dónde está la estación?', 'es'],
    ["Dov'è la stazione, per favore?", 'it'],
    ['Onde fica a estação?', 'pt'],
    ['Waar is het station, alstublieft?', 'nl'],
    ['Gdzie jest dworzec, proszę?', 'pl'],
    ['İstasyon nerede, lütfen?', 'tr'],
    ['Ga ở đâu?', 'vi'],
    ['สถานีอยู่ที่ไหน', 'th'],
    ['駅はどこですか', 'ja'],
    ['车站在哪里？', 'zh'],
    ['車站喺邊度？', 'yue'],
    ['역이 어디예요?', 'ko'],
    ['Где вокзал? Мы ищем его.', 'ru'],
    ['Де вокзал, будь ласка?', 'uk'],
    ['Колко струва? Къде е гарата?', 'bg'],
    ['أين المحطة؟', 'ar'],
    ['ایستگاه کجاست؟', 'fa'],
    ['اسٹیشن کہاں ہے؟', 'ur'],
    ['Πού είναι ο σταθμός;', 'el'],
    ['איפה התחנה?', 'he'],
  ])('%s: %s', (text, language) => expect(detectLanguage(text)).toBe(language))

  it.each(['', '   ', '12:30', 'OK', 'Xyzzy', 'taxi'])('of %j is not known', (text) =>
    expect(detectLanguage(text)).toBeNull(),
  )
})
