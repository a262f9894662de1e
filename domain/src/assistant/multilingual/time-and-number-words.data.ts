/** How people say today, tomorrow and the day after beside what Intl calls them, by language: `;` between days. */
export const DAY_WORDS: Readonly<Record<string, string>> = {
  hi: 'आज; कल; परसों',
  bn: 'আজ, আজকে; কাল, কালকে, আগামীকাল; পরশু',
  ur: 'آج; کل; پرسوں',
  ne: 'आज; भोलि; पर्सि',
  ar: 'اليوم; غدا, بكرة; بعد غد',
  fa: 'امروز; فردا; پس فردا',
  zh: '今天, 今日; 明天, 明日; 后天, 後天',
  yue: '今日; 聽日; 後日',
  ja: '今日, 本日; 明日, あした; 明後日, あさって',
  vi: 'hôm nay; ngày mai; ngày kia',
  id: 'hari ini; besok; lusa',
  ms: 'hari ini; esok; lusa',
}

/** The beginnings of words for a week. */
export const WEEK_WORDS: Readonly<Record<string, string>> = {
  es: 'semana de, una semana, semanas',
  fr: 'une semaine, semaines',
  pt: 'uma semana, semanas',
  de: 'eine woche, wochen, 2 wochen',
  it: 'una settimana, settimane',
  nl: 'een week, weken',
  ca: 'una setmana, setmanes',
  ru: 'неделю, недели, недель',
  uk: 'тиждень, тижні',
  pl: 'tydzień, tygodnie',
  cs: 'týden, týdny',
  el: 'μια εβδομάδα, εβδομάδες',
  tr: 'haftalık, hafta',
  hi: 'हफ्ते, हफ़्ते, सप्ताह',
  bn: 'এক সপ্তাহ, সপ্তাহের',
  ar: 'أسبوعا, أسبوع, أسابيع',
  zh: '一周, 两周, 一个星期, 一星期',
  ja: '一週間, 週間',
  ko: '일주일, 주일',
}

/** Numbers as people also say them: `4=четверо`, beside the words 1 to 10 of the samples. */
export const NUMBER_FORMS: Readonly<Record<string, string>> = {
  ru: '2=двоих, 3=троих, 4=четверых, 5=пятерых, 6=шестерых, 2=две, 2=двух, 3=трех, 4=четырех, 5=пяти, 6=шести, 2=двое, 3=трое, 4=четверо, 5=пятеро, 6=шестеро, 2=двоём, 3=троём',
  uk: '2=двох, 3=трьох, 4=чотирьох, 5=пʼятьох, 2=дві',
  bg: '2=двама, 3=трима, 4=четирима, 2=две',
  ar: '3=ثلاث, 4=أربع, 5=خمس, 6=ست, 7=سبع, 8=ثماني, 9=تسع, 10=عشر, 2=يومين, 2=شخصين, 2=يومان',
  el: '3=τρεις, 4=τέσσερις, 4=τεσσάρων, 3=τριών, 3=τριήμερο, 5=πενθήμερο, 2=διήμερο',
  hu: '2=két, 2=kétnapos',
  fr: '1=une',
  es: '1=una, 1=un',
  it: '1=un, 1=una',
  pt: '1=uma, 2=duas',
  ca: '2=dues',
  de: '1=ein, 1=eine, 1=einen, 2=zweit, 3=dritt, 4=viert, 5=fünft, 6=sechst',
  pl: '2=dwa, 2=dwie, 2=dwóch, 3=trzech, 4=czterech, 5=pięciu, 2=dwoje',
  cs: '2=dvě, 2=dvou, 3=tří, 4=čtyř',
  sk: '2=dve, 2=dvoch, 3=troch, 4=štyroch',
  sl: '2=dve, 3=tri, 4=štiri',
  hr: '2=dvije, 2=dvoje, 3=troje, 4=četvero',
  ro: '2=două',
  ja: '1=一人, 2=二人, 2=ふたり, 3=三人, 4=四人',
  hi: '2=दोनों, 3=तीनों',
  bn: '2=দুইজন, 2=দুজন, 3=তিনজন, 4=চারজন, 5=পাঁচজন, 6=ছয়জন',
}

/** How people say the weekdays beside what Intl calls them, Monday first: `;` between days. */
export const WEEKDAY_WORDS: Readonly<Record<string, string>> = {
  pt: 'na segunda, à segunda, às segundas, segundas; na terça, à terça, às terças, terças, terca; na quarta, à quarta, às quartas, quartas; na quinta, à quinta, às quintas, quintas; na sexta, à sexta, às sextas, sextas; sábados; domingos',
  de: 'montags; dienstags; mittwochs; donnerstags; freitags; samstags, sonnabend; sonntags',
  fr: 'lundis; mardis; mercredis; jeudis; vendredis; samedis; dimanches',
  es: 'lunes; martes; miércoles; jueves; viernes; sábados; domingos',
  ru: 'понедельникам; вторникам; среду, средам; четвергам; пятницам; субботам; воскресеньям',
  zh: '周一, 礼拜一, 週一; 周二, 礼拜二, 週二; 周三, 礼拜三, 週三; 周四, 礼拜四, 週四; 周五, 礼拜五, 週五; 周六, 礼拜六, 週六; 周日, 星期天, 礼拜天, 週日, 周天',
  ja: '月曜; 火曜; 水曜; 木曜; 金曜; 土曜; 日曜',
  hi: 'सोमवार; मंगलवार; बुधवार; गुरुवार, बृहस्पतिवार, वीरवार; शुक्रवार; शनिवार; रविवार, इतवार',
  bn: 'সোমবার; মঙ্গলবার; বুধবার; বৃহস্পতিবার; শুক্রবার; শনিবার; রবিবার',
  ar: 'الاثنين, الإثنين; الثلاثاء; الأربعاء; الخميس; الجمعة; السبت; يوم الأحد, الأحد',
  ko: '월요일; 화요일; 수요일; 목요일; 금요일; 토요일; 일요일',
  tr: 'pazartesi; salı; çarşamba; perşembe; cuma; cumartesi; pazar günü',
}
