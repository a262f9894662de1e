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
    'pas trop chargé, pas trop de choses, nicht zu voll, nicht zu viel, nicht zu stressig, sin cargar, poco cargado, non troppo pieno, não muito cheio, niet te vol, не слишком насыщен*, nothing rushed, nothing too full, at a gentle pace, slow paced, gentle pace, unhurried, laid back, pas courir, sans se presser, sans courir, bien au calme, tout en douceur, a tu aire, sin correr, sin agobios, ohne hektik, ganz gemütlich, ohne stress, senza correre, con calma, sem correr, com calma, zonder haast, rustig aan, без спешки, не спеша, не торопясь, без суеты, no rushing, no rush, without a rush, don t want to rush, dont want to rush, don t rush, lazy days, lie ins, take our time, taking our time, easy does it, plenty of rest, not tiring, not exhausting, doesn t finish us off, slow pace, slow travel, chilled, chilled out, mellow, tidak melelahkan, nggak capek, gak capek, tidak capek, tidak terburu buru, jangan terburu buru, tak penat, tidak memenatkan, hindi nakakapagod, di nakakapagod, không mệt, không quá mệt, nhẹ nhàng, ไม่เหนื่อย, 천천히, 여유롭게, 여유 있게, 여유있게, 널널하게, 느긋하게, ゆったり, ゆっくり, のんびり, 轻松, 慢慢, 悠闲, 慢悠悠, 不累, 不赶, 輕鬆, आराम से, आरामदायक, थकाने वाला नहीं, धीरे धीरे, আরামে, ধীরে সুস্থে, ধীরেসুস্থে, بدون تعب, من غير تعب, على مهل, على رواق, مريح*, من غير مشي كتير, ohne hetze, gemächlich, gemütlich, nicht stressig, nicht anstrengend, nicht zu anstrengend, pas fatigant, pas trop fatigant, tout doux, en douceur, rythme lent, sin cansar*, nada de correr, sin estrés, sin estres, ritmo suave, sem correria, nada de correria, sem cansar, non stancant*, niente corse, senza correre, niet te druk, niet vermoeiend, bez pośpiechu, bez pospiechu, na spokojnie, spokojn*, pohod*, v klidu, klidn*, bez spěchu, kényelmes*, ráérős*, lazán, rahalli*, rauhalli*, rento*, kiireetön*, kiirehtimättä, afslappet, avslappet, avslappnad*, i lugn och ro, lung, relaxat*, fără grabă, liniștit*, χαλαρ*, ήρεμ*, ξεκούραστ*, rahat, sakin*, yormayan, yorucu olmayan, yavaş*, acelesiz, спокойн*, неспешн*, не спеша, без спешки, расслабленн*, не напряжн*, спокійн*, неспішн*, не поспішаючи, без поспіху, спокойно, без бързане, бавно, opušten*, mirn*, polagan*, počasi, sproščen*, רגוע*, נינוח*, بی عجله, آرام, یواش, آہستہ, آرام سے, polepole, taratibu, bila haraka, rustig*, tranquil*, ohne eile, not too hectic, not hectic, no alarm clocks, take it slow, taking it slow, at our own pace, ritmi lenti, ritmo lento, ritmo tranquilo, au calme, sans courir, rustig*, ta det lugnt, lugn*, χωρίς τρέξιμο, بهدوء, من غير جري, بدون ركض, 别太赶, 不要太赶, 别安排太赶, 不太赶, 别太累, भागदौड़ नहीं, भाग दौड़ नहीं, ताড়াহুড়া নেই, তাড়াহুড়ো, 무리 없는, 무리 없이, 무리하지, ชิลๆ, ชิล, ไม่รีบ, thoải mái, không gấp, santai aja, tidak buru buru, hindi nagmamadali, telaşsız, nyugodt tempó, bez hektiky, lagano, polako, bez žurbe, ležérně, спокоен, לאט, בלי לחץ, قدم به قدم, آروم آروم, im eigenen tempo, langsam, ohne eile, despacito, tranquilito, sin prisas, devagar, sem pressa nenhuma, doucement, molto tranquill*, con lentezza, rolig, stille og roligt, i rolig tempo, spokojne, wolniej, gentle, relaxed, relaxing, slow, slowly, easy, easygoing, laid back, leisurely, unhurried, not rushed, too rushed, no rush, without rushing, not too packed, not too busy, nothing hectic, chill, gemutlich, entspannt, ohne stress, ohne hektik, tranquille, sans se presser, sans courir, relajad*, tranquil*, sin prisa*, sin correr, con calma, rilassat*, senza fretta, con calma, con mucha calma, mucha calma, sin agobios, sin correr, deteste courir, detestons courir, sans courir partout, tranquillement, sans stress, sem correria, sem pressas, com calma, in ruhe, entspannte, reposado, sem pressa, com calma, без беготни, без спешки, спокойн*, неспешн*, не спеша, बिना भागदौड़, आराम से, धीरे धीरे, ধীরেসুস্থে, আস্তে ধীরে, على مهل, بدون استعجال, هادئ*, 节奏慢, 慢节奏, 慢慢, 轻松, 悠闲, ゆっくり, のんびり, 느긋, 여유, rustig aan, rustig tempo, in alle rust, 慢一点, 慢点, 不赶, 轻松点, ゆったり, 여유롭게, 천천히, sin estrés, tranquillo, tranquilo, pian piano, na luzie, na luzaku, bez spiechu, v klidu, v pohode, nyugis*, nyugodt*, kényelmes*, rauhallis*, rauhassa, rennosti, lugnt tempo, i lugn och ro, roligt tempo, i ro og mag, rolig tempo, fara graba, relaxat, χαλαρ*, με την ησυχία, בנחת, רגוע*, آروم, بی عجله, بدون عجله, آرام سے, சாவகாசமா, நிதானமா*, สบายๆ, ชิลล์, ไม่เร่ง, thong thả, thư thả, nhẹ nhàng, santai, polepole, taratibu, tranquil·la*, sense presses, без поспіху, спокійн*, спокойно, без бързане, yavas yavas, бавно темпо, на бавни обороти, من غير مشي كتير, بدون مشي كثير, على مهلنا, بدون استعجال, على راحتنا, trankilo, chill lang, santai, ช้า ๆ, không vội, nhẹ nhàng, kiireett*, rauhalli*, آهسته, bez pospiechu, spokojn*, sakin tempo, acele etmeden',
  ),
  packed: list(
    'pack in everything, everything you can, as much as we can, as much as possible, cram in, cram it, see it all, see everything, do it all, en voir un max, un maximum de choses, le plus possible, tout voir, lo más posible, todo lo posible, verlo todo, so viel wie möglich, alles sehen, möglichst viel, il più possibile, vedere tutto, o máximo possível, ver tudo, o mais possível, zoveel mogelijk, по максимуму, как можно больше, увидеть всё, насыщенн*, максимально, 詰め込めるだけ, 詰め込ん*, できるだけ多く, 全部見, 尽可能多, 多多益善, 都想看, 紧凑, 特种兵, 빡빡하게, 최대한 많이, 알차게, مضغوط, كل حاجة, أكبر عدد, اكبر عدد, हर चीज़, ज़्यादा से ज़्यादा, যত বেশি, full throttle, flat out, full speed, jam packed, jampacked, crammed, wall to wall, dawn till dusk, sunrise to sunset, at full tilt, a tope, a toda marcha, sin parar, à fond, non stop, plein gaz, vollgas, volles programm, a tutto gas, a mille, no ritmo máximo, sem parar, pieno di cose, na maksa, naplno, nabit*, насыщенн*, плотн* график, плотно, на полную, насичен*, 满满, 紧凑, 排满, 塞满, 緊湊, ぎっしり, びっしり, 꽉 채워, 꽉 찬, 알차게, 촘촘하게, แน่นๆ, จัดเต็ม, dày đặc, kín lịch, padat, sagad, siksik, dop dolu, yoğun, nabito, натоварен*, γεμάτο πρόγραμμα, מלא בפעילויות, צפוף, پر برنامه, فشرده, مكثف*, زحمة برنامج, भरपूर, ठूंस ठूंस कर, ঠাসা, pack it in, cram it in, as many sights, see the lot, do it all, the full works, 빡세게, 빡센, 최대한 많이, 多跑, 特种兵, 全都看, 想全看, 詰め込み, 詰め込んで, veel mogelijk, verlo todo, tout faire, fare tutto, correndo ver tudo, alles mitnehmen, straffes programm, dolu dolu, sıkı program, เที่ยวให้ครบ, đi hết, อัดแน่น, sebanyak banyaknya, minden belefér, napakowan*, tot ce se poate, всё успеть, все успеть, по максимуму, максимум, se det hele, fyld på, fyld bare på, packed, busy, intense, as much as possible, as much as humanly possible, as much as we can, fit in as much, see as much, full on, non stop, jam pack*, cram*, jam packed, action packed, see everything, everything we can, vollgepackt, vollgepackt*, alles sehen, möglichst alles, möglichst viel, verlo todo, ver todo, tout voir, ver tudo, vedere tutto, alles zien, zoveel mogelijk, wszystko zobaczyć, zobaczyć jak najwięcej, jak najwięcej, co nejvíc, všechno vidět, minél többet, mindent látni, mahdollisimman paljon, så mycket som möjligt, så meget som muligt, så mye som mulig, cât mai multe, όσα περισσότερα, כמה שיותר, هرچی بیشتر, sebanyak mungkin, càng nhiều càng tốt, увидеть всё, увидеть все, всё посмотреть, побольше, якомога більше, колкото се може повече, mümkün olduğunca çok, 多看, 想多看, 全部見, الكثير, أكبر قدر, so viel wie moglich, intens*, a tope, lo mas posible, le plus possible, o maximo possivel, il piu possibile, как можно больше, насыщенн*, أكبر عدد, ज्यादा से ज्यादा, যত বেশি সম্ভব, 尽可能多, 充实, 盛りだくさん, できるだけ多く, 알차게, 빡빡',
  ),
}
export const STEP_FREE_WORDS = list(
  'single step, a single step, step free, no stairs, without stairs, stepless, no steps, without steps, avoid steps, can t manage steps, cant manage steps, cannot manage steps, can t climb, cant climb, can t do a flight of stairs, bad with stairs, flight of stairs, monter les marches, monter les escaliers, subir escaleras, subir escadas, fare le scale, salire le scale, keine stufen, treppensteigen, treppen steigen, trappen lopen, подниматься по лестниц*, по лестницам, schodami, chodit po schodech, लस सीढ़ियाँ, सीढ़ियाँ नहीं, সিঁড়ি, 爬不了楼梯, 走不了楼梯, 不能爬楼梯, 階段は無理, 階段が, 계단을 못, merdiven, leo cầu thang, cầu thang, naik tangga, บันได, σκάλες, מדרגות, پله, الدرج, السلالم, درج, ohne treppen, keine treppen, バリアフリー, 段差なし, 段差, 階段が無理, 階段なし, 无障碍, 無障礙, 배리어프리, 계단 없, zonder trappen, sin escaleras, sem escadas, senza scale, sans escaliers, без сходів, без лестниц, bez schodów, bez schodů, wheelchair*, step free, without stairs, no stairs, can t do stairs, व्हीलचेयर, হুইলচেয়ার, 轮椅, 輪椅, 車椅子, 휠체어, коляск*, инвалид*, cadeirante, cadeira de rodas, fauteuil, rolstoel*, wózk*, كرسي متحرك, tekerlekli sandalye, rullstol*, kørestol*, rullestol*, pyörätuol*, vozík*, kerekesszék*, scaun cu rotile, αναπηρικ*, כיסא גלגלים, ویلچر, وہیل چیئر, xe lăn, xe lan, kursi roda, kerusi roda, วีลแชร์, รถเข็น, சக்கர நாற்காலி, cadira de rodes, візк*, rollstuhl*, barrierefrei*, fauteuil roulant, sans marches, silla de ruedas, sedia a rotelle',
)
export const CHILD_WORDS = list(
  'kid, kids, child, children, daughters, sons, teenager*, grandkid*, grandchild*, little ones, toddler*, baby, babies, infant*, kind, kinder*, enfant*, nino*, nina*, bambin*',
)
export const ADULT_WORDS = list(
  'adult*, person, passenger*, traveler*, traveller*, pax, heads, lads, gals, boys and girls, blokes, chaps, hens, stags, girls, mates, blokes, guys, women, men, ladies, friends, pals, students, grown ups, grown-ups, grownups, people, persons, of us, erwachsene*, personen, adulte*, personnes, personas, persone, adulti',
)

