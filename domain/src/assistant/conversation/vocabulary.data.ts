import type { CATEGORIES, DIETS } from '../../destination/places/index.ts'
import { wordList as list } from '../language/index.ts'

type Category = (typeof CATEGORIES)[number]

/** Words and phrases of English, German, French, Spanish and Italian; `*` is any ending. */
export const TOPIC_WORDS = {
  compensation: list(
    'compensat*, entschadigung*, indemnisation*, indemnizacion*, compensacion*, risarciment*, rimborso, refund for my flight, flight was cancelled, flight was canceled, flight cancelled, flight canceled, delayed flight, flight delayed, flight was delayed, denied boarding, overbooked, flug verspatet, flug gestrichen, vol annule, vol retarde, vuelo cancelado, vuelo retrasado, volo cancellato, volo in ritardo',
  ),
  visa: list(
    'visa, visas, visum, visado*, visto, schengen, entry requirement*, passport*, reisepass*, passeport*, pasaporte*, passaport*, entry rules, how long can i stay, einreise*',
  ),
  translate: list(
    'translate*, translation*, ubersetz*, traduire, traduction, traduci*, traduzione, tradurre, how do you say, how do i say, how to say, how would you say, wie sagt man, comment dit on, como se dice, come si dice',
  ),
  safety: list(
    'emergency, ambulance, police, notruf*, notfall*, krankenwagen, polizei, urgence*, urgences, pompiers, emergencia*, policia, ambulancia, emergenza, polizia, ambulanza, is it safe, how safe, is safe, safe to travel, safe to go, safe for, is it dangerous, dangerous, safety, sicher, gefahrlich, securite, est ce sur, dangereux, dangereuse, seguridad, es seguro, peligros*, sicurezza, e sicuro, e sicura, pericolos*, safe in, notrufnummer, emergency number*, numero d urgence, numero de emergencia, numero di emergenza',
  ),
  car: list(
    'rent a car, rental car*, car rental*, hire a car, car hire, mietwagen, auto mieten, louer une voiture, location de voiture, alquilar un coche, alquiler de coche*, noleggi*',
  ),
  budget: list(
    'how much does a trip, how much will a trip, trip cost*, daily budget, what does a trip cost, was kostet eine reise, combien coute un voyage, combien coute, cuanto cuesta un viaje, cuanto cuesta, quanto costa un viaggio, quanto costa, what does a day, how much does a day, how much per day, how much money do i need, cost per day, cost of living, was kostet, wie teuer, how expensive, is it expensive, costs a day, prix par jour, budget par jour, presupuesto diario, budget giornaliero, tagesbudget, budget for a day, daily cost*, budget per day',
  ),
  intel: list(
    'daylight, sunrise, sunset, sonnenaufgang, sonnenuntergang, lever du soleil, coucher du soleil, amanecer, puesta de sol, alba, tramonto',
  ),
  map: list('offline map*, offline karte*, carte hors ligne, mapa sin conexion, mappa offline'),
  flights: list(
    'flight*, fly, flying, flug*, fliegen, vol, vols, avion, vuelo*, volar, volo, voli, volare, plane',
  ),
  stays: list(
    'hotel*, hostel*, b b, b bs, bnb*, bed and breakfast*, guesthouse*, guest house*, motel*, apartment*, airbnb, place to stay, where to stay, somewhere to stay, accommodation*, unterkunft*, ubernacht*, hebergement*, logement*, alojamiento*, alloggi*, albergo, alberghi, ou dormir, donde dormir, dove dormire',
  ),
  holidays: list(
    'public holiday*, bank holiday*, national holiday*, holidays in, feiertag*, jour ferie, jours feries, festivo*, festivos, dias festivos, giorni festivi, festivita, feste nazionali',
  ),
  hours: list(
    'open, opens, opening, shut, shuts, hours of, opening times, visiting hours, close, closes, closed, closing, geoffnet, offnet, offen, offnungszeit*, geschlossen, schliesst, ouvert, ouverte, ouvre, ferme, fermee, horaires, abierto, abierta, abre, cerrado, cerrada, cierra, horario*, aperto, aperta, apre, chiuso, chiusa, chiude, orari, orario',
  ),
  plan: list(
    'plan, planning, itinerary, itineraries, trip, weekend, day trip, reise*, reiseplan, ausflug, voyage, sejour, itineraire*, planifie*, viaje, itinerario*, planea*, viaggio, vacanza, pianifica*, visit, besuch*, visiter, visitar, visitare',
  ),
  find: list(
    'where, which, what can, what should, what to, worth, best, good, show me, find, recommend*, see, do, eat, wo, welche, beste*, zeig*, essen, sehen, ou, quel*, meilleur*, manger, voir, donde, que ver, mejor*, comer, dove, migliori, mangiare, vedere, what is there, things to',
  ),
} as const

