/** Of a language (ISO 639): its words for the numbers 1 to 10, and what people of a country (ISO 3166) are called in it. */
export const LANGUAGE_WORDS: Readonly<Record<string, { numbers: string; people: string }>> = {
  es: {
    numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez',
    people:
      'ES=español,MX=mexicano,AR=argentino,CO=colombiano,PE=peruano,CL=chileno,VE=venezolano,US=estadounidense,US=americano,GB=británico,FR=francés,DE=alemán,IT=italiano,BR=brasileño,PT=portugués,IN=indio,CN=chino,JP=japonés,RU=ruso,MA=marroquí,CU=cubano,EC=ecuatoriano,TR=turco,CA=canadiense',
  },
  fr: {
    numbers: 'un deux trois quatre cinq six sept huit neuf dix',
    people:
      'FR=français,CA=canadien,BE=belge,CH=suisse,MA=marocain,DZ=algérien,TN=tunisien,SN=sénégalais,CI=ivoirien,CM=camerounais,US=américain,GB=britannique,DE=allemand,ES=espagnol,IT=italien,PT=portugais,RU=russe,CN=chinois,JP=japonais,IN=indien,BR=brésilien,LB=libanais,TR=turc,UA=ukrainien,FR=française,DZ=algérien,MA=marocain,TN=tunisien',
  },
  pt: {
    numbers: 'um dois três quatro cinco seis sete oito nove dez',
    people:
      'BR=brasileiro,PT=português,MZ=moçambicano,CV=cabo-verdiano,US=americano,GB=britânico,FR=francês,DE=alemão,ES=espanhol,IT=italiano,AR=argentino,IN=indiano,CN=chinês,JP=japonês,RU=russo,UA=ucraniano,BR=brasileira,PT=portuguesa,AO=angolano',
  },
  de: {
    numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn',
    people:
      'DE=deutsche,AT=österreicher,CH=schweizer,CH=schweizer,CH=schweizerisch,PL=polnisch,RU=russisch,IT=italienisch,FR=französisch,GB=britisch,US=amerikanisch,IN=indisch,CN=chinesisch,ES=spanisch,UA=ukrainisch,RO=rumänisch,BR=brasilianisch,SY=syrisch,RS=serbisch,HR=kroatisch,GR=griechisch,JP=japanisch,DE=deutscher,AT=österreichisch,CH=schweizerin,TR=türkisch',
  },
  it: {
    numbers: 'uno due tre quattro cinque sei sette otto nove dieci',
    people:
      'IT=italian,CH=svizzer,US=americano,GB=britannico,FR=francese,DE=tedesco,ES=spagnolo,RO=rumeno,AL=albanese,MA=marocchino,IN=indiano,CN=cinese,CH=svizzero',
  },
  nl: {
    numbers: 'een twee drie vier vijf zes zeven acht negen tien',
    people: 'NL=nederland,BE=belg',
  },
  ca: {
    numbers: 'un dos tres quatre cinc sis set vuit nou deu',
    people: 'ES=espanyol',
  },
  ro: {
    numbers: 'unu doi trei patru cinci șase șapte opt nouă zece',
    people: 'RO=român,MD=moldov',
  },
  fi: {
    numbers: 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen',
    people: 'FI=suomalai,FI=suomen passi,SE=ruotsalai,DE=saksalai,GB=brittiläi,US=amerikkalai',
  },
  et: {
    numbers: 'üks kaks kolm neli viis kuus seitse kaheksa üheksa kümme',
    people: 'EE=eestla,EE=eesti kodani',
  },
  hu: {
    numbers: 'egy kettő három négy öt hat hét nyolc kilenc tíz',
    people: 'HU=magyar',
  },
  lt: {
    numbers: 'vienas du trys keturi penki šeši septyni aštuoni devyni dešimt',
    people: 'LT=lietuv',
  },
  lv: {
    numbers: 'viens divi trīs četri pieci seši septiņi astoņi deviņi desmit',
    people: 'LV=latvie,LV=latvij',
  },
  tr: {
    numbers: 'bir iki üç dört beş altı yedi sekiz dokuz on',
    people: 'TR=türk',
  },
  sq: {
    numbers: 'një dy tre katër pesë gjashtë shtatë tetë nëntë dhjetë',
    people: 'AL=shqiptar,XK=kosovar',
  },
  id: {
    numbers: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
    people: 'ID=indonesia,ID=WNI,ID=orang indonesia,MY=orang malaysia,SG=orang singapura',
  },
  ms: {
    numbers: 'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh',
    people: 'MY=malaysia',
  },
  fil: {
    numbers: 'isa dalawa tatlo apat lima anim pito walo siyam sampu',
    people: 'PH=pilipin,PH=Pinoy,PH=Pinay',
  },
  sw: {
    numbers: 'moja mbili tatu nne tano sita saba nane tisa kumi',
    people:
      'KE=kenya,TZ=tanzania,TZ=mtanzania,KE=mkenya,UG=mganda,RW=mnyarwanda,TZ=watanzania,KE=wakenya,UG=waganda',
  },
  vi: {
    numbers: 'một hai ba bốn năm sáu bảy tám chín mười',
    people: 'VN=việt nam,VN=người việt',
  },
  sv: {
    numbers: 'ett två tre fyra fem sex sju åtta nio tio',
    people: 'SE=svensk',
  },
  da: {
    numbers: 'en to tre fire fem seks syv otte ni ti',
    people: 'DK=dansk',
  },
  nb: {
    numbers: 'en to tre fire fem seks sju åtte ni ti',
    people: 'NO=norsk',
  },
  is: {
    numbers: 'einn tveir þrír fjórir fimm sex sjö átta níu tíu',
    people: 'IS=íslen',
  },
  af: {
    numbers: 'een twee drie vier vyf ses sewe agt nege tien',
    people: 'ZA=suid-afrika',
  },
  pl: {
    numbers: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
    people: 'PL=polak,PL=polsk',
  },
  cs: {
    numbers: 'jeden dva tři čtyři pět šest sedm osm devět deset',
    people: 'CZ=čech,CZ=česk',
  },
  sk: {
    numbers: 'jeden dva tri štyri päť šesť sedem osem deväť desať',
    people: 'SK=slovák,SK=slovensk',
  },
  sl: {
    numbers: 'ena dva tri štiri pet šest sedem osem devet deset',
    people: 'SI=sloven',
  },
  hr: {
    numbers: 'jedan dva tri četiri pet šest sedam osam devet deset',
    people: 'HR=hrvat,RS=srpsk,BA=bosan',
  },
  ru: {
    numbers: 'один два три четыре пять шесть семь восемь девять десять',
    people:
      'RU=росси,KZ=казахстан,BY=белорус,RU=российск,RU=русск,UA=украинск,BY=белорусск,KZ=казахстанск,KZ=казахск,UZ=узбекск,AM=армянск,GE=грузинск,AZ=азербайджанск,KG=киргизск,MD=молдавск,US=американск,GB=британск,DE=немецк,IL=израильск,TR=турецк,CN=китайск,IN=индийск,FR=французск,TJ=таджикск,RU=россиян,UA=украин',
  },
  uk: {
    numbers: "один два три чотири п'ять шість сім вісім дев'ять десять",
    people: 'UA=україн',
  },
  bg: {
    numbers: 'едно две три четири пет шест седем осем девет десет',
    people: 'BG=българ',
  },
  sr: {
    numbers: 'један два три четири пет шест седам осам девет десет',
    people: 'RS=срп',
  },
  mk: {
    numbers: 'еден два три четири пет шест седум осум девет десет',
    people: 'MK=македон',
  },
  mn: {
    numbers: 'нэг хоёр гурав дөрөв тав зургаа долоо найм ес арав',
    people: 'MN=монгол',
  },
  el: {
    numbers: 'ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα',
    people: 'GR=έλλην,GR=ελλην,CY=κύπρι,GR=ελληνίδα,CY=κυπρια',
  },
  hy: {
    numbers: 'մեկ երկու երեք չորս հինգ վեց յոթ ութ ինը տասը',
    people: 'AM=հայաստան',
  },
  ka: {
    numbers: 'ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა ათი',
    people: 'GE=საქართველოს მოქალაქ,GE=ქართველ',
  },
  am: {
    numbers: 'አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ አስር',
    people: 'ET=ኢትዮጵያ',
  },
  he: {
    numbers: 'אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר',
    people: 'IL=ישראלי',
  },
  ar: {
    numbers: 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    people:
      'EG=مصري,SA=سعودي,AE=إماراتي,MA=مغربي,JO=أردني,LB=لبناني,IQ=عراقي,EG=مصري,SA=سعودي,AE=إماراتي,MA=مغربي,DZ=جزائري,TN=تونسي,JO=أردني,LB=لبناني,SY=سوري,IQ=عراقي,SD=سوداني,YE=يمني,KW=كويتي,QA=قطري,OM=عماني,BH=بحريني,PS=فلسطيني,LY=ليبي,US=أمريكي,GB=بريطاني,IN=هندي,TR=تركي,FR=فرنسي,DE=ألماني,EG=مصرية,SA=سعودية,DZ=جزائري,TN=تونسي,SY=سوري,SD=سوداني',
  },
  fa: {
    numbers: 'یک دو سه چهار پنج شش هفت هشت نه ده',
    people: 'IR=ایرانی,AF=افغان',
  },
  ur: {
    numbers: 'ایک دو تین چار پانچ چھ سات آٹھ نو دس',
    people: 'PK=پاکستانی',
  },
  hi: {
    numbers: 'एक दो तीन चार पांच छह सात आठ नौ दस',
    people:
      'IN=भारतीय,US=अमेरिकी,GB=ब्रिटिश,NP=नेपाली,PK=पाकिस्तानी,BD=बांग्लादेशी,CA=कनाडाई,CN=चीनी,IN=भारतीयों,IN=भारत का पासपोर्ट,IN=इंडियन',
  },
  ne: {
    numbers: 'एक दुई तीन चार पाँच छ सात आठ नौ दस',
    people: 'NP=नेपाली',
  },
  bn: {
    numbers: 'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
    people: 'BD=বাংলাদেশ,IN=ভারতীয়,US=মার্কিন,US=আমেরিকান,GB=ব্রিটিশ,PK=পাকিস্তানি,NP=নেপালি,IN=ইন্ডিয়ান',
  },
  si: {
    numbers: 'එක දෙක තුන හතර පහ හය හත අට නවය දහය',
    people: 'LK=ශ්‍රී ලාංකික,LK=ශ්‍රී ලංකා',
  },
  ta: {
    numbers: 'ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து',
    people: 'IN=இந்திய,LK=இலங்கை,IN=இந்திய,LK=இலங்கை',
  },
  zh: {
    numbers: '一 二 三 四 五 六 七 八 九 十',
    people: 'CN=中国,TW=台湾,TW=台灣,CN=中國',
  },
  yue: {
    numbers: '一 二 三 四 五 六 七 八 九 十',
    people: 'HK=香港',
  },
  ja: {
    numbers: '一 二 三 四 五 六 七 八 九 十',
    people: 'JP=日本人,JP=日本のパスポート,JP=日本国籍',
  },
  ko: {
    numbers: '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열',
    people: 'KR=한국 여권,KR=한국인,KR=대한민국',
  },
  th: {
    numbers: 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
    people: 'TH=คนไทย,TH=หนังสือเดินทางไทย,TH=พาสปอร์ตไทย',
  },
  lo: {
    numbers: 'ໜຶ່ງ ສອງ ສາມ ສີ່ ຫ້າ ຫົກ ເຈັດ ແປດ ເກົ້າ ສິບ',
    people: 'LA=ຄົນລາວ,LA=ໜັງສືຜ່ານແດນລາວ',
  },
  km: {
    numbers: 'មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់',
    people: 'KH=ជនជាតិខ្មែរ,KH=កម្ពុជា',
  },
  my: {
    numbers: 'တစ် နှစ် သုံး လေး ငါး ခြောက် ခုနစ် ရှစ် ကိုး ဆယ်',
    people: 'MM=မြန်မာ',
  },
}