/** A small budget, and comfort, as people say it. */
export const SPENDING_WORDS = {
  low: list(
    'budget backpacker, budget backpackers, backpacker, backpackers, backpacking, shoestring, dirt cheap, lowest cost, побюджетнее, подешевле, бюджетно, эконом*, بأقل تكلفة, باقل تكلفة, بأرخص, اقتصادي, أرخص شي, más barato posible, lo más económico, le moins cher possible, pas cher, petit budget, so günstig wie möglich, möglichst günstig, low cost, il più economico, spendendo poco, o mais barato, gastando pouco, zo goedkoop mogelijk, 越便宜越好, 穷游, 省钱, できるだけ安く, 節約, 최대한 저렴, 가성비, सस्ते में, कम बजट, কম খরচে, backpacker budget, backpackers budget, backpacker s budget, backpacking budget, next to nothing, as cheap as possible, as cheaply as possible, as little as possible, budget trip, budget friendly, penny wise, on a dime, lo menos posible, gastar lo mínimo, gastando lo mínimo, mínimo gasto, le moins possible, le moins cher, dépenser le minimum, petits prix, à petit prix, o mínimo possível, o menos possível, gastar o mínimo, baratinh*, il meno possibile, spendendo il minimo, minimo indispensabile, al risparmio, möglichst günstig, möglichst billig, so billig wie möglich, so günstig wie möglich, sparen, schmales budget, wenig ausgeben, zo goedkoop mogelijk, goedkop*, weinig uitgeven, jak najtaniej, tani, tanio, niskim kosztem, co nejlevněji, čo najlacnejšie, minél olcsóbban, filléres, mahdollisimman halvalla, halvalla, så billigt som möjligt, billigast, så billig som mulig, cât mai ieftin, όσο πιο φθηνά, όσο πιο φτηνά, olabildiğince ucuz, ucuz*, en ucuz, az parayla, ekonomik, как можно дешевле, подешевше, якнайдешевше, якомога дешевше, най евтин*, कम पैसों, कम पैसे, कम ख़र्च, पैसे कम, কম টাকায়, খরচ কম, কম খরচ*, কম বাজেট*, குறைந்த பட்ஜெட்*, கம்மி பட்ஜெட், கம்மியா, 怎么省钱怎么来, 越便宜越好, 省着点, 少花钱, 最省钱, なるべく安く, できるだけ安く, 최대한 싸게, 저렴하게, 저렴한, 알뜰하게, 싸게, ประหยัด*, ถูกที่สุด, rẻ thôi, ít tốn kém, tiết kiệm chi phí, semurah mungkin, murah meriah, irit, bajet rendah, bajet ciput, yung mura, mura lang, matipid, gharama nafuu, bei rahisi, بأرخص, أرخص, ارخص, على قد الإيد, اقتصادي*, موفر*, کمترین هزینه, کم بجٹ, כמה שיותר זול, הכי זול, תקציב קטן, pengene er små, få penge, lågbudget, little money, not much money, no money, on a student budget, হাতে টাকা কম, টাকা কম, টাকা পয়সা কম, 没什么钱, 没钱, 钱不多, 学生党, 穷学生, お金がない, お金ない, 学生なので安, 돈이 별로, 돈 없, 돈이 없, jeftin*, с малко пари, мало денег, денег мало, денег в обрез, мало грошей, mało pieniędzy, málo peněz, málo peňazí, kevés pénz, vähän rahaa, lite pengar, weinig geld, peu d argent, pas beaucoup d argent, pochi soldi, pocos euros, poca plata, poco dinero, pouca grana, com pouco, duit sikit, duit terbatas, dana terbatas, budget terbatas, ít tiền, งบจำกัด, เงินน้อย, pesa kidogo, bajeti ndogo, az para, para az, πε λίγα λεφτά, λίγα λεφτά, בתקציב נמוך, בלי הרבה כסף, پول کم, پول زیادی, کم پیسے, فلوس قليلة, فلوسنا قليلة, ما معنا فلوس, ميزانية ضعيفة, कम खर्च, kam kharche, kam paise, budget is echt minimaal, minimaal budget, klein budget, càng rẻ càng tốt, rẻ nhất, tiết kiệm, евтино, бюджетно, cheaper, cheapest, cheap, cheaply, on the cheap, skint, broke, dirt cheap, bargain, less expensive, on a budget, tight budget, small budget, lower budget, low budget, low cost, shoestring, cheapskate, budget friendly, frugal*, penny pinching, dont want to spend much, don t want to spend much, spend as little, save money, barato, barata, poco presupuesto, bajo presupuesto, gastar poco, economico, petit budget, pas cher, pas trop cher, pouco dinheiro, baixo orcamento, gastar pouco, gunstig, billig, kleines budget, wenig geld, wenig budget, spendere poco, spendendo poco, poco budget, low cost, недорог*, дешев*, подешевле, бюджетн*, эконом*, ميزانية محدودة, ميزانية قليلة, رخيص*, بأقل تكلفة, सस्ते, सस्ता, सस्ती, कम बजट, कम खर्च*, সস্তায়, কম খরচে, কম বাজেটে, 省钱, 穷游, 便宜点, gastando pouco, sem gastar muito, sin gastar mucho, low cost, economic*, économique, pas ruineux, olcsó*, olcson, spórol*, halv*, edullis*, billigt, lavt budsjet, ieftin*, φτην*, φθην*, οικονομικ*, בזול, זול*, ارزون*, ارزان*, کم خرج, سستا*, سستے, மலிவா*, குறைந்த செலவ*, ประหยัด, ถูกๆ, งบน้อย, tiết kiệm, giá rẻ, hemat, murah*, jimat, mura, tipid, bei nafuu, nafuu, barat*, econòmic*, дешево, недорого, бюджетно, евтин*, اقتصاد*, اقل ميزانية, بأقل ميزانية, ميزانية بسيطة, levn*, lacn*, sparsam, zuinig, oszczędn*, po taniości, 便宜, 预算不多, 低预算, 安く, 格安, 節約, 低予算, 저렴*, 싸게, 가성비, goedkoop*, klein budget, tanio, niski budzet, ucuz*, dusuk butce*',
  ),
  high: list(
    'best of the best, only the best, the finest, five star, 5 star, no expense spared, money no object, le plus beau, haut de gamme, le luxe, lo mejor de lo mejor, de lujo, a lo grande, vom feinsten, luxus, il meglio, di lusso, alto padrão, do melhor, на широкую ногу, люкс, роскошн*, 豪华, 奢华, 贅沢, ラグジュアリー, 럭셔리, 호화, فاخر*, فخم*, शानदार, लग्ज़री, বিলাসবহুল, luxury, all out luxury, luxury everything, luxury all the way, lux, posh, swanky, high end, top end, top of the range, push the boat out, live it up, vip, first class, blow the budget, treat ourselves, spoil ourselves, spoil her, spoil him, no budget limit, expensive is fine, lujos*, a lo grande, por todo lo alto, le grand luxe, grand standing, luxo, do bom e do melhor, lusso, extralusso, luxuriös*, vom feinsten, edel, luxe hotel*, luksus*, lukszus*, luxusn*, ylelli*, lyx*, lux, πολυτελ*, lüks*, розкішн*, люксов*, יוקר*, פרימיום, لوکس*, لاکژری, فخم*, فخامه, فخامة, لگژری, शानदार, आलीशान, বিলাসী*, லக்சரி*, ஆடம்பர*, 奢侈, 高档, 高檔, 顶级, リッチ, ラグジュアリー, 호화*, 최고급, หรู*, ลักชัวรี่, sang trọng, cao cấp, mewah, marangya, bongga, anasa, ya kifahari, money no object, money is no object, no expense spared, spare no expense, best of everything, best hotels, best tables, don t look at prices, dont look at prices, price doesn t matter, top notch, sin mirar gastos, sin reparar en gastos, a todo lujo, sans compter, sans regarder a la depense, peu importe le prix, geld spielt keine rolle, koste es was es wolle, darf was kosten, senza badare a spese, sem olhar a gastos, sem economizar, dinheiro nao e problema, geld speelt geen rol, mag wat kosten, pieniadze nie graja roli, bez liczenia sie z kosztami, деньги не важны, денег не жалко, не считая денег, гроші не важливі, الفلوس مو مشكلة, الميزانية مفتوحة, पैसे की चिंता नहीं, পয়সার চিন্তা নেই, 不差钱, 不在乎钱, 钱不是问题, お金は気にしない, 費用は気にせず, 奮発, 돈은 상관없, 비용 상관없, para sorun degil, masraftan kacinma*, pengar spelar ingen roll, penge er ingen hindring, penger spiller ingen rolle, penize nehraji roli, na penezich nezalezi, raha ei ole este, a penz nem szamit, banii nu conteaza, λεφτά δεν μας νοιάζουν, כסף לא בעיה, پول مهم نیست, uang bukan masalah, tiền không thành vấn đề, เงินไม่ใช่ปัญหา, fancier, more comfortable, splurge, splash out, five star, de lujo, lujo, luxe, haut de gamme, de luxo, luxus*, luxurios*, gehoben*, di lusso, люкс*, роскош*, فاخر*, लक्जरी, लग्जरी, বিলাসবহুল, 豪华, 奢华, 高端, 豪華, 贅沢, 高級, 럭셔리, 고급',
  ),
}