export const CATEGORY_WORDS: Readonly<Partial<Record<Category, readonly string[]>>> = {
  museum: list('museum*, musee*, museo*, musei'),
  gallery: list('galler*, galerie*, art, kunst, arte'),
  worship: list(
    'church*, cathedral*, temple*, mosque*, synagogue*, kirche*, dom, tempel, eglise*, mosquee*, iglesia*, catedral*, templo*, mezquita*, chies*, cattedral*, templi',
  ),
  palace: list(
    'palace*, castle*, palast*, schloss*, chateau*, palais, palacio*, castillo*, palazz*, castell*',
  ),
  ancient: list('ancient, ruins, roman remains, antik*, ruin*, antiquit*, ruinas, rovine, archaeolog*'),
  square: list('square*, platz*, place publique, plaza*, piazz*'),
  viewpoint: list('view*, viewpoint*, aussicht*, point de vue, panorama*, mirador*, belvedere'),
  park: list('park*, parc*, parque*, parchi, parco'),
  garden: list('garden*, garten, jardin*, giardin*'),
  beach: list('beach*, strand*, plage*, playa*, spiaggi*'),
  memorial: list('memorial*, denkmal*, gedenk*, memoriale'),
  zoo: list('zoo*, aquarium*, tierpark*, acuario*, acquario'),
  science: list('science, wissenschaft*, ciencia*, scienza'),
  'theme-park': list(
    'theme park*, amusement park*, freizeitpark*, parque de atracciones, parc d attractions',
  ),
  theatre: list('theatre*, theater*, opera, teatro*'),
  spa: list('spa, bath, baths, therme*, bader, thermes, banos, terme, hammam*, onsen'),
  shopping: list('shopping, shops, einkauf*, boutique*, compras, tiendas, negozi'),
  market: list('market*, markt*, marche, marches, mercado*, mercat*'),
  cafe: list('cafe*, coffee, kaffee, colazione, breakfast, fruhstuck, petit dejeuner, desayuno'),
  bar: list('bar, bars, pub*, nightlife, kneipe*, vida nocturna'),
  restaurant: list(
    'restaurant*, eat, dinner, lunch, food, essen, abendessen, mittagessen, manger, diner, dejeuner, comer, cenar, almuerzo, cena, mangiare, pranzo, ristorant*, trattori*',
  ),
}

export const DIET_WORDS: Readonly<Record<(typeof DIETS)[number], readonly string[]>> = {
  vegetarian: list('vegetari*, vegetar*, veg, veggie*, meat free, no meat, dont eat meat, don t eat meat'),
  vegan: list('vegan*, vegane, vegano'),
  halal: list('halal'),
  kosher: list('kosher, koscher, casher, cacher'),
  'gluten-free': list(
    'gluten free, no gluten, without gluten, glutenfrei*, sans gluten, sin gluten, senza glutine, coeliac, celiac',
  ),
}

