import type { CATEGORIES, DIETS } from '../../destination/places/index.ts'
import type { TOPIC_WORDS } from './vocabulary.data.ts'

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
    'জাদুঘর*, যাদুঘর*, মিউজিয়াম*, μουσει*, muzeum, muzea, múze*, bảo tàng, музеї, מוזיאו*, พิพิธภัณฑ์, museot, museer, म्यूज़ियम*, museu*, musea, muze*, muzea, müze*, музе*, متحف, متاحف, संग्रहालय*, म्यूजियम*, 博物館, 美術館, ミュージアム, 博物馆, 박물관, 미술관',
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
    'cacher, casher, কোশের, koszer*, koser*, кошер*, कोषर, コーシャ, 犹太洁食, 코셔, כשר*, كوشر, kóšer*, kosjer*',
  'gluten-free':
    'গ্লুটেন মুক্ত, sem gluten, glutenvrij*, bez glutenu, glutensiz*, без глютена, خالي من الغلوتين, ग्लूटेन मुक्त, グルテンフリー, 无麸质, 글루텐프리, bez lepku, bezlepk*, gluténmentes*, fara gluten, fără gluten, gluteeni*, glutenfri*, uden gluten, uten gluten, utan gluten, ללא גלוטן, בלי גלוטן, χωρίς γλουτένη, không gluten, tanpa gluten, bebas gluten, ปลอดกลูเตน, sense gluten, ग्लूटेन फ्री, без глутен, بدون گلوتن, walang gluten',
}

export const WORLD_CHILD_WORDS =
  'crianca*, filho*, filhos, kinderen, dziec*, cocuk*, дети, детьми, детей, ребенок, ребенком, أطفال, اطفال, बच्च*, 子供, 子ども, 孩子, 小孩, 아이, 아이들'
export const WORLD_ADULT_WORDS =
  'pessoas, adultos, personen, volwassen*, osob*, doroslych, kisi*, yetiskin*, человек*, взросл*, أشخاص, बालिग, लोग, 人, 大人, 位, 명'

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
    'vegetarisk*, vegetar*, سبزی خور, گیاهی, گیاهخوار*, سبزی, ăn chay, quán chay, chay, มังสวิรัติ, เจ, veg, shakahari',
  vegan: 'vegaan*, vegansk*, veganistisch*, vegà, vegana, veganes*, веганськ*',
  halal: 'halali, halaal, helal*, ฮาลาล*',
  'gluten-free':
    'celiac*, celíac*, celiaca, celiaco, coeliac*, coeliaque*, cœliaque*, zöliakie, zoliakie, целиаки*, celiaki*, cöliaki*, glutenfrei*, glutenfri*, sense gluten, sans gluten, sin gluten, senza glutine, без глютену, bezglutenow*, bezlepkov*, グルテン*, 글루텐*',
}