/** Words for further topics of a place or a country, beside `TOPIC_WORDS`, in all languages that the assistant reads. */
export const FACT_TOPIC_WORDS = {
  weather:
    'weather, climate, how hot, how cold, how warm, temperature*, rainy season, does it rain, will it rain, rain in, is it raining, forecast, best time to visit, best month, when to visit, when to go, best time to go, wetter, klima, temperatur*, wie warm, wie kalt, regnet es, regenzeit, beste reisezeit, wann am besten, meteo, climat, quel temps, il fait chaud, il fait froid, pleut il, pleut, meilleure periode, quand partir, quand visiter, tiempo hace, el tiempo en, clima, hace calor, hace frio, llueve, mejor epoca, cuando viajar, cuando ir, che tempo, fa caldo, fa freddo, piove, periodo migliore, quando andare, ' +
    'tempo em, tempo faz, previsao do tempo, chove, faz calor, faz frio, melhor epoca, het weer, weer in, hoe warm, hoe koud, regent het, beste reistijd, pogoda, pogode, pogody, klimat, jaka temperatura, kiedy jechac, hava durumu, hava nasil, havasi, iklim*, sicaklik*, yagmur*, ne zaman gidilir, погода, погоду, погоде, климат*, температур*, дожд*, когда лучше ехать, когда ехать, الطقس, طقس, الجو, مناخ, درجة الحرارة, حرارة, مطر, أفضل وقت لزيارة, मौसम, तापमान, बारिश, जलवायु, घूमने का सबसे अच्छा समय, 天気, 気候, 気温, 雨季, 梅雨, ベストシーズン, 天气, 天氣, 气候, 氣候, 气温, 下雨, 最佳旅游时间, 什么时候去, 날씨, 기후, 기온, 비가, 여행하기 좋은',
  bestTime:
    'best time, best month, when to visit, when to go, beste reisezeit, wann am besten, meilleure periode, quand partir, quand visiter, mejor epoca, cuando viajar, cuando ir, periodo migliore, quando andare, melhor epoca, beste reistijd, kiedy jechac, ne zaman gidilir, когда лучше ехать, когда ехать, أفضل وقت, सबसे अच्छा समय, ベストシーズン, 最佳旅游时间, 什么时候去, 여행하기 좋은',
  clock:
    'what time is it, current time, local time, time now, time difference, time zone, hours ahead, hours behind, wie spat, wieviel uhr, wie viel uhr, uhrzeit, zeitverschiebung, zeitunterschied, zeitzone, quelle heure, decalage horaire, fuseau horaire, que hora, hora es, diferencia horaria, zona horaria, huso horario, che ora, che ore, differenza di orario, fuso orario, ' +
    'que horas, diferenca horaria, fuso horario, hoe laat is het, tijdverschil, tijdzone, ktora godzina, ktora jest godzina, roznica czasu, strefa czasowa, saat kac, saat farki, saat dilimi, который час, сколько времени, сколько сейчас времени, разница во времени, часовой пояс, كم الساعة, الوقت الآن, فرق التوقيت, فارق التوقيت, कितने बजे, समय क्या, क्या समय, समय का अंतर, 何時ですか, 今何時, 時差, 几点了, 几点, 現在幾點, 幾點, 时差, 時差, 몇 시예요, 몇 시인, 지금 몇 시, 시차',
  plug: 'plug, plugs, socket*, adapter*, adaptor*, power outlet*, outlet*, voltage, steckdose*, stecker*, steckdosenadapter, reiseadapter, spannung, prise*, adaptateur*, tension electrique, enchufe*, adaptador*, voltaje, presa, prese, spina, spine, adattatore, tomada*, voltagem, stopcontact*, stekker*, reisstekker*, gniazdk*, wtyczk*, przejsciowk*, napiecie, priz*, adaptor*, voltaj, fis tipi, розетк*, вилк*, адаптер*, переходник*, напряжени*, قابس, مقبس, مقابس, فيش, محول, फ्लग, प्लग, सॉकेट, एडाप्टर, वोल्टेज, コンセント, プラグ, 変換プラグ, 電圧, 插座, 插头, 插頭, 转换插头, 电压, 電壓, 콘센트, 플러그, 어댑터, 전압, 돼지코',
  tipping:
    'tip, tipping, gratuity, gratuities, leave a tip, trinkgeld*, pourboire*, propina*, mancia, mance, gorjeta*, fooi, fooien, napiwek, napiwk*, bahsis*, чаевы*, на чай, بقشيش, إكرامية, टिप, बख्शीश, チップ, 小费, 小費, 팁',
  water:
    'tap water, drink the water, drink water, water safe, safe to drink, drinkable, potable, leitungswasser, wasser trinken, trinkwasser, eau du robinet, boire l eau, eau potable, agua del grifo, beber el agua, beber agua, agua potable, acqua del rubinetto, bere l acqua, acqua potabile, agua da torneira, beber a agua, kraanwater, water drinken, woda z kranu, wode z kranu, kranowk*, pic wode, musluk suyu, su icilir, suyu icilir, cesme suyu, вода из под крана, воду из под крана, воду из крана, пить воду, водопроводн*, ماء الصنبور, مياه الصنبور, شرب الماء, شرب المياه, ماء الحنفية, नल का पानी, पानी पी, पानी पीने, 水道水, 水は飲め, 水を飲, 自来水, 自來水, 水能喝, 喝水, 수돗물, 물을 마셔, 물 마셔',
  side: 'side of the road, drive on the left, drive on the right, left or right, linksverkehr, rechtsverkehr, conduit on a gauche, rouler a gauche, conduce por la izquierda, guida a sinistra',
  dress: 'dress code, kleiderordnung, code vestimentaire, codigo de vestimenta, codice di abbigliamento',
  distance:
    'how far, how many km, how many miles, km from, km between, far from, far away, distance, kilometres, kilometers, wie weit, entfernung, quelle distance, distancia, distanza, a que distancia, quanto dista, qual a distancia, hoe ver, afstand, jak daleko, odleglosc, ne kadar uzak, mesafe, uzaklik, как далеко, расстояни*, كم تبعد, المسافة, مسافة, कितनी दूर, दूरी, 距離, どのくらい離れ, 多远, 多遠, 距离, 얼마나 멀, 거리',
  emergency:
    'emergency, emergency number*, police, ambulance, fire brigade, notruf*, polizei, krankenwagen, feuerwehr, urgence*, pompiers, emergencia*, policia, ambulancia, bomberos, emergenza, polizia, ambulanza, noodnummer, alarmnummer, politie, numer alarmowy, policja, pogotowie, acil*, polis, ambulans, полици*, скорая, скорую, экстренн*, طوارئ, شرطة, إسعاف, आपातकाल*, पुलिस, एम्बुलेंस, 緊急, 警察, 救急, 紧急, 报警, 急救, 긴급, 경찰, 응급',
} as const

