import { wordList } from '../../base/text-matching.ts'

/** What the best known sights are called beside their names in the guides, by the id of the place; `*` is any ending. Written by us. */
const ROWS = `
paris-louvre: louvren, louvrea, louvreba, لوور, موزه لوور, לובר, הלובר, லூவ்ர், лувр*, luwr*, اللوفر, متحف اللوفر, लूव्र*, लूवर*, लौवर*, ল্যুভর*, লুভর*, লুভ্যর*, 卢浮宫, 羅浮宮, ルーブル, 루브르, museo del louvre, museu do louvre
paris-eiffel-tower: برج ایفل, ایفل*, ایفل ٹاور, torre eiffel, eiffelturm*, eiffeltoren, эйфелев*, برج إيفل, एफिल टावर, आइफिल टावर, আইফেল টাওয়ার*, 埃菲尔铁塔, 艾菲爾鐵塔, エッフェル塔, 에펠탑, wieza eiffla, eyfel kulesi
barcelona-mnac: mnac
helsinki-ateneum: ateneum*
hanoi-mausoleum: lăng bác, lăng chủ tịch
tokyo-national-museum-of-nature-and-science: 科学博物館, 上野の科学博物館
manila-fort-santiago: fort santiago
paris-versailles: chateau de versailles, palacio de versalles, versalles, versailles palace, palace of versailles, schloss versailles, palacio de versalhes, versalhes, версал*, قصر فرساي, فرساي, वर्साय*, ভার্সাই*, 凡尔赛, ベルサイユ, ヴェルサイユ, 베르사유
paris-notre-dame: notre dame de paris, catedral de notre dame, нотр дам*, собор парижской богоматери, نوتردام, नोत्र दाम*, নটর ডেম*, 巴黎圣母院, ノートルダム, 노트르담
paris-orsay: museo de orsay, museu de orsay, музей орсе, متحف أورسيه, 奥赛博物馆, オルセー, 오르세
paris-sacre-coeur: sacre coeur, sacre cœur, basilica del sagrado corazon, сакре кер*, 圣心堂, サクレクール
paris-arc-de-triomphe: arco del triunfo, arco do triunfo, triumphbogen, триумфальн*, قوس النصر, 凯旋门, 凱旋門
rome-colosseum: colisee, coliseo, coliseu, kolosseum*, coliseum, kolosseo, колизе*, الكولوسيوم, كولوسيوم, كولوسيو, कोलोसियम*, कोलोजियम*, কলোসিয়াম*, কলোসিয়াম*, 斗兽场, 鬥獸場, コロッセオ, コロッセウム, 콜로세움, koloseum*, kolezyum*, colosseo
rome-vatican-museums: museos vaticanos, museus do vaticano, musees du vatican, vatikanische museen, vatikanischen museen, vatican museum*, sistine chapel, capilla sixtina, capela sistina, chapelle sixtine, sixtinische kapelle, музе* ватикана, ватиканск*, сикстинск*, متاحف الفاتيكان, वेटिकन*, ভ্যাটিকান*, 梵蒂冈博物馆, バチカン美術館, バチカン博物館, 바티칸*
rome-st-peters-basilica: petersdom, basilica de san pedro, basilica de sao pedro, basilique saint pierre, собор* святого петра, 圣彼得大教堂, サンピエトロ大聖堂
rome-pantheon: panteon, panteao, пантеон*, 万神殿, パンテオン
rome-trevi-fountain: fontana de trevi, fontaine de trevi, trevi brunnen, trevibrunnen, фонтан* треви, 特雷维喷泉, トレビの泉
rome-roman-forum: foro romano, forum romain, forum romanum, римский форум, 古罗马广场, フォロロマーノ
florence-uffizi: uffizien, galeria de los uffizi, galeria uffizi, galerie des offices, уффици, أوفيزي, 乌菲兹, ウフィツィ, 우피치
florence-accademia: academia gallery
florence-duomo: duomo of florence, duomo in florence, florence cathedral, catedral de florencia, dom von florenz
milan-duomo: duomo in milan, duomo di milano, milan cathedral, mailander dom, catedral de milan
milan-last-supper: last supper, ultima cena, abendmahl, la cene, тайн* вечер*, 最后的晚餐, 最後の晩餐
venice-doges-palace: palacio ducal, palais des doges, dogenpalast, дворец дожей, 总督宫, ドゥカーレ宮殿
venice-st-marks: basilica de san marcos, markusdom, basilique saint marc
madrid-prado: el prado, le prado, museo del prado, museu do prado, музе* прадо, прадо, متحف برادو, برادو, प्राडो*, প্রাডো*, 普拉多, プラド, 프라도
madrid-reina-sofia: reina sofia
madrid-royal-palace: palacio real, palacio real de madrid
barcelona-sagrada-familia: саграда фамили*, ساغرادا فاميليا, सागरदा फमिलिया, सगराडा*, সাগ্রাদা ফামিলিয়া, 圣家堂, サグラダファミリア, サグラダ ファミリア, 사그라다*
barcelona-park-guell: park guell, parque guell, parc guell, парк* гуэл*, 奎尔公园, グエル公園, 구엘*
granada-alhambra: альгамбр*, الحمراء, قصر الحمراء, अलहम्ब्रा*, আলহামব্রা*, 阿尔罕布拉, アルハンブラ, 알람브라
amsterdam-rijksmuseum: reichsmuseum, rijks, рейксмузеум*, рейксмюсеум*, государственный музей амстердама, 荷兰国立博物馆, アムステルダム国立美術館
amsterdam-van-gogh-museum: museo van gogh, musee van gogh, museu van gogh, музе* ван гога, متحف فان جوخ, 梵高博物馆, 梵高美术馆, ゴッホ美術館, 반고흐
amsterdam-anne-frank-house: anne frank, casa de ana frank, ana frank, maison d anne frank, anne frank haus, дом* анны франк, بيت آن فرانك, 安妮之家, アンネの家, アンネ フランク*
london-british-museum: המוזיאון הבריטי, מוזיאון הבריטי, brittiska museet, britse museum, british museumia, museo britanico, museu britanico, musee britannique, britisches museum, britische museum, британск*, المتحف البريطاني, ब्रिटिश म्यूजियम, ब्रिटिश संग्रहालय, ব্রিটিশ মিউজিয়াম, ব্রিটিশ জাদুঘর, 大英博物馆, 大英博物館, 영국박물관, 대영박물관
london-tower-of-london: torre de londres, tour de londres, tower von london, лондонск* тауэр*, тауэр*, برج لندن, 伦敦塔, ロンドン塔, 런던탑
london-buckingham-palace: palacio de buckingham, palais de buckingham, букингемск*, قصر باكنغهام, 白金汉宫, バッキンガム*
london-big-ben: биг бен*, 大本钟, ビッグベン
london-london-eye: лондонский глаз, 伦敦眼, ロンドンアイ
london-v-and-a: v and a, victoria albert
london-westminster-abbey: abadia de westminster, abbaye de westminster, вестминстерск*, 威斯敏斯特教堂
istanbul-hagia-sophia: ayasofya, aya sofya, santa sofia, sainte sophie, айя софи*, ая софи*, софийск* собор, آيا صوفيا, हागिया सोफिया, आया सोफिया, আয়া সোফিয়া, হাজিয়া সোফিয়া, 圣索菲亚, 聖索菲亞, アヤソフィア, 아야소피아, hagia sofia, hagia sophie
istanbul-blue-mosque: mezquita azul, mesquita azul, mosquee bleue, blaue moschee, голуб* мечет*, المسجد الأزرق, नीली मस्जिद, ব্লু মস্ক, 蓝色清真寺, ブルーモスク
istanbul-topkapi-palace: palacio de topkapi, palais de topkapi, topkapi palast, topkapi, топкапы*, قصر توبكابي, टोपकापी*, তোপকাপি*, 托普卡帕, トプカプ*
istanbul-grand-bazaar: gran bazar, grande bazar, grand bazar, grosser basar, grossen basar, гранд базар*, البازار الكبير, ग्रैंड बाज़ार, 大巴扎, グランドバザール
athens-acropolis: acropole, acropole d athenes, acropolis de atenas, acropole de atenas, akropolis, акропол*, الأكروبوليس, أكروبوليس, एक्रोपोलिस*, অ্যাক্রোপলিস*, 卫城, アクロポリス, 아크로폴리스
agra-taj-mahal: taj mahal, tadsch mahal, тадж махал*, تاج محل, ताजमहल, তাজমহল*, তাজ মহল*, 泰姬陵, 泰姬瑪哈陵, タージマハル, タージ マハル, 타지마할
delhi-red-fort: fuerte rojo, fort rouge, forte vermelho, rotes fort, красный форт, लाल किला*, लाल क़िला*, লাল কেল্লা*, লালকেল্লা*, 红堡
beijing-forbidden-city: ciudad prohibida, cite interdite, cidade proibida, verbotene stadt, verbotenen stadt, запретн*, المدينة المحرمة, निषिद्ध शहर, 故宫, 故宮, 紫禁城, 자금성
beijing-mutianyu: great wall, gran muralla, grande muraille, grande muralha, chinesische mauer, китайск* стен*, 长城, 長城, 万里の長城
moscow-kremlin: kreml, kremlin de moscou, кремл*, الكرملين, 克里姆林宫, クレムリン
saint-petersburg-hermitage: ermitage, el hermitage, eremitage, эрмитаж*, الأرميتاج, الإرميتاج, हर्मिटेज*, হার্মিটেজ*, 冬宫, 埃尔米塔日, エルミタージュ, 에르미타주
new-york-met: the met, met museum, metropolitan museum, музе* метрополитен, метрополитен, متحف المتروبوليتان, 大都会博物馆, 大都會博物館, メトロポリタン美術館, 메트로폴리탄
new-york-moma: moma
new-york-guggenheim: guggenheim new york, guggenheim in new york
new-york-statue-of-liberty: estatua de la libertad, estatua da liberdade, statue de la liberte, freiheitsstatue, стату* свободы, تمثال الحرية, स्टैच्यू ऑफ लिबर्टी, স্ট্যাচু অব লিবার্টি, 自由女神, 自由の女神
new-york-empire-state-building: empire state, эмпайр стейт*, 帝国大厦, エンパイアステート*
new-york-central-park-bethesda: central park, централь* парк*, 中央公园, セントラルパーク
cairo-giza-pyramids: pyramids of giza, giza pyramids, the pyramids, great pyramid, piramides de guiza, piramides de giza, piramides de gize, pyramides de gizeh, pyramiden von gizeh, pyramiden, пирамид*, أهرامات, الأهرامات, पिरामिड*, পিরামিড*, 金字塔, ピラミッド
cairo-grand-egyptian-museum: grand egyptian museum, gran museo egipcio, большой египетский музей, المتحف المصري الكبير, 大埃及博物馆, 大エジプト博物館
dubai-burj-khalifa: бурдж халиф*, برج خليفة, बुर्ज खलीफा*, बुर्ज ख़लीफ़ा*, বুর্জ খলিফা*, 哈利法塔, ブルジュ ハリファ, ブルジュハリファ, 부르즈*
neuschwanstein-castle: neuschwanstein castle, schloss neuschwanstein, castillo de neuschwanstein, chateau de neuschwanstein, нойшванштайн*, 新天鹅堡, ノイシュヴァンシュタイン*
vienna-schoenbrunn: schoenbrunn, шенбрунн*, 美泉宫, シェーンブルン*
vienna-upper-belvedere: бельведер*, 美景宫, ベルヴェデーレ*
prague-castle: prague castle, castillo de praga, chateau de prague, castelo de praga, prager burg, пражск* град*, пражск* замок, قلعة براغ, 布拉格城堡, プラハ城
prague-charles-bridge: karlsbrucke, puente de carlos, pont charles, ponte carlos, карлов* мост*, 查理大桥, カレル橋
edinburgh-castle: castillo de edimburgo, chateau d edimbourg, castelo de edimburgo, schloss edinburgh, edinburgher burg, эдинбургск*, 爱丁堡城堡, エディンバラ城
berlin-reichstag-dome: reichstag, рейхстаг*, 国会大厦, ライヒスターク
berlin-museum-island: museumsinsel, isla de los museos, ile aux musees, музейн* остров*, 博物馆岛
munich-nymphenburg: nymphenburg, schloss nymphenburg
lisbon-belem-tower: torre de belem, tour de belem, turm von belem, башн* белен, 贝伦塔, ベレンの塔
lisbon-jeronimos: jeronimos, monasterio de los jeronimos, mosteiro dos jeronimos
tokyo-skytree: sky tree, скайтри, 晴空塔, 天空树, スカイツリー
tokyo-senso-ji: sensoji, senso ji, asakusa temple, сэнсо дзи, 浅草寺, 淺草寺
tokyo-tower: tokio tower, 东京塔, 東京タワー
kyoto-kinkaku: kinkaku ji, kinkakuji, golden pavilion, 金阁寺, 金閣寺
kyoto-fushimi-inari: fushimi inari, 伏见稻荷, 伏見稲荷
seoul-gyeongbokgung: gyeongbokgung, gyeongbok palace, 景福宫, 景福宮, 경복궁
bangkok-grand-palace: gran palacio, grand palais de bangkok, grosser palast, большой дворец, 大皇宫, 王宮
siem-reap-angkor-wat: angkor vat, ангкор*, أنغكور وات, अंगकोर*, আংকর*, 吴哥窟, アンコールワット, 앙코르와트
sydney-opera-house: sydney opera house, opera de sydney, opera de sidney, opernhaus sydney, сиднейск* опер*, 悉尼歌剧院, オペラハウス
cusco-machu-picchu: machu picchu, machu pichu, мачу пикчу, ماتشو بيتشو, 马丘比丘, マチュピチュ
singapore-gardens-by-the-bay: gardens by the bay, 滨海湾花园, ガーデンズ バイ ザ ベイ
copenhagen-tivoli: тиволи
`
export const SIGHT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(':')
      return [row.slice(0, at), wordList(row.slice(at + 1))] as const
    }),
)
