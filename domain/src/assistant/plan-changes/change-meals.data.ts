/** Breakfast, lunch and dinner where a language has no whole vocabulary of changes: beginnings of words, `|` between meals. Written by us. */
export const MEALS_IN_LANGUAGES: Readonly<Record<string, string>> = {
  it: 'colazion | pranz | cen',
  nl: 'ontbijt | lunch, middageten | diner, avondeten',
  pl: 'śniadan | obiad, lunch | kolacj',
  cs: 'snídan | oběd, obědy | večeř',
  sk: 'raňajk | obed | večer',
  uk: 'снідан, сніданк | обід, обіди | вечер',
  bg: 'закус | обяд, обед | вечер',
  hr: 'doručak, doručk | ručak, ručk | večer',
  sr: 'doručak, доручак | ručak, ručk, ручак, ручк | večer, вечер',
  sl: 'zajtrk | kosil | večerj',
  hu: 'reggeli | ebéd | vacsor',
  ro: 'mic dejun | prânz | cină, cine, cinele',
  el: 'πρωιν | μεσημεριαν | δείπν, βραδιν',
  tr: 'kahvaltı | öğle yeme | akşam yeme',
  sv: 'frukost | lunch | middag, kvällsmat',
  da: 'morgenmad | frokost | aftensmad, middag',
  nb: 'frokost | lunsj | middag',
  fi: 'aamiai, aamupal | lounas, lounaa, lounai | illalli, päivälli',
  id: 'sarapan | makan siang | makan malam',
  ms: 'sarapan | makan tengah hari | makan malam',
  vi: 'bữa sáng, ăn sáng | bữa trưa, ăn trưa | bữa tối, ăn tối',
  th: 'มื้อเช้า, อาหารเช้า | มื้อเที่ยง, มื้อกลางวัน, อาหารกลางวัน | มื้อเย็น, อาหารเย็น, มื้อค่ำ',
  fil: 'almusal, agahan | tanghalian, lunch | hapunan, dinner',
  he: 'ארוחת בוקר, ארוחות הבוקר | ארוחת צהריים, ארוחות הצהריים | ארוחת ערב, ארוחות הערב',
  fa: 'صبحانه | ناهار, نهار | شام',
  ta: 'காலை உணவு | மதிய உணவு, மதிய சாப்பாடு | இரவு உணவு, இரவு சாப்பாடு, டின்னர்',
  sw: 'kifungua kinywa | chakula cha mchana | chakula cha jioni',
  ko: '아침 | 점심 | 저녁',
  ca: 'esmorzar | dinar | sopar',
}

/** All of a kind, in any language: whole words. */
export const EVERY_WORDS =
  'all, every, each, all the, alle, alles, jedes, jeden, tous, toutes, tous les, chaque, todos, todas, cada, tutti, tutte, ogni, все, всі, усі, всеки, всички, كل, جميع, सभी, सारे, हर, সব, প্রতিটি, 所有, 全部, 每, すべて, 全部, 全て, 毎日, 모든, 매일, semua, setiap, lahat, tất cả, mọi, wszystkie, każdy, każda, tüm, bütün, her, όλα, όλες, όλους, κάθε, alla, varje, hver, kaikki, joka, všechny, všetky, každ, minden, összes, toate, fiecare, כל, همه, تمام, எல்லா, அனைத்து, kila, vote, zote, ทุก, sve, svi, svaki'