/** Words around the phrase to translate that are not part of it. */
export const PHRASE_FRAME_WORDS =
  'how do you say, how do i say, how to say, how would you say, translate, translation of, translation for, what is, what s, say, the word for, word for, wie sagt man, was heisst, wie heisst, ubersetze, ubersetzung von, comment dit on, comment dire, traduire, como se dice, como digo, traduce, traducir, come si dice, traduci, como se diz, traduza, hoe zeg je, hoe zeg ik, vertaal, jak sie mowi, jak powiedziec, przetlumacz, nasil denir, nasil soylenir, nasil derim, cevir, как сказать, как будет, переведи, كيف أقول, كيف نقول, ترجم, कैसे कहते हैं, कैसे कहें, कैसे बोलते हैं, 何と言いますか, なんと言いますか, なんて言う, 何て言う, 翻訳, 怎么说, 怎麼說, 翻译, 翻譯, 어떻게 말해요, 어떻게 말해, 뭐라고 해요, 뭐라고 해, 번역'

/**
 * The words of `TOPIC_WORDS` in Portuguese, Dutch, Polish, Turkish, Russian, Arabic, Hindi, Japanese, Chinese and Korean. They
 * keep their accents; the code that reads them folds these.
 */
export const WORLD_TOPIC_WORDS: Readonly<Record<keyof typeof TOPIC_WORDS, string>> = {
  compensation:
    'voo cancelado, voo atrasado, voo foi cancelado, indemniza*, indeniza*, vlucht geannuleerd, vlucht vertraagd, vertraagde vlucht, vlucht is geannuleerd, schadevergoeding, odszkodowan*, lot odwolany, opozniony lot, odwolali*, ucusum iptal*, ucus iptal*, tazminat*, rotar*, компенсаци*, рейс отменили, рейс задержали, отменен рейс, задержка рейса, تعويض*, الغيت رحلتي, تأخرت رحلتي, إلغاء الرحلة, मुआवज*, फ्लाइट रद्द, उड़ान रद्द, 欠航, 補償, フライトが遅れ, 航班取消, 航班延误, 赔偿, 賠償, 결항, 보상, 항공편 취소, 지연 보상',
  visa: 'visto, vistos, passaporte*, visto de, paspoort*, inreis*, wiza, wizy, wize, wizę, paszport*, vize*, vizesi, pasaport*, виза, визу, визы, визой, паспорт*, تأشيرة, تاشيرة, فيزا, جواز, वीज़ा, वीजा, पासपोर्ट, ビザ, 査証, パスポート, 签证, 簽證, 护照, 護照, 비자, 여권',
  translate:
    'traduz*, traduc*, como se diz, como digo, vertaal*, vertaling, hoe zeg je, hoe zeg ik, przetlumacz*, tlumacz*, jak sie mowi, jak powiedziec, cevir*, ceviri, nasil denir, nasil soylenir, nasil derim, перевод*, переведи*, как сказать, как будет, как говорят, ترجم*, كيف أقول, كيف اقول, كيف نقول, كيف يقال, अनुवाद*, कैसे कहते, कैसे कहें, कैसे बोलते, 翻訳, 何と言い, なんと言い, なんて言う, 何て言う, 言い方, 翻译, 翻譯, 怎么说, 怎麼說, 怎样说, 번역, 어떻게 말, 뭐라고',
  safety:
    'e seguro, seguro viajar, seguranca, emergencia, emergencias, policia, ambulancia, veilig*, noodnummer, alarmnummer, politie, bezpieczn*, numer alarmowy, policja, policje, pogotowie, guvenli*, acil*, polis, ambulans, безопасн*, скорая, скорую, полици*, экстренн*, آمن*, امان, طوارئ, الطوارئ, شرطة, إسعاف, सुरक्षित, आपातकाल*, पुलिस, एम्बुलेंस, एंबुलेंस, 治安, 安全, 緊急, 警察, 救急, 安全吗, 紧急, 報警, 报警, 急救, 救护车, 안전, 치안, 긴급, 경찰, 구급차, 응급',
  car: 'alugar um carro, alugar carro, aluguel de carro*, aluguer de carro*, auto huren, huurauto*, autoverhuur, wynajem samochod*, wypozyczy*, wynajac samochod, wynajem auta, araba kirala*, arac kirala*, kiralik araba, аренда авто*, аренда машин*, арендовать маш*, арендовать авто*, прокат авто*, تأجير سيار*, استئجار سيار*, إيجار سيار*, किराए पर कार, कार किराए, गाड़ी किराए, レンタカー, 租车, 租車, 렌터카, 렌트카',
  budget:
    'quanto custa, quanto gast*, custo de vida, orcamento, hoeveel kost, wat kost, kosten per dag, ile kosztuje, ile kosztuja, koszt pobytu, koszty, ne kadar tutar, kac para, maliyet*, gunluk butce, butce, сколько стоит, сколько стоят, бюджет*, расходы, كم تكلف*, كم يكلف, تكلفة, ميزانية, कितना खर्च, कितने पैसे, खर्च कितना, बजट, 予算, 費用, いくらかかり, 物価, 预算, 花费, 費用, 费用, 多少钱, 物价, 예산, 비용, 경비, 물가, 얼마나 들',
  intel:
    'nascer do sol, por do sol, zonsopgang, zonsondergang, wschod slonca, zachod slonca, gun dogumu, gun batimi, восход, закат, شروق, غروب, सूर्योदय, सूर्यास्त, 日の出, 日の入り, 日没, 日出, 日落, 일출, 일몰',
  map: 'mapa offline, mapas offline, mapa sem internet, offline kaart*, kaart zonder internet, mapa bez internetu, mapy offline, cevrimdisi harita*, internetsiz harita*, офлайн карт*, карта без интернета, карты без интернета, خريطة بدون إنترنت, خرائط بدون, ऑफ़लाइन मैप, ऑफलाइन नक्शा, オフライン地図, オフラインマップ, 离线地图, 離線地圖, 오프라인 지도',
  flights:
    'voo, voos, voar, passagem aerea, passagens aereas, vlucht, vluchten, vliegen, vliegticket*, loty, lot do, lot z, lotow, bilet lotnicz*, bilety lotnicz*, poleciec, ucus, ucuslar*, ucak bilet*, ucmak, рейс, рейсы, авиабилет*, перелет*, самолет*, билет на самолет, رحلة جوية, رحلات جوية, رحلات الطيران, طيران, تذاكر, تذكرة, फ्लाइट, उड़ान, उड़ानें, 飛行機, 航空券, フライト, 航班, 机票, 機票, 飞机, 항공권, 비행기, 항공편',
  stays:
    'hotel*, hotei*, pousada*, onde ficar, onde dormir, hospedagem, alojamento*, overnacht*, waar slapen, verblijf*, gdzie spac, nocleg*, hostel*, otel*, konaklama*, nerede kal*, отель, отели, отеля, гостиниц*, жилье, где остановиться, فندق, فنادق, إقامة, أين أقيم, होटल, कहां ठहर*, कहाँ रुक*, ठहरने, ホテル, 旅館, 泊まる, 酒店, 旅馆, 宾馆, 飯店住宿, 住宿, 호텔, 숙소, 숙박',
  holidays:
    'feriado*, feestdag*, swieta, swiat, swieto, dni wolne, resmi tatil*, bayram*, праздник*, праздничн*, выходные дни, государственные праздники, العطل الرسمية, عطلة رسمية, عطل رسمية, अवकाश, सार्वजनिक छुट्टी, छुट्टियां, छुट्टियाँ, 祝日, 休日, 公共假期, 法定假日, 假期, 节假日, 節假日, 공휴일',
  hours:
    'aberto, aberta, abre, fecha, fechado, fechada, horario*, geopend, gesloten, openingstijd*, open, sluit, gaat open, otwart*, otwiera*, zamkniet*, zamyka*, godziny otwarcia, acik, acilir, aciliyor, kapali, kapanir, kapaniyor, kacta acil*, kacta kapan*, calisma saat*, открыт*, закрыт*, открывает*, закрывает*, часы работы, مفتوح*, مغلق*, يفتح, يغلق, ساعات العمل, مواعيد, खुला, खुलता, खुली, बंद होता, बंद है, 営業, 開いて, 開館, 閉館, 何時まで, 何時から, 开门, 關門, 关门, 开放, 几点开, 营业, 開放, 열어, 여나, 영업, 개장, 휴관, 몇 시에 닫, 문 닫',
  plan: 'viagem, roteiro*, planej*, plane*, visitar, reis*, reisplan, plannen, bezoek*, podroz*, wycieczk*, plan podrozy, zwiedz*, gezi*, seyahat*, tatil*, поездк*, маршрут*, путешеств*, спланир*, رحلة, خطة, خطط, سفر, برنامج, यात्रा, योजना, घूमना, घूमने, 旅行, 旅程, 計画, 行程, 计划, 旅游, 여행, 일정',
  find: 'onde, melhor*, o que ver, o que fazer, comer, ver, recomend*, waar, beste, eten, zien, wat te doen, gdzie, najlepsz*, zjesc, zobaczyc, co robic, nerede, en iyi, yemek, gezilecek, gormek, где, лучш*, поесть, посмотреть, что делать, أين, افضل, أفضل, ماذا أزور, कहां, कहाँ, सबसे अच्छ*, खाना, देखने, どこ, おすすめ, 観光, 食べ, 見どころ, 哪里, 哪裡, 推荐, 推薦, 好吃, 景点, 好玩, 어디, 추천, 맛집, 볼거리, 가볼',
}

