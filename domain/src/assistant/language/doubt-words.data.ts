/** Words that take something away from a wish, by language: what follows them no list of ours may know. */
export const NEGATIONS =
  'not, no, without, nothing, except, avoid, dont, don t, cannot, never, sin, nada, sans, sem, ohne, nicht, kein, keine, keinen, nichts, без, не, нет, بدون, من غير, لا, बिना, नहीं, ছাড়া, না, senza, non, niente, zonder, geen, niet, bez, nie, sem, nem, utan, inte, uden, ikke, uten, olmadan, fara, fără, sense, sin, χωρίς, tanpa, jangan, walang, hindi, bila, không, 不, 没, 沒, 别, 無, なし, 抜き, ない, ไม่, 없이, 빼고, ללא, בלי'

/** The beginnings of words for a passport, and for people of a country, in a question about visas. */
export const PASSPORT_WORDS =
  'passport*, pasaport*, passeport*, passaport*, reisepass*, pass, paspoort*, paszport*, паспорт*, جواز*, پاسپورت, گذرنامه, पासपोर्ट*, পাসপোর্ট*, pasap*, passi*, passil*, útlevél*, utlevel*, pașaport*, pasport*, pasoš*, passet, pas, hộ chiếu, ho chieu, paspor*, pasaporte, pasipoti, διαβατηρ*, דרכון, พาสปอร์ต*, พาสปอต, พาสพอร์ต, 籍, paszporc*, паспорт*, pass, pasi, paspr*,  หนังสือเดินทาง*, 护照, 護照, パスポート, 旅券, 여권, கடவுச்சீட்டு*, பாஸ்போர்ட்*, citizen*, national*, ciudadan*, citoyen*, cidad*, staatsbürger*, гражд*, مواطن*, नागरिक*, নাগরিক*, 国民, 公民, 国籍, warga, vatandaş*, obywatel*, občan*, állampolgár*, holder*'

/** Words for currencies that several countries have: without the country it is open which one is meant. */
export const SHARED_CURRENCIES =
  'peso, pesos, dinar, dinars, dinares, krone, kroner, rupee, rupees, rupias, 比索, ペソ, песо, بيزو'

/** What a person says to a question whether that is all. */
export const YES_WORDS =
  'yes, yes please, yep, yeah, sure, ok, okay, that s all, that is all, that s it, yes that s all, go ahead, correct, right, exactly, sí, si, eso es todo, sí eso es todo, oui, c est tout, oui c est tout, sim, é tudo, sim é tudo, ja, das ist alles, ja das ist alles, да, это всё, да это всё, نعم, هذا كل شيء, نعم هذا كل شيء, हाँ, बस इतना ही, हाँ बस इतना ही, হ্যাঁ, এটুকুই, হ্যাঁ এটুকুই, 是, 对, 是的, 就这些, 对就这些, はい, それだけです, はい それだけです, sì, tak, evet, igen, ano'

/** What people wish for that no search of ours takes, in English. */
export const UNHELD_WISHES =
  'dog, dogs, cat, cats, pet, pets, puppy, parking, parking space, pool, swimming pool, breakfast, half board, balcony, terrace, sea view, ocean view, wifi, cot, crib, baby cot, kitchen, kitchenette, gym, sauna, jacuzzi, hot tub, bathtub, air conditioning, ac, late checkout, early check in, airport shuttle, shuttle, child seat, car seat, booster seat, automatic, gps, unlimited mileage, extra legroom, window seat, aisle seat, hand luggage only, wheelchair assistance, ground floor, smoking room, non smoking room, connecting rooms, bunk beds, twin beds, private bathroom, lift, elevator, quiet room, crib'