export const PACE_WORDS = {
  relaxed: list(
    'not too hectic, not hectic, no alarm clocks, take it slow, taking it slow, at our own pace, ritmi lenti, ritmo lento, ritmo tranquilo, au calme, sans courir, rustig*, ta det lugnt, lugn*, χωρίς τρέξιμο, بهدوء, من غير جري, بدون ركض, 别太赶, 不要太赶, 别安排太赶, 不太赶, 别太累, भागदौड़ नहीं, भाग दौड़ नहीं, ताড়াহুড়া নেই, তাড়াহুড়ো, 무리 없는, 무리 없이, 무리하지, ชิลๆ, ชิล, ไม่รีบ, thoải mái, không gấp, santai aja, tidak buru buru, hindi nagmamadali, telaşsız, nyugodt tempó, bez hektiky, lagano, polako, bez žurbe, ležérně, спокоен, לאט, בלי לחץ, قدم به قدم, آروم آروم, im eigenen tempo, langsam, ohne eile, despacito, tranquilito, sin prisas, devagar, sem pressa nenhuma, doucement, molto tranquill*, con lentezza, rolig, stille og roligt, i rolig tempo, spokojne, wolniej, gentle, relaxed, relaxing, slow, slowly, easy, easygoing, laid back, leisurely, unhurried, not rushed, too rushed, no rush, without rushing, not too packed, not too busy, nothing hectic, chill, gemutlich, entspannt, ohne stress, ohne hektik, tranquille, sans se presser, sans courir, relajad*, tranquil*, sin prisa*, sin correr, con calma, rilassat*, senza fretta, con calma, con mucha calma, mucha calma, sin agobios, sin correr, deteste courir, detestons courir, sans courir partout, tranquillement, sans stress, sem correria, sem pressas, com calma, in ruhe, entspannte, reposado, sem pressa, com calma, без беготни, без спешки, спокойн*, неспешн*, не спеша, बिना भागदौड़, आराम से, धीरे धीरे, ধীরেসুস্থে, আস্তে ধীরে, على مهل, بدون استعجال, هادئ*, 节奏慢, 慢节奏, 慢慢, 轻松, 悠闲, ゆっくり, のんびり, 느긋, 여유, rustig aan, rustig tempo, in alle rust, 慢一点, 慢点, 不赶, 轻松点, ゆったり, 여유롭게, 천천히, sin estrés, tranquillo, tranquilo, pian piano, na luzie, na luzaku, bez spiechu, v klidu, v pohode, nyugis*, nyugodt*, kényelmes*, rauhallis*, rauhassa, rennosti, lugnt tempo, i lugn och ro, roligt tempo, i ro og mag, rolig tempo, fara graba, relaxat, χαλαρ*, με την ησυχία, בנחת, רגוע*, آروم, بی عجله, بدون عجله, آرام سے, சாவகாசமா, நிதானமா*, สบายๆ, ชิลล์, ไม่เร่ง, thong thả, thư thả, nhẹ nhàng, santai, polepole, taratibu, tranquil·la*, sense presses, без поспіху, спокійн*, спокойно, без бързане, yavas yavas, бавно темпо, на бавни обороти, من غير مشي كتير, بدون مشي كثير, على مهلنا, بدون استعجال, على راحتنا, trankilo, chill lang, santai, ช้า ๆ, không vội, nhẹ nhàng, kiireett*, rauhalli*, آهسته, bez pospiechu, spokojn*, sakin tempo, acele etmeden',
  ),
  packed: list(
    'pack it in, cram it in, as many sights, see the lot, do it all, the full works, 빡세게, 빡센, 최대한 많이, 多跑, 特种兵, 全都看, 想全看, 詰め込み, 詰め込んで, veel mogelijk, verlo todo, tout faire, fare tutto, correndo ver tudo, alles mitnehmen, straffes programm, dolu dolu, sıkı program, เที่ยวให้ครบ, đi hết, อัดแน่น, sebanyak banyaknya, minden belefér, napakowan*, tot ce se poate, всё успеть, все успеть, по максимуму, максимум, se det hele, fyld på, fyld bare på, packed, busy, intense, as much as possible, as much as humanly possible, as much as we can, fit in as much, see as much, full on, non stop, jam pack*, cram*, jam packed, action packed, see everything, everything we can, vollgepackt, vollgepackt*, alles sehen, möglichst alles, möglichst viel, verlo todo, ver todo, tout voir, ver tudo, vedere tutto, alles zien, zoveel mogelijk, wszystko zobaczyć, zobaczyć jak najwięcej, jak najwięcej, co nejvíc, všechno vidět, minél többet, mindent látni, mahdollisimman paljon, så mycket som möjligt, så meget som muligt, så mye som mulig, cât mai multe, όσα περισσότερα, כמה שיותר, هرچی بیشتر, sebanyak mungkin, càng nhiều càng tốt, увидеть всё, увидеть все, всё посмотреть, побольше, якомога більше, колкото се може повече, mümkün olduğunca çok, 多看, 想多看, 全部見, الكثير, أكبر قدر, so viel wie moglich, intens*, a tope, lo mas posible, le plus possible, o maximo possivel, il piu possibile, как можно больше, насыщенн*, أكبر عدد, ज्यादा से ज्यादा, যত বেশি সম্ভব, 尽可能多, 充实, 盛りだくさん, できるだけ多く, 알차게, 빡빡',
  ),
}
export const STEP_FREE_WORDS = list(
  'no steps, without steps, avoid steps, can t manage steps, cant manage steps, cannot manage steps, can t climb, cant climb, can t do a flight of stairs, bad with stairs, flight of stairs, monter les marches, monter les escaliers, subir escaleras, subir escadas, fare le scale, salire le scale, keine stufen, treppensteigen, treppen steigen, trappen lopen, подниматься по лестниц*, по лестницам, schodami, chodit po schodech, लस सीढ़ियाँ, सीढ़ियाँ नहीं, সিঁড়ি, 爬不了楼梯, 走不了楼梯, 不能爬楼梯, 階段は無理, 階段が, 계단을 못, merdiven, leo cầu thang, cầu thang, naik tangga, บันได, σκάλες, מדרגות, پله, الدرج, السلالم, درج, ohne treppen, keine treppen, バリアフリー, 段差なし, 段差, 階段が無理, 階段なし, 无障碍, 無障礙, 배리어프리, 계단 없, zonder trappen, sin escaleras, sem escadas, senza scale, sans escaliers, без сходів, без лестниц, bez schodów, bez schodů, wheelchair*, step free, without stairs, no stairs, can t do stairs, व्हीलचेयर, হুইলচেয়ার, 轮椅, 輪椅, 車椅子, 휠체어, коляск*, инвалид*, cadeirante, cadeira de rodas, fauteuil, rolstoel*, wózk*, كرسي متحرك, tekerlekli sandalye, rullstol*, kørestol*, rullestol*, pyörätuol*, vozík*, kerekesszék*, scaun cu rotile, αναπηρικ*, כיסא גלגלים, ویلچر, وہیل چیئر, xe lăn, xe lan, kursi roda, kerusi roda, วีลแชร์, รถเข็น, சக்கர நாற்காலி, cadira de rodes, візк*, rollstuhl*, barrierefrei*, fauteuil roulant, sans marches, silla de ruedas, sedia a rotelle',
)
export const CHILD_WORDS = list(
  'kid, kids, child, children, daughters, sons, teenager*, grandkid*, grandchild*, little ones, toddler*, baby, babies, infant*, kind, kinder*, enfant*, nino*, nina*, bambin*',
)
export const ADULT_WORDS = list(
  'adult*, pax, heads, lads, girls, mates, blokes, guys, women, men, ladies, friends, pals, students, grown ups, grown-ups, grownups, people, persons, of us, erwachsene*, personen, adulte*, personnes, personas, persone, adulti',
)