/** The most wanted kinds of sights and eating places in the same languages; other places are found by name. */
export const WORLD_CATEGORY_WORDS: Readonly<Partial<Record<(typeof CATEGORIES)[number], string>>> = {
  shopping: 'шопинг*, магазин*, تسوق, खरीदारी, কেনাকাটা, 购物, 買い物, ショッピング',
  zoo: 'zoológico*, зоопарк*, حديقة الحيوان, चिड़ियाघर*, চিড়িয়াখানা*, 动物园, 動物園, аквариум*, 水族馆, 水族館',
  theatre: 'театр*, مسرح, مسارح, 剧院, 劇場, নাট্যমঞ্চ, teatr*',
  viewpoint: 'miradouro*, смотров*, إطلال*, 观景台, 展望台',
  garden: 'jardim, jardins, сад, сады, садов, بستان, बगीच*, বাগান*, 花园, 植物园, 庭園, 植物園',
  museum:
    'জাদুঘর*, যাদুঘর*, মিউজিয়াম*, μουσει*, muzeum, muzea, múzeum*, múzea, múzei, bảo tàng, музеї, מוזיאו*, พิพิธภัณฑ์, museot, museer, म्यूज़ियम*, museu*, musea, muzeum*, muzea, muzei, muzeo, muzee, muzeu*, muzej*, muzeja, muziej*, muzeum, muzea, müze*, музе*, متحف, متاحف, संग्रहालय*, म्यूजियम*, 博物館, 美術館, ミュージアム, 博物馆, 박물관, 미술관',
  worship:
    'cathedrale*, собор*, মন্দির*, মসজিদ*, গির্জা*, 大教堂, 大聖堂, 清真寺, モスク, كاتدرائية, معبد, معابد, चर्च, गिरजाघर, chiesa, chiese, igreja*, kerk, kerken, kosciol*, koscioly, kilise*, camii, cami, церкв*, собор*, храм*, مسجد, مساجد, كنيسة, मंदिर*, मस्जिद*, 寺, 神社, 教会, 寺庙, 教堂, 절, 사원, 교회',
  palace:
    'château*, castelo*, প্রাসাদ*, দুর্গ*, किला*, किले, 城堡, 城, 皇宫, قلعة, castelo*, paleis, kasteel, zamek, zamki, palac*, saray*, дворец, дворцы, замок, замки, قصر, قصور, महल, 宮殿, 宫殿, 궁전, 궁궐',
  park: 'parques, পার্ক*, parchi, حدائق عامة, parki, parques, парк*, حديقة, حدائق, منتزه, पार्क, उद्यान, 公園, 公园, 공원',
  beach:
    'সৈকত*, সমুদ্র সৈকত*, plaž*, pláž*, plazh*, strendur, strönd*, rannat, rantoj*, uimaran*, παραλί*, plaj*, bãi biển, pantai, หาด*, ชายหาด, חופים, חוף, ساحل*, пляж*, tenger*, paplūdim*, pludmal*, 해변, 해수욕장, ビーチ, समुद्र तट*, 沙滩, شاطئ, strande, strände, praia*, plaza, plaze, plaj*, пляж*, شاطئ, شواطئ, समुद्र तट, बीच, ビーチ, 海滩, 海灘, 해변, 해수욕장',
  market:
    'বাজার*, markte, märkte, المارکت, mercad*, 夜市, 集市, markt*, targ, targi, pazar*, рынок, рынки, سوق, اسواق, أسواق, बाज़ार, बाजार, 市場, 市场, 시장',
  bar: 'বার, 酒馆, bares, bary, barlar, бар, бары, बार, バー, 酒吧, 술집',
  cafe: 'ক্যাফে*, kohvik*, kaffihus*, kaffihús*, კაფე*, kavarn*, kavárn*, kaviarn*, kávézó*, kavez*, kahvil*, kafić*, cafenea*, cafenele*, καφέ*, kafene*, kavinė*, kafejnīc*, quán cà phê, kedai kopi, คาเฟ่, ร้านกาแฟ, בית קפה, בתי קפה, کافه*, کیفے*, কফি*, cafés, cafeteria*, कॉफ़ी, コーヒー, 咖啡馆, kawiarni*, kafe*, кафе, кофе, مقهى, مقاهي, कैफे, カフェ, 咖啡, 카페',
  restaurant:
    'রেস্তোরাঁ*, রেস্টুরেন্ট*, খাবার*, रेस्तराँ, रेस्टोरेंट*, रेस्तरां*, ristorant*, restaurante*, jantar, almoco, onde comer, restaurants, eten, restauracj*, zjesc, restoran*, yemek, ресторан*, поесть, поужинать, مطعم, مطاعم, أكل, रेस्तरां, रेस्टोरेंट, खाना, レストラン, 食事, 食べ, 餐厅, 餐廳, 好吃, 吃饭, 식당, 맛집, 레스토랑',
}

