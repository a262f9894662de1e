/** Languages of the phrasebook (BCP 47), with the tag that a voice is looked for by. */
export const PHRASE_LANGUAGES = {
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  pt: 'pt-PT',
  th: 'th-TH',
  tr: 'tr-TR',
} as const
export type PhraseLanguage = keyof typeof PHRASE_LANGUAGES

export const SITUATIONS = ['basics', 'way', 'eating', 'money', 'hotel', 'emergency'] as const
export type Situation = (typeof SITUATIONS)[number]

/** A text as it is written there; with how it is said in Latin letters where the script is another. */
type Written = string | readonly [text: string, romanised: string]
type Row = { situation: Situation; english: string } & Readonly<Record<PhraseLanguage, Written>>

/**
 * Written by us from knowledge, polite and without gender wherever the language allows; Portuguese as in Portugal. Japanese
 * in Hepburn, Thai by the Royal Thai General System without tones. Not yet read by a native speaker of each language.
 */
export const PHRASES_AS_OF = '2026-11-21'

export const PHRASES: Readonly<Record<string, Row>> = {
  hello: {
    ...{
      situation: 'basics',
      english: 'Hello',
      de: 'Guten Tag',
      es: 'Hola',
      fr: 'Bonjour',
      it: 'Buongiorno',
    },
    ...{ ja: ['こんにちは', 'Konnichiwa'], pt: 'Olá', th: ['สวัสดี', 'Sawatdi'], tr: 'Merhaba' },
  },
  goodbye: {
    ...{ situation: 'basics', english: 'Goodbye', de: 'Auf Wiedersehen', es: 'Adiós', fr: 'Au revoir' },
    ...{
      it: 'Arrivederci',
      ja: ['さようなら', 'Sayōnara'],
      pt: 'Adeus',
      th: ['ลาก่อน', 'La kon'],
      tr: 'Hoşça kalın',
    },
  },
  please: {
    ...{ situation: 'basics', english: 'Please', de: 'Bitte', es: 'Por favor', fr: 'S’il vous plaît' },
    ...{ it: 'Per favore', ja: ['お願いします', 'Onegai shimasu'], pt: 'Por favor' },
    ...{ th: ['กรุณา', 'Karuna'], tr: 'Lütfen' },
  },
  'thank-you': {
    ...{ situation: 'basics', english: 'Thank you', de: 'Danke', es: 'Gracias', fr: 'Merci', it: 'Grazie' },
    ...{ ja: ['ありがとうございます', 'Arigatō gozaimasu'], pt: 'Obrigado / Obrigada' },
    ...{ th: ['ขอบคุณ', 'Khop khun'], tr: 'Teşekkür ederim' },
  },
  yes: {
    ...{ situation: 'basics', english: 'Yes', de: 'Ja', es: 'Sí', fr: 'Oui', it: 'Sì', ja: ['はい', 'Hai'] },
    ...{ pt: 'Sim', th: ['ใช่', 'Chai'], tr: 'Evet' },
  },
  no: {
    ...{
      situation: 'basics',
      english: 'No',
      de: 'Nein',
      es: 'No',
      fr: 'Non',
      it: 'No',
      ja: ['いいえ', 'Iie'],
    },
    ...{ pt: 'Não', th: ['ไม่', 'Mai'], tr: 'Hayır' },
  },
  'excuse-me': {
    ...{ situation: 'basics', english: 'Excuse me', de: 'Entschuldigung', es: 'Disculpe', fr: 'Excusez-moi' },
    ...{ it: 'Mi scusi', ja: ['すみません', 'Sumimasen'], pt: 'Desculpe', th: ['ขอโทษ', 'Kho thot'] },
    tr: 'Affedersiniz',
  },
  english: {
    ...{ situation: 'basics', english: 'Do you speak English?', de: 'Sprechen Sie Englisch?' },
    ...{ es: '¿Habla inglés?', fr: 'Parlez-vous anglais ?', it: 'Parla inglese?', pt: 'Fala inglês?' },
    ...{ ja: ['英語を話せますか？', 'Eigo o hanasemasu ka?'], tr: 'İngilizce biliyor musunuz?' },
    th: ['พูดภาษาอังกฤษได้ไหม', 'Phut phasa angkrit dai mai'],
  },
  'not-understood': {
    ...{
      situation: 'basics',
      english: 'I do not understand.',
      de: 'Ich verstehe nicht.',
      es: 'No entiendo.',
    },
    ...{ fr: 'Je ne comprends pas.', it: 'Non capisco.', ja: ['わかりません', 'Wakarimasen'] },
    ...{ pt: 'Não compreendo.', th: ['ไม่เข้าใจ', 'Mai khao chai'], tr: 'Anlamıyorum.' },
  },
  toilet: {
    ...{ situation: 'way', english: 'Where is the toilet?', de: 'Wo ist die Toilette?' },
    ...{ es: '¿Dónde está el baño?', fr: 'Où sont les toilettes ?', it: 'Dov’è il bagno?' },
    ...{ ja: ['トイレはどこですか？', 'Toire wa doko desu ka?'], pt: 'Onde é a casa de banho?' },
    ...{ th: ['ห้องน้ำอยู่ที่ไหน', 'Hong nam yu thi nai'], tr: 'Tuvalet nerede?' },
  },
  station: {
    ...{ situation: 'way', english: 'Where is the station?', de: 'Wo ist der Bahnhof?' },
    ...{ es: '¿Dónde está la estación?', fr: 'Où est la gare ?', it: 'Dov’è la stazione?' },
    ...{ ja: ['駅はどこですか？', 'Eki wa doko desu ka?'], pt: 'Onde é a estação?' },
    ...{ th: ['สถานีอยู่ที่ไหน', 'Sathani yu thi nai'], tr: 'İstasyon nerede?' },
  },
  address: {
    ...{ situation: 'way', english: 'To this address, please.', de: 'Zu dieser Adresse, bitte.' },
    ...{ es: 'A esta dirección, por favor.', fr: 'À cette adresse, s’il vous plaît.' },
    ...{ it: 'A questo indirizzo, per favore.', pt: 'Para esta morada, por favor.' },
    ...{ ja: ['この住所までお願いします', 'Kono jūsho made onegai shimasu'] },
    ...{ th: ['ไปตามที่อยู่นี้', 'Pai tam thi yu ni'], tr: 'Bu adrese lütfen.' },
  },
  far: {
    ...{
      situation: 'way',
      english: 'Is it far?',
      de: 'Ist es weit?',
      es: '¿Está lejos?',
      fr: 'C’est loin ?',
    },
    ...{
      it: 'È lontano?',
      ja: ['遠いですか？', 'Tōi desu ka?'],
      pt: 'É longe?',
      th: ['ไกลไหม', 'Klai mai'],
      tr: 'Uzak mı?',
    },
  },
  stop: {
    ...{
      situation: 'way',
      english: 'Please stop here.',
      de: 'Halten Sie bitte hier.',
      es: 'Pare aquí, por favor.',
    },
    ...{ fr: 'Arrêtez-vous ici, s’il vous plaît.', it: 'Si fermi qui, per favore.' },
    ...{ ja: ['ここで止めてください', 'Koko de tomete kudasai'], pt: 'Pare aqui, por favor.' },
    ...{ th: ['จอดที่นี่', 'Chot thi ni'], tr: 'Burada durun lütfen.' },
  },
  table: {
    ...{ situation: 'eating', english: 'A table for two, please.', de: 'Einen Tisch für zwei, bitte.' },
    ...{ es: 'Una mesa para dos, por favor.', fr: 'Une table pour deux, s’il vous plaît.' },
    ...{ it: 'Un tavolo per due, per favore.', pt: 'Uma mesa para dois, por favor.' },
    ...{ ja: ['二人用の席をお願いします', 'Futari-yō no seki o onegai shimasu'] },
    ...{ th: ['ขอโต๊ะสำหรับสองคน', 'Kho to samrap song khon'], tr: 'İki kişilik bir masa lütfen.' },
  },
  menu: {
    ...{ situation: 'eating', english: 'The menu, please.', de: 'Die Speisekarte, bitte.' },
    ...{ es: 'La carta, por favor.', fr: 'La carte, s’il vous plaît.', it: 'Il menu, per favore.' },
    ...{ ja: ['メニューをお願いします', 'Menyū o onegai shimasu'], pt: 'A ementa, por favor.' },
    ...{ th: ['ขอเมนู', 'Kho menu'], tr: 'Menü lütfen.' },
  },
  vegetarian: {
    ...{ situation: 'eating', english: 'I do not eat meat or fish.' },
    ...{ de: 'Ich esse kein Fleisch und keinen Fisch.', es: 'No como carne ni pescado.' },
    ...{ fr: 'Je ne mange ni viande ni poisson.', it: 'Non mangio né carne né pesce.' },
    ...{ ja: ['肉と魚は食べません', 'Niku to sakana wa tabemasen'], pt: 'Não como carne nem peixe.' },
    ...{ th: ['ไม่กินเนื้อสัตว์และปลา', 'Mai kin nuea sat lae pla'], tr: 'Et ve balık yemiyorum.' },
  },
  nuts: {
    ...{ situation: 'eating', english: 'I am allergic to nuts.', de: 'Ich habe eine Nussallergie.' },
    ...{ es: 'Tengo alergia a los frutos secos.', fr: 'J’ai une allergie aux fruits à coque.' },
    ...{
      it: 'Ho un’allergia alla frutta a guscio.',
      ja: ['ナッツアレルギーがあります', 'Nattsu arerugī ga arimasu'],
    },
    ...{ pt: 'Tenho alergia a frutos secos.', th: ['แพ้ถั่ว', 'Phae thua'], tr: 'Kuruyemişe alerjim var.' },
  },
  water: {
    ...{ situation: 'eating', english: 'Water, please.', de: 'Wasser, bitte.', es: 'Agua, por favor.' },
    ...{ fr: 'De l’eau, s’il vous plaît.', it: 'Dell’acqua, per favore.', pt: 'Água, por favor.' },
    ...{
      ja: ['お水をお願いします', 'O-mizu o onegai shimasu'],
      th: ['ขอน้ำเปล่า', 'Kho nam plao'],
      tr: 'Su lütfen.',
    },
  },
  bill: {
    ...{ situation: 'eating', english: 'The bill, please.', de: 'Die Rechnung, bitte.' },
    ...{ es: 'La cuenta, por favor.', fr: 'L’addition, s’il vous plaît.', it: 'Il conto, per favore.' },
    ...{ ja: ['お会計をお願いします', 'O-kaikei o onegai shimasu'], pt: 'A conta, por favor.' },
    ...{ th: ['เช็คบิล', 'Chek bin'], tr: 'Hesap lütfen.' },
  },
  'how-much': {
    ...{ situation: 'money', english: 'How much is it?', de: 'Wie viel kostet das?', es: '¿Cuánto cuesta?' },
    ...{ fr: 'Combien ça coûte ?', it: 'Quanto costa?', ja: ['いくらですか？', 'Ikura desu ka?'] },
    ...{ pt: 'Quanto custa?', th: ['เท่าไร', 'Thao rai'], tr: 'Ne kadar?' },
  },
  card: {
    ...{ situation: 'money', english: 'Can I pay by card?', de: 'Kann ich mit Karte zahlen?' },
    ...{ es: '¿Puedo pagar con tarjeta?', fr: 'Puis-je payer par carte ?', it: 'Posso pagare con la carta?' },
    ...{ ja: ['カードで払えますか？', 'Kādo de haraemasu ka?'], pt: 'Posso pagar com cartão?' },
    ...{ th: ['จ่ายด้วยบัตรได้ไหม', 'Chai duai bat dai mai'], tr: 'Kartla ödeyebilir miyim?' },
  },
  receipt: {
    ...{ situation: 'money', english: 'A receipt, please.', de: 'Einen Beleg, bitte.' },
    ...{ es: 'Un recibo, por favor.', fr: 'Un reçu, s’il vous plaît.', it: 'Una ricevuta, per favore.' },
    ...{ ja: ['領収書をお願いします', 'Ryōshūsho o onegai shimasu'], pt: 'Um recibo, por favor.' },
    ...{ th: ['ขอใบเสร็จ', 'Kho bai set'], tr: 'Fiş lütfen.' },
  },
  reservation: {
    ...{ situation: 'hotel', english: 'I have a reservation.', de: 'Ich habe reserviert.' },
    ...{ es: 'Tengo una reserva.', fr: 'J’ai une réservation.', it: 'Ho una prenotazione.' },
    ...{ ja: ['予約しています', 'Yoyaku shite imasu'], pt: 'Tenho uma reserva.' },
    ...{ th: ['จองไว้แล้ว', 'Chong wai laeo'], tr: 'Rezervasyonum var.' },
  },
  wifi: {
    ...{ situation: 'hotel', english: 'What is the Wi-Fi password?', de: 'Wie lautet das WLAN-Passwort?' },
    ...{ es: '¿Cuál es la contraseña del wifi?', fr: 'Quel est le mot de passe du Wi-Fi ?' },
    ...{ it: 'Qual è la password del Wi-Fi?', pt: 'Qual é a palavra-passe do Wi-Fi?' },
    ...{ ja: ['Wi-Fiのパスワードは何ですか？', 'Wai-fai no pasuwādo wa nan desu ka?'] },
    ...{ th: ['รหัสไวไฟคืออะไร', 'Rahat wai-fai khue arai'], tr: 'Wi-Fi şifresi nedir?' },
  },
  help: {
    ...{ situation: 'emergency', english: 'Help!', de: 'Hilfe!', es: '¡Ayuda!', fr: 'Au secours !' },
    ...{
      it: 'Aiuto!',
      ja: ['助けて！', 'Tasukete!'],
      pt: 'Socorro!',
      th: ['ช่วยด้วย', 'Chuai duai'],
      tr: 'İmdat!',
    },
  },
  ambulance: {
    ...{ situation: 'emergency', english: 'Call an ambulance, please.' },
    ...{ de: 'Rufen Sie bitte einen Krankenwagen.', es: 'Llame a una ambulancia, por favor.' },
    ...{ fr: 'Appelez une ambulance, s’il vous plaît.', it: 'Chiami un’ambulanza, per favore.' },
    ...{
      ja: ['救急車を呼んでください', 'Kyūkyūsha o yonde kudasai'],
      pt: 'Chame uma ambulância, por favor.',
    },
    ...{ th: ['ช่วยเรียกรถพยาบาล', 'Chuai riak rot phayaban'], tr: 'Lütfen ambulans çağırın.' },
  },
  police: {
    ...{ situation: 'emergency', english: 'Call the police, please.', de: 'Rufen Sie bitte die Polizei.' },
    ...{ es: 'Llame a la policía, por favor.', fr: 'Appelez la police, s’il vous plaît.' },
    ...{ it: 'Chiami la polizia, per favore.', pt: 'Chame a polícia, por favor.' },
    ...{ ja: ['警察を呼んでください', 'Keisatsu o yonde kudasai'] },
    ...{ th: ['ช่วยเรียกตำรวจ', 'Chuai riak tamruat'], tr: 'Lütfen polis çağırın.' },
  },
  doctor: {
    ...{ situation: 'emergency', english: 'I need a doctor.', de: 'Ich brauche einen Arzt.' },
    ...{ es: 'Necesito un médico.', fr: 'J’ai besoin d’un médecin.', it: 'Ho bisogno di un medico.' },
    ...{ ja: ['医者が必要です', 'Isha ga hitsuyō desu'], pt: 'Preciso de um médico.' },
    ...{ th: ['ต้องการหมอ', 'Tongkan mo'], tr: 'Doktora ihtiyacım var.' },
  },
  pharmacy: {
    ...{ situation: 'emergency', english: 'Where is a pharmacy?', de: 'Wo ist eine Apotheke?' },
    ...{ es: '¿Dónde hay una farmacia?', fr: 'Où y a-t-il une pharmacie ?', it: 'Dov’è una farmacia?' },
    ...{ ja: ['薬局はどこですか？', 'Yakkyoku wa doko desu ka?'], pt: 'Onde há uma farmácia?' },
    ...{ th: ['ร้านขายยาอยู่ที่ไหน', 'Ran khai ya yu thi nai'], tr: 'Eczane nerede?' },
  },
  lost: {
    ...{
      situation: 'emergency',
      english: 'I am lost.',
      de: 'Ich habe mich verlaufen.',
      es: 'Me he perdido.',
    },
    ...{ fr: 'Je ne retrouve plus mon chemin.', it: 'Non trovo più la strada.', pt: 'Não sei onde estou.' },
    ...{ ja: ['道に迷いました', 'Michi ni mayoimashita'], th: ['หลงทาง', 'Long thang'], tr: 'Kayboldum.' },
  },
  stolen: {
    ...{ situation: 'emergency', english: 'My bag was stolen.', de: 'Meine Tasche wurde gestohlen.' },
    ...{ es: 'Me han robado el bolso.', fr: 'On m’a volé mon sac.', it: 'Mi hanno rubato la borsa.' },
    ...{ ja: ['バッグを盗まれました', 'Baggu o nusumaremashita'], pt: 'Roubaram-me a mala.' },
    ...{ th: ['กระเป๋าถูกขโมย', 'Krapao thuk khamoi'], tr: 'Çantam çalındı.' },
  },
}
