/** Further phrases for kinds of `samples-*.data.ts`, in the same form: other ways in which people ask the commonest questions. */
export const MORE_SAMPLES: Readonly<Record<string, string>> = {
  es: `
weather: lloverá; hará frío; hará calor; cuánto calor hace; qué temperatura hay; nevará; necesito paraguas; qué tiempo hará; tiempo esta semana; qué clima hay en el mes
best: qué mes es mejor para ir; cuándo conviene ir
visa: necesito visado con pasaporte; con mi pasaporte hace falta visa; visado para el pasaporte; me hace falta visa para entrar; me piden visado; hay que sacar visa; puedo viajar sin visa
plugs: qué enchufes hay; qué tipo de enchufe
flights: vuelo a; vuelo barato a; cuánto cuesta volar
hotels: hotel en; hoteles baratos; quiero reservar un hotel; una habitación para
plan: itinerario de días; un viaje de una semana; organízame unas vacaciones; qué hago en días
compare: qué es más barato; dónde gasto menos; cuál es más caro
vaccines: qué vacunas hacen falta; hay que vacunarse
hello: buenas; qué tal; buenas tardes
thanks: mil gracias; muchas gracias por todo; gracias por la ayuda
split: dividir entre personas; repartir la cuenta; a cuánto tocamos
tip: cuánto se deja de propina
driving: se conduce por la izquierda; a qué velocidad se puede ir; por qué lado se circula
pack: qué ropa me llevo; qué meto en la maleta
spent: cuánto llevo gastado; cuánto he gastado
phrase: cómo puedo decir`,
  fr: `
own: FR=française,DZ=algérien,MA=marocain,TN=tunisien
weather: il fait combien; il fait chaud; il pleut; pleuvra-t-il; quel temps fera-t-il; est-ce qu'il neige; la température; météo de la semaine; quel temps il fait
flights: vol pas cher pour; un vol pour; vols vers; billets pour
hotels: un hôtel à; hôtels pas chers; réserver un hôtel; où dormir pas cher
plan: un séjour de jours; une semaine à; prépare-moi un programme; itinéraire de jours; organise mes vacances
driving: on roule de quel côté; on conduit à gauche; limite de vitesse; vignette autoroute; péages; permis international
convert: ça fait combien en; combien vaut; ça vaut combien
compare: c'est moins cher; où est-ce que je dépense le moins; lequel est plus cher
visa: il faut un visa; ai-je besoin d'un visa; un visa est-il nécessaire
vaccines: quels vaccins il faut; faut-il des vaccins
hello: bonsoir; salut ça va; coucou
thanks: merci pour votre aide; merci bien; mille mercis
split: partager entre personnes; on divise; à combien chacun
best: c'est quand le mieux pour partir; quel mois partir
tip: on laisse combien de pourboire
pack: qu'est-ce que je prends; qu'est-ce que j'emporte`,
  pt: `
own: BR=brasileira,PT=portuguesa,AO=angolano
weather: vai fazer frio; vai fazer calor; quão quente fica; como fica o clima; qual a temperatura; preciso de guarda-chuva; o tempo esta semana; neva; chove muito
plan: monte um roteiro; monta um roteiro; um roteiro de dias; uma semana em; organiza uma viagem; faça um plano de viagem
flights: voo barato para; passagem para; quero voar para
hotels: hotel em; hotéis baratos; quero reservar um hotel; um quarto em
vaccines: que vacinas são necessárias; tem que tomar vacina; que vacinas preciso
split: dividir por pessoas; repartir a conta; quanto fica para cada um
distance: qual a distância de; a que distância fica
thanks: obrigada pela ajuda; muito obrigado; obrigado por tudo; obrigada
compare: onde gasto menos; o que é mais barato; qual é mais caro
visa: preciso de visto com passaporte; com o meu passaporte preciso de visto; precisa de visto; é preciso visto; brasileiro precisa de visto
driving: de que lado se dirige; limite de velocidade; qual lado da estrada
tip: quanto deixar de gorjeta; dá-se gorjeta
hello: oi tudo bem; olá tudo bem
pack: o que levo; o que devo levar`,
  de: `
own: DE=deutscher,AT=österreichisch,CH=schweizerin,TR=türkisch
weather: wie heiß ist es; wie kalt ist es; wie heiß wird es; wird es regnen; schneit es; wie wird das wetter; wetter diese woche; brauche ich eine jacke; regnet es viel
plan: plane eine woche; plane tage; reiseplan für tage; stell mir eine reise zusammen; eine woche in; ein wochenende in
convert: wie viel ist das in; was ist das wert; rechne um
flights: billig fliegen; flug nach; ein flug von; günstig nach
hotels: hotel in; günstiges hotel; ein hotel buchen; ein zimmer für; wo kann ich schlafen
driving: auf welcher seite fährt man; tempolimit; brauche ich eine vignette; maut; internationaler führerschein
compare: was ist billiger; wo ist es günstiger; wo gebe ich weniger aus
visa: brauche ich ein visum; visumfrei einreisen; braucht man ein visum; einreisebestimmungen
tip: wie viel trinkgeld gibt man; gibt man trinkgeld
hello: hi; grüß dich; guten abend; hallo zusammen
thanks: danke für die hilfe; danke dir; super danke
split: teile durch personen; durch leute teilen; wie viel muss jeder zahlen
pack: was muss ich mitnehmen; was ziehe ich an
vaccines: brauche ich impfungen; welche impfungen brauche ich
phrase: wie sagt man; was heißt auf; wie sage ich`,
  ru: `
own: RU=россиян,UA=украин
weather: насколько жарко; будет ли жарко; будет ли холодно; нужен ли зонт; идёт ли снег; какая температура; погода на неделю; тепло ли; дождь завтра
convert: сколько это в рублях; переведи в; сколько стоит
plan: составь план на дней; план на дня; неделя в; хочу поехать на дней; программа на дней; маршрут по
flights: дешёвый билет в; рейс в; найди билеты; авиабилет до
hotels: отель в; недорогой отель; снять номер; гостиницы в
safety: безопасно ли сейчас; насколько безопасно; опасно ли ехать; можно ли ехать
split: раздели на; раздели поровну; поделить счёт на; по сколько с каждого
visa: нужна ли виза россиянам; нужна виза; требуется ли виза; безвизовый въезд
driving: по какой стороне ездят; нужна ли виньетка; ограничение скорости; международные права
tip: сколько чаевых; принято ли оставлять чаевые
compare: где дешевле; что дешевле; где дороже
hello: приветствую; добрый вечер; здравствуй
thanks: спасибо за помощь; огромное спасибо
pack: что брать с собой; что надеть; что взять`,
  ar: `
own: EG=مصرية,SA=سعودية,DZ=جزائري,TN=تونسي,SY=سوري,SD=سوداني
weather: ما مدى حرارة الجو; هل الجو حار; هل تمطر; هل سيكون الجو باردا; الطقس هذا الأسبوع; هل أحتاج مظلة; هل يتساقط الثلج; طقس
convert: حول; حول إلى; كم قيمة; كم تساوي بال; كم يساوي بال
plan: أريد برنامجا; برنامج سياحي; خطة لأيام; رحلة لمدة أيام; جهز لي رحلة; أسبوع في
flights: رحلة إلى; طيران رخيص إلى; احجز تذكرة; تذكرة طيران إلى
hotels: فندق في; فنادق رخيصة; أريد حجز فندق; غرفة في
visa: هل أحتاج فيزا; هل يحتاج إلى تأشيرة; التأشيرة مطلوبة; الدخول بدون تأشيرة
safety: هل هي آمنة; هل البلد آمن
driving: على أي جانب يقودون; السرعة القصوى; رخصة دولية
split: اقسم على; اقسم بيننا; كم على كل واحد
tip: كم البقشيش; هل يعطون بقشيش
compare: أيهما أرخص; أين أنفق أقل
hello: أهلا وسهلا; هلا; مرحبا كيف حالك
thanks: شكرا على المساعدة; أشكرك; مشكور
pack: ماذا أحمل معي; ماذا أحضر`,
  hi: `
own: IN=भारत का पासपोर्ट,IN=इंडियन
weather: कितनी गर्मी पड़ती है; कितनी ठंड होती है; बारिश होगी; बर्फ गिरती है; छाता चाहिए; इस हफ्ते मौसम; तापमान कितना; कितना गर्म; कितना ठंडा
visa: वीज़ा लगता है; वीजा चाहिए; क्या वीज़ा की जरूरत है; पासपोर्ट पर वीज़ा; बिना वीज़ा
plugs: कौन सा प्लग चलता है; कौन सा सॉकेट; अडैप्टर चाहिए
tomorrow: कल मेरी यात्रा में क्या है; कल क्या है; आज क्या करना है; कल का कार्यक्रम
plan: दिनों का प्लान बनाओ; घूमने का प्लान; एक हफ्ते की यात्रा; यात्रा की योजना
flights: की फ्लाइट; सस्ती फ्लाइट; टिकट चाहिए
hotels: में होटल; सस्ता होटल; होटल बुक करना है
compare: कौन सस्ता है; कहाँ सस्ता है; क्या सस्ता है
split: लोगों में बराबर बांटो; हर किसी का हिस्सा
hello: नमस्ते कैसे हैं; हाय
thanks: मदद के लिए धन्यवाद; आपका धन्यवाद
driving: किस तरफ गाड़ी चलाते हैं; गति सीमा
pack: क्या ले जाऊं; क्या सामान रखूं`,
  bn: `
weather: কত গরম পড়ে; কত গরম; কত ঠান্ডা; বৃষ্টি হবে; তুষারপাত; ছাতা লাগবে; এই সপ্তাহে আবহাওয়া; গরম কেমন; শীত কেমন; কাল কি বৃষ্টি হবে
convert: কত রুপি; কত ডলার; কত ইউরো; কত টাকা হয়
tomorrow: কাল আমার ভ্রমণে কী আছে; কাল কী আছে; আজ কী করব; কাল কী করব
hello: হ্যালো কেমন আছেন; কেমন আছেন; হাই; শুভ সন্ধ্যা
plan: দিনের পরিকল্পনা বানাও; এক সপ্তাহের ভ্রমণ; ঘোরার পরিকল্পনা
flights: ফ্লাইট; সস্তা টিকিট; যাওয়ার টিকিট
hotels: হোটেল; সস্তা হোটেল; হোটেল বুক
distance: কত দূর; দূরত্ব কত; কত কিলোমিটার
visa: ভিসা লাগবে; ভিসা লাগে কি; ভিসা ছাড়া
compare: কোনটা সস্তা; কোথায় সস্তা
thanks: সাহায্যের জন্য ধন্যবাদ; আপনাকে ধন্যবাদ
split: জনে ভাগ করো; মাথাপিছু কত
best: কখন যাওয়া ভালো; কোন মাসে যাওয়া ভালো; বেড়ানোর সেরা সময়`,
  zh: `
weather: 有多热; 有多冷; 热吗; 冷吗; 会下雪吗; 要带伞吗; 这周天气; 多少摄氏度; 天气如何; 下雨吗
hotels: 我想订酒店; 的酒店; 订酒店; 便宜的酒店; 酒店推荐; 預訂酒店
bookings: 我的预订; 我的酒店预订; 我的航班几点
plan: 安排一周; 玩一周; 帮我规划; 帮我做行程; 天怎么玩
flights: 去的机票; 便宜航班; 飞去
split: 个人平分; 平分; 每个人多少钱; 大家分
compare: 哪个便宜; 哪里更便宜; 哪个贵
visa: 要签证吗; 免签吗; 需要办签证吗
convert: 等于多少; 换成; 折合
hello: 你好吗; 晚上好; 哈喽
thanks: 谢谢你的帮助; 多谢; 谢啦
driving: 驾照可以开车吗; 可以用驾照开车吗; 靠哪边开车; 限速多少
best: 什么时候去最好; 几月去最好; 最佳旅游时间
pack: 该带什么; 带什么衣服`,
  ja: `
weather: どのくらい暑い; どのくらい寒い; 暑いですか; 雪は降りますか; 今週の天気; 明日の天気; 気温は何度; 雨が降る; 傘がいる
plan: に行きます予定を立てて; 予定を立ててください; 日間行きます; 旅行の計画; プランを作って; 一週間の旅行
pack: 何を持っていけばいい; 何を持って行く; 何を着ればいい
flights: 行きの航空券; 安い便; フライトを探して
hotels: のホテル; 安いホテル; ホテルを予約したい; 泊まる場所
distance: どのくらい離れている; までの距離; 何キロ
visa: ビザは必要; ビザはいりますか; ビザなしで
convert: はいくら; 何ユーロ; 何円ですか
compare: どちらが安い; どっちが高い
split: 人で割り勘; 一人あたり
hello: やあ; どうも
thanks: ありがとうございました; 助かった`,
  el: `
own: GR=ελληνίδα,CY=κυπρια
weather: τι καιρό θα κάνει αυτή την εβδομάδα; πόση ζέστη κάνει; πόσο κρύο κάνει; θα χιονίσει; χρειάζομαι ομπρέλα; καιρός; βρέχει; κάνει ζέστη
tip: πόσο φιλοδώρημα αφήνουν; δίνουν φιλοδώρημα
convert: πόσα ευρώ είναι; πόσα δολάρια είναι; πόσο είναι σε; μετάτρεψε
safety: είναι ασφαλής χώρα; είναι ασφαλές να πάω
plan: ημέρες στο; σχέδιο για μέρες; μια εβδομάδα στη; οργάνωσε ταξίδι
flights: πτήση για; εισιτήρια για; φθηνά εισιτήρια
hotels: ξενοδοχείο στο; φθηνό ξενοδοχείο
visa: θέλω βίζα για; χρειάζεται βίζα για; απαιτείται βίζα
hello: γεια σου; γεια σας; καλημέρα; καλησπέρα
thanks: ευχαριστώ πολύ; σας ευχαριστώ; ευχαριστώ για τη βοήθεια
emergency: τηλέφωνο έκτακτης ανάγκης; αριθμός αστυνομίας; ποιον αριθμό καλώ
time: τι ώρα είναι τώρα; ώρα
passport: έχασα διαβατήριο; δεν βρίσκω το διαβατήριό μου`,
  am: `
safety: ደህና ነው; ደህና ናት; ሰላም ናት; ደህንነት`,
  hy: `
safety: անվտանգ է; վտանգավոր է; որքան անվտանգ
time: ժամը քանիսն է; ժամը քանիսն է հիմա; որ ժամն է`,
  ka: `
time: რომელი საათია ახლა; რომელი საათია; რა დროა
visa: მჭირდება ვიზა; ვიზა საჭიროა
safety: უსაფრთხოა; საშიშია`,
  fa: `
weather: هوا چطور است; هوای این هفته; باران می‌بارد; چقدر گرم است; چقدر سرد است; دمای هوا
plan: برنامه سفر; برنامه چند روزه`,
  da: `
tip: hvor meget drikkepenge giver man
plugs: hvilke stik bruger de; hvilket stik
visa: skal jeg bruge visum; kræver det visum
weather: hvor varmt er det; hvordan bliver vejret; bliver det regn
safety: er det sikkert; er det farligt`,
  nb: `
tip: hvor mye tips gir man; gir man tips
weather: hvor varmt er det; hvordan blir været; blir det regn
safety: er det trygt`,
  sv: `
tip: hur mycket dricks ger man; ger man dricks
weather: hur varmt är det; hur blir vädret; kommer det regna`,
  pl: `
driving: potrzebna jest winieta; winieta; czy trzeba mieć winietę; opłaty za autostradę
weather: jak gorąco jest; czy będzie padać; jaka będzie pogoda; czy jest zimno`,
  mn: `
passport: би паспортаа гээсэн; паспортаа гээчихлээ; миний паспорт алга`,
  my: `
thanks: ကျေးဇူးအများကြီးတင်ပါတယ်; ကျေးဇူးတင်ပါတယ်; ကျေးဇူးပါ`,
  fil: `
convert: magkano ang; ilang piso ang; palitan ng pera`,
  hr: `
visa: treba li mi viza; je li potrebna viza
weather: koliko je toplo; hoće li padati kiša; kakvo će biti vrijeme`,
  lv: `
plugs: kādas rozetes; kāda rozete
weather: cik karsts; vai līs; kāds būs laiks`,
  ne: `
visa: भिसा चाहिन्छ; जान भिसा लाग्छ; भिसा लाग्छ`,
  uk: `
visa: чи потрібна віза; потрібна віза до
weather: чи буде дощ; наскільки спекотно; яка буде погода`,
  ro: `
convert: câți lei sunt; câți euro sunt; cât fac
weather: cât de cald este; o să plouă; cum va fi vremea`,
  it: `
weather: quanto fa caldo; pioverà; che tempo farà; nevica; serve l'ombrello; farà freddo
flights: un volo per; voli economici per; volo per
hotels: un albergo a; hotel a; prenotare un hotel
compare: dove spendo meno; quale costa meno
split: dividere per persone; quanto a testa
visa: serve il visto con passaporto; con il mio passaporto serve il visto; mi serve un visto per entrare`,
  nl: `
weather: hoe warm is het; gaat het regenen; hoe koud wordt het; hoe wordt het weer
flights: vlucht naar; goedkoop vliegen naar
hotels: hotel in; een hotel boeken`,
  tr: `
weather: ne kadar sıcak; yağmur yağacak mı; hava nasıl olacak; soğuk mu
flights: uçak bileti; ucuz uçuş
hotels: otel; ucuz otel
visa: pasaportuyla vize gerekiyor mu; pasaportumla vize gerekir mi; vize lazım mı`,
  ko: `
weather: 얼마나 더워요; 얼마나 추워요; 비가 올까요; 눈이 와요; 날씨 어때
convert: 몇 원이야; 몇 달러; 얼마예요
hello: 안녕; 안녕하세요`,
  id: `
weather: seberapa panas; apakah akan hujan; bagaimana cuacanya
convert: berapa rupiah; berapa dolar`,
  vi: `
weather: nóng thế nào; trời có mưa không; thời tiết thế nào
convert: bằng bao nhiêu; bao nhiêu tiền việt; đổi sang`,
  th: `
weather: ร้อนแค่ไหน; ฝนจะตกไหม; หนาวไหม
convert: กี่บาท; เท่ากับกี่`,
  sr: `
convert: koliko dinara je; колико динара је
visa: да ли ми треба виза; treba li mi viza`,
  bg: `
tip: колко бакшиш се оставя; оставя ли се бакшиш
weather: колко е горещо; ще вали ли; какво ще бъде времето`,
  hu: `
plan: tervezz egy napos utat; napos út; tervezz nekem egy utat
weather: milyen meleg van; fog esni; milyen idő lesz`,
  ca: `
plan: fes-me un pla de dies; un pla de dies; organitza un viatge
weather: quina calor fa; plourà; quin temps farà`,
}