export const WORLD_DIET_WORDS: Readonly<Record<(typeof DIETS)[number], string>> = {
  vegetarian:
    'নিরামিষ*, शाकाहार*, 素食*, vegetarian*, wegetarian*, vejetaryen*, вегетариан*, نباتي, نباتية, نباتيين, शाकाहारी, ベジタリアン, 素食, 채식, वेज, वेजिटेरियन, ভেজ, চিকেন ছাড়া, נבדני, צמחוני*, சைவ*, vejetaryen*, kasviss*, kasvisruok*, taimetoit*, χορτοφαγ*, มังสวิรัติ, chay, ăn chay, chay tịnh, vegetáriánus*, vegetarián*, گیاهخوار*, سبزی خور*, సైవ, ဟင်းသီးဟင်းရွက်, vegetarijan*, wasiokula nyama, vegjetarian*, grænmetis*, ვეგეტარიან*, բուսակեր*',
  vegan:
    'vegán*, végan*, végétalien*, نباتي صرف, ভেগান*, वीगन*, 纯素, ヴィーガン, vegano*, wegan*, веган*, वीगन, ヴィーガン, ビーガン, 纯素, 비건, טבעוני*, วีแกน, vegaani*, vegánsk*, thuần chay, وگان, βίγκαν',
  halal: 'হালাল*, helal, халял*, حلال, हलाल, ハラル, ハラール, 清真, 할랄, ฮาลาล, χαλάλ, חלאל, हलाल, ஹலால்*',
  kosher:
    'кашер*, koscher*, κόσερ, kasher, kascher, cascer, koosjer*, cușer, โคเชอร์, 洁食, کوشر, cacher, casher, কোশের, koszer*, koser*, кошер*, कोषर, コーシャ, 犹太洁食, 코셔, כשר*, كوشر, kóšer*, kosjer*',
  'gluten-free':
    'গ্লুটেন মুক্ত, sem gluten, glutenvrij*, bez glutenu, glutensiz*, без глютена, خالي من الغلوتين, ग्लूटेन मुक्त, グルテンフリー, 无麸质, 글루텐프리, bez lepku, bezlepk*, gluténmentes*, fara gluten, fără gluten, gluteeni*, glutenfri*, uden gluten, uten gluten, utan gluten, ללא גלוטן, בלי גלוטן, χωρίς γλουτένη, không gluten, tanpa gluten, bebas gluten, ปลอดกลูเตน, sense gluten, ग्लूटेन फ्री, без глутен, بدون گلوتن, walang gluten',
}

