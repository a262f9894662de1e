/**
 * What cities are called in languages that `WORLD_CITY_NAMES` has not, by their id, written by us: Greek, Armenian, Georgian, Amharic,
 * Hebrew, Persian, Bengali, Sinhala, Tamil, Thai, Lao, Khmer, Burmese, further Cyrillic and Indic forms, and other Latin names.
 */
export const MORE_CITY_NAMES: Readonly<Record<string, string>> = {
  paris:
    'parys, Παρίσι, Փարիզ, პარიზი, ፓሪስ, פריז, پاریس, پیرس, প্যারিস, පැරිස්, பாரிஸ், ปารีส, ປາຣີ, ປາລີ, ប៉ារីស, ပါရီ, Париз, पेरिस, paříž, paříži, paříže, pariz, párizs, paryžius, parīze, pariis, pariisi, parisi, pa-ri, 巴黎',
  london:
    'Λονδίνο, Լոնդոն, ლონდონი, ለንደን, לונדון, لندن, লন্ডন, ලන්ඩන්, லண்டன், ลอนดอน, ລອນດອນ, ឡុងដ៍, ទីក្រុងឡុង, လန်ဒန်, Лондон, लन्डन, लंदन, londýn, londyn, londonas, londona, lontoo, londër, londra, luân đôn, 倫敦, lundúnir, lundúnum',
  rome: 'Ρώμη, Հռոմ, რომი, ሮም, רומא, رم, روم, রোম, රෝමය, රෝම, ரோம், โรม, ໂຣມ, រ៉ូម, ရောမ, Рим, रोम, řím, římě, říma, rím, ríme, ríma, rim, rimu, róma, roma, rooma, 羅馬, romë',
  berlin:
    'Βερολίνο, Բեռլին, ბერლინი, በርሊን, ברלין, برلین, বার্লিন, බර්ලින්, பெர்லின், เบอร์ลิน, ເບີລິນ, ເບແລັງ, ប៊ែរឡាំង, ဘာလင်, Берлін, बर्लिन, berlín, berlynas, berlīne, berliin, berliini, béc-lin',
  madrid:
    '馬德里, Μαδρίτη, Մադրիդ, მადრიდი, ማድሪድ, מדריד, مادرید, میڈرڈ, মাদ্রিদ, මැඩ්රිඩ්, மாட்ரிட், มาดริด, ມາດຣິດ, ម៉ាឌ្រីដ, မက်ဒရစ်, Мадрид, म्याड्रिड, मैड्रिड, madridas, madride',
  barcelona:
    '巴塞隆拿, 巴塞羅那, 巴塞隆納, Βαρκελώνη, Բարսելոնա, ბარსელონა, ባርሴሎና, ברצלונה, بارسلونا, بارسلون, বার্সেলোনা, බාර්සිලෝනා, பார்சிலோனா, บาร์เซโลนา, ບາເຊໂລນາ, បាសេឡូណា, ဘာစီလိုနာ, Барселона, Барселону, बार्सिलोना, बार्सेलोना, barselona, barcelóna',
  lisbon:
    'Λισαβόνα, Լիսաբոն, ლისაბონი, ሊዝበን, ליסבון, لیسبون, لزبن, লিসবন, ලිස්බන්, லிஸ்பன், ลิสบอน, ລິສບອນ, លីសបោន, လစ်စဘွန်း, Лісабон, Лисабон, लिस्बन, लिस्बोन, lisabon, lisszabon, lisabona, lissabon, lizbon, lisabonë, lizbonë',
  athens:
    'Αθήνα, Աթենք, ათენი, አቴንስ, אתונה, آتن, ایتھنز, এথেন্স, ඇතන්ස්, ஏதென்ஸ், เอเธนส์, ອາເທນ, អាថែន, အေသင်, Афіни, Афинах, Атина, Атини, एथेन्स, athény, athénách, atény, atene, atena, athén, athénban, atėnai, atėnuose, atēnas, ateena, athina, atina, aþena',
  istanbul:
    '伊斯坦堡, 伊斯坦布爾, Κωνσταντινούπολη, Ստամբուլ, სტამბოლი, სტამბული, ኢስታንቡል, איסטנבול, استانبول, ইস্তাম্বুল, ඉස්තාන්බුල්, இஸ்தான்புல், อิสตันบูล, ອິສຕັນບູນ, អ៊ីស្តង់ប៊ុល, အစ္စတန်ဘူလ်, Стамбул, Истанбул, Истамбул, इस्तान्बुल, इस्तांबुल, isztambul, stambulas, stambula, stamboll, istanbuli, carigrad',
  prague:
    'Πράγα, Պրահա, პრაღა, ፕራግ, פראג, پراگ, প্রাগ, ප්‍රාග්, ப்ராக், ปราก, ປຣາກ, ប្រាក, ပရာ့ဂ်, Прага, Праге, Прагу, Праг, Празі, प्राग, praha, praze, prahy, prag, prága, praag, praagas, prahassa, praga, pragë',
  vienna:
    '維也納, Βιέννη, Վիեննա, ვენა, ቪየና, וינה, وین, ویانا, ভিয়েনা, වියානා, வியன்னா, เวียนนา, ວຽນນາ, វីយែន, ဗီယင်နာ, Відень, Відні, Виена, Беч, Бечу, Вена, Вене, भियना, वियना, vídeň, vídni, viedeň, viedni, dunaj, beč, beču, bécs, bécsben, viena, vīne, viin, wien, vjenë, vjena, viyana',
  budapest:
    '布達佩斯, Βουδαπέστη, Բուդապեշտ, ბუდაპეშტი, ቡዳፔስት, בודפשט, بوداپست, বুদাপেস্ট, බුඩාපෙස්ට්, புடாபெஸ்ட், บูดาเปสต์, Будапешт, Будапешта, Будимпешта, Будимпешту, बुडापेस्ट, budapešť, budapešti, budimpešta, budimpešti, budapeštas, budapešta, budapeşte',
  amsterdam:
    'Άμστερνταμ, Ամստերդամ, ამსტერდამი, አምስተርዳም, אמסטרדם, آمستردام, ایمسٹرڈیم, আমস্টারডাম, ඇම්ස්ටර්ඩෑම්, ஆம்ஸ்டர்டாம், อัมสเตอร์ดัม, ອຳສະເຕີດຳ, អាំស្ទែរដាំ, အမ်စတာဒမ်, Амстердам, एम्स्टर्डम, amszterdam, amsterdamas, amsterdama',
  brussels:
    '布魯塞爾, Βρυξέλλες, Բրյուսել, ბრიუსელი, ብራስልስ, בריסל, بروکسل, برسلز, ব্রাসেলস, බ්‍රසල්ස්, பிரஸ்ஸல்ஸ், บรัสเซลส์, Брюссель, Брюксел, Брисел, ब्रसेल्स, brusel, brisel, brüsszel, briuselis, brisele, brüssel, bryssel, bruksel, bruxelles',
  tokyo:
    '東京, Τόκιο, Տոկիո, ტოკიო, ቶኪዮ, טוקיו, توکیو, ٹوکیو, টোকিও, ටෝකියෝ, டோக்கியோ, โตเกียว, ໂຕກຽວ, តូក្យូ, တိုကျို, Токио, Токіо, Токијо, टोकियो, tokió, tokijas, tokija, tokijo, tokio, tókýó, tóquio, tô-ky-ô',
  kyoto:
    'Κιότο, Կիոտո, კიოტო, ኪዮቶ, קיוטו, کیوتو, কিয়োটো, කියෝතෝ, கியோட்டோ, เกียวโต, ກຽວໂຕ, ក្យូតូ, ကျိုတို, Кіото, Киото, Кјото, क्योटो, kjóto, kjoto, kiotó, kiotas, kioto, quioto',
  osaka:
    'Οσάκα, Օսակա, ოსაკა, ኦሳካ, אוסקה, اوساکا, ওসাকা, ඔසාකා, ஒசாகா, โอซาก้า, ໂອຊາກາ, អូសាកា, အိုဆာကာ, Осака, ओसाका, oszaka, ósaka',
  bangkok:
    'Μπανγκόκ, Բանգկոկ, ბანგკოკი, ባንኮክ, בנגקוק, بانکوک, بنکاک, ব্যাংকক, බැංකොක්, பாங்காக், กรุงเทพ, กรุงเทพฯ, ບາງກອກ, បាងកក, ဘန်ကောက်, Бангкок, Банкок, बैंकक, बैंकॉक, bankokas, bangkoka, băng cốc, 曼谷',
  singapore:
    'Σιγκαπούρη, Սինգապուր, სინგაპური, ሲንጋፖር, סינגפור, سنگاپور, সিঙ্গাপুর, සිංගප්පූරුව, சிங்கப்பூர், สิงคโปร์, ສິງກະໂປ, សិង្ហបុរី, စင်ကာပူ, Сінгапур, Сингапур, सिंगापुर, szingapúr, singapūras, singapūra, singapuri, singapura',
  dubai:
    '杜拜, Ντουμπάι, Դուբայ, დუბაი, ዱባይ, דובאי, دبی, دبئی, দুবাই, ඩුබායි, துபாய், ดูไบ, ດູໄບ, ឌូបៃ, ဒူဘိုင်း, Дубай, Дубаи, Дубаї, दुबई, dubaj, dubajus, dubaija, dubaj',
  'new-york':
    '紐約, Νέα Υόρκη, Νέας Υόρκης, Նյու Յորք, ნიუ იორკი, ნიუ-იორკი, ኒው ዮርክ, ኒውዮርክ, ניו יורק, نیویورک, نیو یارک, নিউ ইয়র্ক, නිව් යෝර්ක්, நியூயார்க், நியூ யார்க், นิวยอร์ก, ນິວຢອກ, ញូវយ៉ក, နယူးယောက်, Нью-Йорк, Ню Йорк, Њујорк, Њујорку, न्युयोर्क, न्यूयॉर्क, niujorkas, niujorke, ņujorka, nju jork, nueva york, nova york, nova iorque, new yorkissa',
  cairo:
    '開羅, Κάιρο, Կահիրե, კაირო, ካይሮ, קהיר, قاهره, قاہرہ, কায়রো, කයිරෝ, கெய்ரோ, ไคโร, ໄຄໂຣ, គែរ, ကိုင်ရို, Каїр, Каир, Кайро, Каиро, काइरो, काहिरा, káhira, káhiře, káhire, kairó, kairas, kaira, kahire, kaíró, kairo, kajro',
  moscow:
    'Μόσχα, Մոսկվա, მოსკოვი, ሞስኮ, מוסקבה, مسکو, ماسکو, মস্কো, මොස්කව්, மாஸ்கோ, มอสโก, ມົສກູ, ម៉ូស្គូ, မော်စကို, Москва, Москве, Москву, Москві, मस्को, मॉस्को, moskva, moskvě, moszkva, maskva, maskava, moskva, moskova, moskë, mát-xcơ-va',
  beijing:
    'Πεκίνο, Պեկին, პეკინი, ቤጂንግ, בייג׳ינג, بایجینگ, پکن, بیجنگ, বেইজিং, බෙයිජිං, பெய்ஜிங், ปักกิ่ง, ປັກກິ່ງ, ប៉េកាំង, ဘေဂျင်း, ပီကင်း, Пекин, Пекін, Пекинг, Бээжин, बेइजिङ, बीजिंग, peking, pekinas, pekina, pekín, pequim, bắc kinh, pekin',
  'hong-kong':
    'Χονγκ Κονγκ, Հոնկոնգ, ჰონგკონგი, ሆንግ ኮንግ, הונג קונג, هنگ کنگ, ہانگ کانگ, হংকং, හොංකොං, ஹாங்காங், ฮ่องกง, ຮົງກົງ, ហុងកុង, ဟောင်ကောင်, Гонконг, Хонконг, हङकङ, हांगकांग, hongkong, honkongas, honkonga, hồng kông',
  seoul:
    '首爾, Σεούλ, Սեուլ, სეული, ሴኡል, סיאול, سئول, سیول, সিউল, සෝල්, சியோல், โซล, ໂຊລ, ໂຊນ, សេអ៊ូល, ဆိုးလ်, Сеул, Сеул, सोल, सियोल, szöul, seulas, seula, soul, seul, seúl',
  delhi:
    'Δελχί, Դելի, დელი, ዴልሂ, דלהי, דלהי, دهلی, دہلی, দিল্লি, දිල්ලි, டெல்லி, เดลี, เดลลี, ເດລີ, ដេលី, ဒေလီ, Дели, Делі, दिल्ली, dillí, dilli, delis',
  mumbai:
    '孟買, Μουμπάι, Մումբայ, მუმბაი, ሙምባይ, מומבאי, بمبئی, ممبئی, মুম্বাই, මුම්බායි, மும்பை, มุมไบ, ມຸມໄບ, មុំបៃ, မွန်ဘိုင်း, Мумбаи, Мумбаї, मुम्बई, मुंबई, bombay',
  sydney:
    '悉尼, 雪梨, Σίδνεϊ, Σύδνεϊ, Սիդնեյ, სიდნეი, ሲድኒ, סידני, سیدنی, سڈنی, সিডনি, සිඩ්නි, சிட்னி, ซิดนีย์, ຊິດນີ, ស៊ីដនី, ဆစ်ဒနီ, Сидней, Сідней, Сидни, Сиднеј, सिड्नी, सिडनी, sidnėjus, sidneja, sidnej',
  venice:
    'Βενετία, Վենետիկ, ვენეცია, ቬኒስ, ונציה, ونیز, وینس, ভেনিস, වැනීසිය, வெனிஸ், เวนิส, ເວນິດ, វេនីស, ဗင်းနစ်, Венеція, Венеции, Венеция, Венеција, भेनिस, वेनिस, benátky, benátkach, benátkách, benetke, benetkah, velence, velencében, venecija, venēcija, veneetsia, venetsia, veneția, venedik, feneyjar, feneyjum',
  florence:
    '佛羅倫斯, Φλωρεντία, Ֆլորենցիա, ფლორენცია, ፍሎረንስ, פירנצה, فلورانس, ফ্লোরেন্স, ෆ්ලොරන්ස්, புளோரன்ஸ், ฟลอเรนซ์, Флоренція, Фиренца, Флоренция, Флоренции, फ्लोरेन्स, फ्लोरेंस, florencie, florencia, firenca, firenze, florencija, florența, floransa',
  milan:
    '米蘭, Μιλάνο, Միլան, მილანი, ሚላን, מילאנו, میلان, মিলান, මිලානෝ, மிலான், มิลาน, Мілан, Милан, Милано, मिलान, milán, miláně, milánó, milanas, milāna, milaano',
  munich:
    'Μόναχο, Մյունխեն, მიუნხენი, ሙኒክ, מינכן, مونیخ, میونخ, মিউনিখ, මියුනික්, மியூனிக், มิวนิก, Мюнхен, Минхен, म्युनिख, mnichov, mníchov, münchen, miunchenas, minhene',
  copenhagen:
    'Κοπεγχάγη, Կոպենհագեն, კოპენჰაგენი, קופנהגן, کپنهاگ, কোপেনহেগেন, โคเปนเฮเกน, Копенгаген, Копенхаген, कोपेनहेगन, kodaň, kodani, koppenhága, kopenhaga, kopenhagena, kööpenhamina, kopenhaag, köpenhamn, kaupmannahöfn, kopenhagë',
  stockholm:
    'Στοκχόλμη, Ստոկհոլմ, სტოკჰოლმი, שטוקהולם, استکهلم, স্টকহোম, สตอกโฮล์ม, Стокгольм, Стокхолм, स्टकहोम, štokholm, stokholmas, stokholma, tukholma, stokkhólmur, estocolm',
  helsinki:
    'Ελσίνκι, Հելսինկի, ჰელსინკი, הלסינקי, هلسینکی, হেলসিঙ্কি, เฮลซิงกิ, Гельсінкі, Хельсинки, Хелзинки, helsingfors, helsinkis, helsingi, helsinkissä, helsinky',
  oslo: 'Όσλο, Օսլո, ოსლო, ኦስሎ, אוסלו, اسلو, অসলো, ออสโล, Осло, ओस्लो, oslas',
  dublin:
    'Δουβλίνο, Դուբլին, დუბლინი, דבלין, دوبلین, ডাবলিন, ดับลิน, Дублін, Дъблин, Даблин, डब्लिन, dublinas, dublina',
  warsaw:
    '華沙, Βαρσοβία, Վարշավա, ვარშავა, ዋርሶ, ורשה, ورشو, ওয়ারশ, วอร์ซอ, Варшава, Варшаві, वार्सा, varšava, varšavě, varsó, varsóban, varssavi, varsova, varşova, varshavë, varșovia',
  krakow:
    'Κρακοβία, Կրակով, კრაკოვი, קרקוב, کراکوف, Краків, Кракові, Краков, krakov, krakkó, krokuva, krakova',
  bali: '峇里, Μπαλί, Բալի, ბალი, באלי, بالی, বালি, බාලි, பாலி, บาหลี, ບາຫຼີ, បាលី, ဘာလီ, Бали, Балі, बाली, balis',
  nairobi: 'Ναϊρόμπι, ናይሮቢ, ניירובי, نایروبی, নাইরোবি, ไนโรบี, Найробі, Найроби, नैरोबी, nairobis',
  'addis-ababa': 'Αντίς Αμπέμπα, אדיס אבבה, آدیس آبابا, আদ্দিস আবাবা, Аддис-Абеба',
  kathmandu:
    'Κατμαντού, קטמנדו, کاتماندو, کھٹمنڈو, কাঠমান্ডু, කත්මන්ඩු, காத்மாண்டு, กาฐมาณฑุ, Катманду, काठमाडौं, काठमाण्डौ, káthmándú',
  colombo: 'কলম্বো, කොළඹ, கொழும்பு, โคลัมโบ, کولمبو, کلمبو, कोलम्बो',
  tbilisi: 'Τιφλίδα, Թբիլիսի, თბილისი, טביליסי, تفلیس, ทบิลิซี, Тбілісі, Тбилиси, tbilisis',
  yerevan: 'Γερεβάν, Երևան, ერევანი, ירוואן, ایروان, Єреван, Ереван, Јереван, jerevan, erevan',
  jerusalem:
    'Ιερουσαλήμ, Երուսաղեմ, იერუსალიმი, ኢየሩሳሌም, ירושלים, اورشلیم, بیت المقدس, یروشلم, জেরুজালেম, ජෙරුසලම, ஜெருசலேம், เยรูซาเลม, Єрусалим, Иерусалим, Йерусалим, Јерусалим, jeruzalém, jeruzalem, jeruzsálem, jeruusalemm',
  'tel-aviv': 'Τελ Αβίβ, Թել Ավիվ, თელ-ავივი, תל אביב, تل آویو, Тель-Авів, Тел Авив',
  hanoi:
    '河內, Ανόι, Հանոյ, ჰანოი, האנוי, هانوی, ہنوئی, হ্যানয়, හැනෝයි, ஹனோய், ฮานอย, ຮ່າໂນ້ຍ, ຮາໂນຍ, ហាណូយ, ဟနွိုင်း, Ханой, Ханој, हनोई, hanojus, hà nội',
  'ho-chi-minh-city': 'hồ chí minh, sài gòn, saigon, โฮจิมินห์, ហូជីមិញ, ໂຮຈິມິນ',
  'da-nang': 'đà nẵng, ดานัง, ດານັງ',
  'kuala-lumpur':
    'Κουάλα Λουμπούρ, קואלה לומפור, کوالالامپور, কুয়ালালামপুর, ක්වාලා ලම්පූර්, கோலாலம்பூர், กัวลาลัมเปอร์, ກົວລາລຳເປີ, កូឡាឡាំពួរ, ကွာလာလမ်ပူ, Куала-Лумпур, क्वालालम्पुर',
  jakarta:
    'Τζακάρτα, ג׳קרטה, جاکارتا, জাকার্তা, ජකර්තා, ஜகார்த்தா, จาการ์ตา, ຈາກາຕາ, ហ្សាកាតា, ဂျကာတာ, Джакарта, Џакарта, जकार्ता, džakarta',
  'chiang-mai': 'เชียงใหม่, ຊຽງໃໝ່, ឈៀងម៉ៃ, ချင်းမိုင်, चियांग माई',
  phuket: 'ภูเก็ต, ພູເກັດ, ភូកេត, ဖူးခက်, Пхукет, Πουκέτ, פוקט, پوکت',
  'siem-reap': 'เสียมราฐ, ສຽມຣາບ, សៀមរាប, စီယမ်ရိ, Сием Рип, סיאם ריפ',
  'phnom-penh': 'พนมเปญ, ພະນົມເປັນ, ភ្នំពេញ, ဖနွမ်ပင်, Пномпень',
  'los-angeles':
    '洛杉磯, Λος Άντζελες, Լոս Անջելես, ლოს-ანჯელესი, לוס אנג׳לס, לוס אנגלס, لس آنجلس, লস অ্যাঞ্জেলেস, ลอสแอนเจลิส, Лос-Анджелес, Лос Анђелес, लस एन्जलस, los andželas, losandželosa',
  'rio-de-janeiro':
    'Ρίο ντε Τζανέιρο, רי דה ז׳ניירו, ריו דה ז׳נרו, ریو, রিও, ริโอ, Рио де Жанейро, Ріо-де-Жанейро',
  'cape-town':
    'kaapstad, Κέιπ Τάουν, קייפטאון, کیپ تاون, কেপ টাউন, เคปทาวน์, Кейптаун, kapské město, fokváros, kapkaupunki, kapstaden',
  johannesburg: 'יוהנסבורג, ژوهانسبورگ, জোহানেসবার্গ, โจฮันเนสเบิร์ก, Йоханесбург',
  zurich:
    '蘇黎世, Ζυρίχη, ציריך, زوریخ, জুরিখ, ซูริก, Цюріх, Цюрих, Цирих, curych, zürich, ciurichas, cīrihe, ζυριχη',
  geneva: '日內瓦, Γενεύη, ז׳נבה, ژنو, জেনেভা, เจนีวา, Женева, ženeva, ženeva, genf, ženevě',
  belgrade:
    'Βελιγράδι, בלגרד, بلگراد, Белград, Београд, Београду, beograd, beogradu, belehrad, bělehrad, belgrádban, belgradas, belgrada',
  sofia: 'Σόφια, סופיה, صوفیه, София, Софії, Софија, sofie, szófia, sofija',
  bucharest:
    'Βουκουρέστι, בוקרשט, بخارست, Бухарест, Букурещ, Букурешт, bukurešť, bukarest, bukareštas, bucurești, bukureshti, bukurešta',
  dubrovnik: 'Ντουμπρόβνικ, דוברובניק, Дубровник, Дубровнік',
  agra: 'আগ্রা, Άγκρα',
  reykjavik:
    'reykjavík, レイキャビク, レイキャヴィーク, 雷克雅未克, Ρέικιαβικ, רייקיאוויק, Рейкявик, Рейк’явік, เรคยาวิก',
  tallinn: 'Ταλίν, טאלין, Таллінн, Таллин, Талин, tallin, talinas, tallina, tallinna',
  riga: 'Ρίγα, ריגה, Рига, rīga, rīgā, ryga, riia, riias, riika',
  vilnius: 'Βίλνιους, וילנה, Вільнюс, Вильнюс, Вилнюс, vilniuje, viļņa, vilna, vilnius',
  mecca: 'مکه, مکہ, মক্কা, meka, mekah, mekka',
  taipei: 'ไทเป, ໄທເປ, Ταϊπέι, טאיפיי, تایپه, Тайбей, đài bắc',
}
/** What Intl does not call them but people do, by language: `US=amerik` is a beginning or a whole name. */
export const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  ne: 'TR=टर्की, US=अमेरिका, TH=थाइल्यान्ड, TH=थाइल्याण्ड, GB=बेलायत, IN=भारत',
  my: 'US=အမေရိကန်, GB=အင်္ဂလန်, KR=ကိုရီးယား',
  km: 'US=អាមេរិក, GB=អង់គ្លេស, KR=កូរ៉េ',
  ur: 'TR=ترکی, US=امریکہ, GB=انگلینڈ, AE=امارات, GB=برطانیہ',
  et: 'US=ameerika, GB=inglismaa',
  is: 'US=bandarík, GB=england',
  fi: 'IS=islanni, IE=irlanni, NL=hollanni, GB=skotlanni, TH=thaima, US=yhdysval, US=amerik, GB=englan',
  cs: 'KE=keni, GB=anglie, US=amerik, EG=egypt, US=usa',
  pl: 'US=amerik, US=ameryk, GB=angli, EG=egipt, CZ=czech, DE=niemcz, IT=włosz, HU=węgr, CN=chin',
  af: 'MX=mexiko, US=amerika, GB=engeland',
  vi: 'JP=nhật, KR=hàn quốc, US=mỹ, FR=pháp, DE=đức, AU=úc, ES=tây ban nha, TR=thổ nhĩ kỳ',
  th: 'US=อเมริกา, GB=อังกฤษ, KR=เกาหลี, US=สหรัฐ, JP=ญี่ปุ่น',
  lo: 'US=ອາເມລິກາ, JP=ຍີ່ປຸ່ນ, FR=ຝຣັ່ງ, TH=ໄທ, TR=ຕວກກີ, GB=ອັງກິດ',
  zh: 'KR=韩国, GB=英国, US=美国, GB=英格兰, AE=阿联酋',
  yue: 'JP=日本, KR=韓國, TH=泰國, FR=法國, GB=英國, IT=意大利, DE=德國, AU=澳洲',
  ja: 'US=アメリカ, GB=イギリス, KR=韓国, GB=イングランド',
  ko: 'KR=한국, TH=태국, US=미국, GB=영국, JP=일본',
  ar: 'US=امريكا, GB=بريطانيا, GB=انجلترا, GB=إنجلترا, AE=الإمارات, KR=كوريا',
  fa: 'US=آمریکا, TR=ترکیه, GB=انگلیس, GB=انگلستان, AE=امارات',
  he: 'US=ארה״ב, GB=אנגליה, US=אמריקה, GB=בריטניה, AE=אמירויות',
  hi: 'IN=इंडिया, US=अमेरिका, TH=थाईलैंड, GB=ब्रिटेन, GB=इंग्लैंड, AE=यूएई, AE=दुबई देश, GB=यूके, US=यूएस',
  bn: 'US=আমেরিকা, GB=ইংল্যান্ড, GB=ব্রিটেন, GB=যুক্তরাজ্য, AE=আমিরাত, AE=ইউএই',
  ru: 'US=америк, US=США, GB=англи, EG=египт, AE=ОАЭ, AE=эмират, GB=великобритан, NL=голланд, TH=тайланд, CN=кита, KR=южной корее, KR=южную корею, KR=южной кореи, KR=корее, KR=корею',
  uk: 'US=америк, US=США, GB=англі, EG=єгипт, AE=ОАЕ, GB=великобритан, CN=кита',
  mn: 'US=АНУ, US=америк, GB=англи',
  bg: 'US=америк, US=САЩ, GB=англи, EG=египет, EG=египт, AE=ОАЕ',
  sr: 'US=америк, US=САД, GB=енглеск, EG=egipat, EG=египт, GB=engleska',
  mk: 'US=америк, US=САД, GB=англи, EG=египет',
  sw: 'US=marekani, GB=uingereza',
  tr: 'US=amerika, GB=ingiltere',
  id: 'US=amerika, GB=inggris',
  ms: 'US=amerika, GB=england',
  en: 'US=america, GB=england',
  es: 'GB=inglaterra, US=estados unidos, US=EE. UU., US=EEUU, NL=holanda',
  fr: 'GB=angleterre, US=états unis, NL=hollande, AE=émirats',
  pt: 'GB=inglaterra, US=EUA, NL=holanda',
  it: 'GB=inghilterra, US=stati uniti, NL=olanda',
  de: 'GB=england, US=amerika, NL=holland, GB=großbritannien',
  nl: 'GB=engeland, US=amerika, NL=holland',
  ca: 'GB=anglaterra, US=EUA',
  ro: 'GB=anglia, US=america, US=SUA',
  sv: 'GB=england, US=amerika, GB=storbritannien',
  da: 'GB=england, US=amerika, GB=storbritannien',
  nb: 'GB=england, US=amerika, GB=storbritannia',
  hu: 'GB=anglia, US=amerika',
  lv: 'GB=anglij, US=amerik, US=ASV',
  lt: 'GB=anglij, US=amerik, US=JAV',
  sk: 'GB=anglick, GB=anglia, US=amerik',
  sl: 'GB=anglij, US=amerik, US=ZDA',
  hr: 'GB=englesk, US=amerik, US=SAD',
  sq: 'GB=angli, US=amerik, US=SHBA',
  el: 'US=ΗΠΑ, US=αμερικ, GB=αγγλί, GB=βρεταν, CZ=τσεχί',
  hy: 'US=ամերիկա, GB=անգլիա, EG=եգիպտոս',
  ka: 'US=ამერიკა, GB=ინგლის',
  am: 'US=አሜሪካ, GB=እንግሊዝ',
  si: 'US=ඇමරිකා, GB=එංගලන්ත',
  ta: 'US=அமெரிக்க, GB=இங்கிலாந்த, GB=பிரிட்டன்',
  fil: 'US=amerika, GB=inglatera, JP=japan, JP=hapon',
}