/** A small budget, and comfort, as people say it. */
export const SPENDING_WORDS = {
  low: list(
    'pengene er små, få penge, lågbudget, little money, not much money, no money, on a student budget, হাতে টাকা কম, টাকা কম, টাকা পয়সা কম, 没什么钱, 没钱, 钱不多, 学生党, 穷学生, お金がない, お金ない, 学生なので安, 돈이 별로, 돈 없, 돈이 없, jeftin*, с малко пари, мало денег, денег мало, денег в обрез, мало грошей, mało pieniędzy, málo peněz, málo peňazí, kevés pénz, vähän rahaa, lite pengar, weinig geld, peu d argent, pas beaucoup d argent, pochi soldi, pocos euros, poca plata, poco dinero, pouca grana, com pouco, duit sikit, duit terbatas, dana terbatas, budget terbatas, ít tiền, งบจำกัด, เงินน้อย, pesa kidogo, bajeti ndogo, az para, para az, πε λίγα λεφτά, λίγα λεφτά, בתקציב נמוך, בלי הרבה כסף, پول کم, پول زیادی, کم پیسے, فلوس قليلة, فلوسنا قليلة, ما معنا فلوس, ميزانية ضعيفة, कम खर्च, kam kharche, kam paise, budget is echt minimaal, minimaal budget, klein budget, càng rẻ càng tốt, rẻ nhất, tiết kiệm, евтино, бюджетно, cheaper, cheapest, cheap, cheaply, on the cheap, skint, broke, dirt cheap, bargain, less expensive, on a budget, tight budget, small budget, lower budget, low budget, low cost, shoestring, cheapskate, budget friendly, frugal*, penny pinching, dont want to spend much, don t want to spend much, spend as little, save money, barato, barata, poco presupuesto, bajo presupuesto, gastar poco, economico, petit budget, pas cher, pas trop cher, pouco dinheiro, baixo orcamento, gastar pouco, gunstig, billig, kleines budget, wenig geld, wenig budget, spendere poco, spendendo poco, poco budget, low cost, недорог*, дешев*, подешевле, бюджетн*, эконом*, ميزانية محدودة, ميزانية قليلة, رخيص*, بأقل تكلفة, सस्ते, सस्ता, सस्ती, कम बजट, कम खर्च*, সস্তায়, কম খরচে, কম বাজেটে, 省钱, 穷游, 便宜点, gastando pouco, sem gastar muito, sin gastar mucho, low cost, economic*, économique, pas ruineux, olcsó*, olcson, spórol*, halv*, edullis*, billigt, lavt budsjet, ieftin*, φτην*, φθην*, οικονομικ*, בזול, זול*, ارزون*, ارزان*, کم خرج, سستا*, سستے, மலிவா*, குறைந்த செலவ*, ประหยัด, ถูกๆ, งบน้อย, tiết kiệm, giá rẻ, hemat, murah*, jimat, mura, tipid, bei nafuu, nafuu, barat*, econòmic*, дешево, недорого, бюджетно, евтин*, اقتصاد*, اقل ميزانية, بأقل ميزانية, ميزانية بسيطة, levn*, lacn*, sparsam, zuinig, oszczędn*, po taniości, 便宜, 预算不多, 低预算, 安く, 格安, 節約, 低予算, 저렴*, 싸게, 가성비, goedkoop*, klein budget, tanio, niski budzet, ucuz*, dusuk butce*',
  ),
  high: list(
    'money no object, money is no object, no expense spared, spare no expense, best of everything, best hotels, best tables, don t look at prices, dont look at prices, price doesn t matter, top notch, sin mirar gastos, sin reparar en gastos, a todo lujo, sans compter, sans regarder a la depense, peu importe le prix, geld spielt keine rolle, koste es was es wolle, darf was kosten, senza badare a spese, sem olhar a gastos, sem economizar, dinheiro nao e problema, geld speelt geen rol, mag wat kosten, pieniadze nie graja roli, bez liczenia sie z kosztami, деньги не важны, денег не жалко, не считая денег, гроші не важливі, الفلوس مو مشكلة, الميزانية مفتوحة, पैसे की चिंता नहीं, পয়সার চিন্তা নেই, 不差钱, 不在乎钱, 钱不是问题, お金は気にしない, 費用は気にせず, 奮発, 돈은 상관없, 비용 상관없, para sorun degil, masraftan kacinma*, pengar spelar ingen roll, penge er ingen hindring, penger spiller ingen rolle, penize nehraji roli, na penezich nezalezi, raha ei ole este, a penz nem szamit, banii nu conteaza, λεφτά δεν μας νοιάζουν, כסף לא בעיה, پول مهم نیست, uang bukan masalah, tiền không thành vấn đề, เงินไม่ใช่ปัญหา, fancier, more comfortable, splurge, splash out, five star, de lujo, lujo, luxe, haut de gamme, de luxo, luxus*, luxurios*, gehoben*, di lusso, люкс*, роскош*, فاخر*, लक्जरी, लग्जरी, বিলাসবহুল, 豪华, 奢华, 高端, 豪華, 贅沢, 高級, 럭셔리, 고급',
  ),
}