export const WORLD_CHILD_WORDS =
  'crianca*, filho*, filhos, kinderen, dziec*, cocuk*, дети, детьми, детей, ребенок, ребенком, أطفال, اطفال, बच्च*, 子供, 子ども, 孩子, 小孩, 아이, 아이들'
export const WORLD_ADULT_WORDS =
  'grown up, grownup, women, seniors, buyuk, pessoas, adultos, personen, volwassen*, osob*, doroslych, kisi*, yetiskin*, человек*, взросл*, أشخاص, बालिग, लोग, 人, 大人, 位, 명'

/** Kinds of places and diets in languages that the other lists have not, `*` for any ending; written by us. */
export const MORE_CATEGORY_WORDS: Readonly<Record<string, string>> = {
  zoo: 'สวนสัตว์, vườn thú, sở thú, kebun binatang, zoológic*, ogród zoologiczn*, hayvanat bahçe*, hayvanat bahce*, állatkert*, allatkert*, eläintarh*, elaintarh*, djurpark*, dierentuin*, dyrepark*, ζωολογικ*, גן החיות, גן חיות, باغ وحش, چڑیا گھر, 동물원, விலங்கியல், zoolog*, зоологическ*',
  beach:
    'fukwe, ufukwe, ufuo, platj*, spiagg*, plaż*, plage*, playa*, stranden, strænde, ชายหาด, หาด, கடற்கரை*, ساحل سمندر, beach*',
  market:
    'soko, masoko, piac*, ตลาด*, சந்தை*, شوک, chợ, pasar, palengke, torget, tori, torilla, αγορ*, שוק, שווקים, بازار*, mercat*, mercati, trh, trhy, tržnic*, targowisk*, ринок, ринки, пазар*, piețe, piața, marknad*, marked, markeder',
  park: 'bustani, công viên, taman, สวนสาธารณะ, பூங்கா*, پارک, πάρκ*, פארק*, puisto*, parc, parcs, parcuri, parki, parky, park*',
  viewpoint:
    'mirador*, belvedere, punto panoramic*, point de vue, points de vue, panorama*, aussichtspunkt*, uitzichtpunt*, punkt widokow*, punkty widokow*, vyhlídk*, vyhlidk*, kilátó*, kilato*, näköala*, nakoala*, utsikt*, udsigt*, оглядов*, гледк*, จุดชมวิว, điểm ngắm, manzara*, θέα, תצפית*, 전망대, 瞭望台, 観景',
  cafe: 'cafeter*, kaviarn*, kavárn*, kavarn*, kafejk*, café*, cafè*, cà phê, kahve*, kafetéri*, кавʼярн*, кавярн*, кав ярн*, кофейн*, кафене*, காபி*, কফি*, 카페',
  bakery:
    'panader*, boulanger*, padaria*, bäckere*, backere*, panetter*, bakkerij*, piekarni*, pekárn*, pekarn*, pékség*, pekseg*, bageri*, leipomo*, пекарн*, fırın*, firin*, φούρν*, מאפיי*, 빵집, パン屋, 面包店, ร้านเบเกอรี่, tiệm bánh, forn, fleca',
  'food-street':
    'jajanan*, street food, comida callejera, cuisine de rue, comida de rua, streetfood, cibo di strada, уличн* ед*, স্ট্রিট ফুড, স্ট্রিটফুড, स्ट्रीट फूड, 屋台, 小吃*, 길거리 음식, สตรีทฟู้ด, đồ ăn vặt, makanan jalanan',
  neighbourhood: 'neighbourhood*, neighborhood*',
}

export const MORE_DIET_WORDS: Readonly<Record<string, string>> = {
  vegetarian:
    'meatless, የአትክልት, taimeto*, گیاه خوار*, kasvis*, gulay lang, végé, húsmentes*, sayur saja, 菜食, вегетаријан*, цагаан хоол, bezmięsn*, එළවළු*, mboga, mla mboga, etsiz*, вегетаріан*, 食素, 吃素, 素菜, 吃斋, 吃齋, no comemos carne, no como carne, sin carne, sans viande, mange pas de viande, não como carne, nao como carne, sem carne, esse kein fleisch, essen kein fleisch, ohne fleisch, senza carne, non mangio carne, zonder vlees, eet geen vlees, bez mięsa, nie jem mięsa, bez masa, nejím maso, не ем мясо, не едим мясо, без мяса, не їм м яса, без м яса, 肉を食べない, 肉抜き, 고기 안 먹, 고기를 안 먹, no pork or beef, vegetarisk*, vegetar*, سبزی خور, گیاهی, گیاهخوار*, سبزی, ăn chay, quán chay, chay, มังสวิรัติ, เจ, veg, shakahari',
  vegan:
    'plant based, ቪጋን*, वेगन*, վեգան*, բուսակերական*, ვეგან*, வீகன்*, ویگن*, 純素, 全素, vegaan*, vegansk*, veganistisch*, vegà, vegana, veganes*, веганськ*',
  halal: 'ሃላል*, халал*, halals, հալալ*, ჰალალ*, හලාල්*, hallall, halali, halaal, helal*, ฮาลาล*',
  'gluten-free':
    'بدون غلوتين, بدون جلوتين, безглутен*, безглютен*, গ্লুটেন ফ্রি, celiak*, gf, celiaquía, sin tacc, keliaki*, צליאק, बिना ग्लूटेन, bez glutena, celijakij*, glútenlaus*, be glitimo, be gliuteno, bez glutēna, coeliakie, brez glutena, без глутена, ไม่มีกลูเตน, กลูเตนฟรี, 不含麸质, 无麩质, 無麩質, celiac*, celíac*, celiaca, celiaco, coeliac*, coeliaque*, cœliaque*, zöliakie, zoliakie, целиаки*, celiaki*, cöliaki*, glutenfrei*, glutenfri*, sense gluten, sans gluten, sin gluten, senza glutine, без глютену, bezglutenow*, bezlepkov*, グルテン*, 글루텐*',
}
