import { mentionsAny, normalizeWords, parseNumberWord, wordList } from '../language/index.ts'
import { parseToolCall, type ToolCall, type ToolName } from '../tools/index.ts'
import { type CompanionContext, type QuestionSlots, readSlots, type Talk } from './question-slots.rules.ts'
import { argumentsFrom } from './slot-arguments.rules.ts'
import { saidIn, talkAfter } from './talk.rules.ts'

/** What is offered after a remark, where a place is known. */
const OFFERS: readonly ToolName[] = ['plan.make', 'climate.month', 'costs.city', 'flights.search']

/** What a remark leaves open: what one would like to know. */
export const OPEN_REQUEST = 'request'

export const isRemark = (call: ToolCall | undefined): boolean =>
  call?.tool === 'ask-back' && call.args.missing === OPEN_REQUEST

/**
 * "We're thinking of Lisbon in October" asks for nothing: it is kept as what the talk is about, and asked what is wanted. Null where a
 * sentence asks for something or says nothing of a trip. Never throws.
 */
export function readRemark(slots: QuestionSlots, talk: Talk = {}, language = 'en'): ToolCall | null {
  if (!statesOnly(slots.text, language) && !choosesPlace(slots, talk)) return null
  const said = Object.assign(saidIn(slots), language === 'en' ? partyOf(slots) : {})
  if (Object.keys(said).length === 0) return null
  // A place with a number of days is wished for as a plan.
  if (said.cities && said.days !== undefined) return language === 'en' ? planOf(slots) : null
  if (language !== 'en' && !NAMED_ABROAD.some((name) => said[name] !== undefined)) return null
  const soFar = talkAfter(talk, slots.spoken, said)
  const [city] = soFar.cities ?? []
  const offers = city === undefined && soFar.country === undefined ? [] : [...OFFERS]
  const args = { ...soFar, ...(city !== undefined && { city }) }
  return { tool: 'ask-back', args: { missing: OPEN_REQUEST, offers, args } }
}

/** "What about Seville", or a chip with its name, after "somewhere warm in February": the place of the trip that was told. */
function choosesPlace({ spoken, cities }: QuestionSlots, talk: Talk): boolean {
  const [city, ...others] = cities
  const isTrip = TRIP_WITHOUT_PLACE.some((name) => talk[name] !== undefined)
  if (!city || others.length > 0 || !isTrip || talk.cities || talk.country) return false
  return spoken.replace(CHOOSING, ' ') === normalizeWords(city.name)
}
const TRIP_WITHOUT_PLACE = ['month', 'date', 'days', 'adults', 'children'] as const
const CHOOSING =
  /^ (?:(?:and|or|ok|okay|hmm|well|maybe|so|yes|yeah) )*(?:what about |how about |let s do |let s say |let s go to )?/

/** What may be no request: what does not go on with the call before, and is not clearly something else. */
export function mayBeRemark(call: ToolCall, before: readonly ToolCall[]): boolean {
  const about = call.tool === 'ask-back' ? call.args.about : call.tool
  const same = before.find((one) => (one.tool === 'ask-back' ? one.args.about : one.tool) === about)
  // The call before as it was: nothing of it was meant.
  const isChanged = same !== undefined && JSON.stringify(same) !== JSON.stringify(call)
  return about === undefined || (VAGUE.includes(about) && !isChanged)
}
/** What a place, a month or a passport alone is read as. */
const VAGUE: readonly string[] = [
  'plan.make',
  'places.find',
  'costs.compare',
  'costs.city',
  'visa.check',
  'weather.forecast',
  'climate.month',
  'climate.best',
  'packing.list',
  'holidays.list',
  'guide.read',
  'safety.read',
  'time.there',
  'stays.search',
  'flights.search',
  'trips.read',
  'distance.between',
]

/** "Let's do Copenhagen instead": the wished plan for that city; null where none was wished for or none is chosen. */
export function chosenPlan({ spoken, cities }: QuestionSlots, [last]: readonly ToolCall[]): ToolCall | null {
  const [city] = cities
  if (last?.tool !== 'plan.make' || !city || cities.length > 1 || !CHOOSES.test(spoken)) return null
  return { tool: 'plan.make', args: Object.assign({}, last.args, { cities: [city.id] }) }
}
const CHOOSES =
  /^ (?:\w+ ){0,3}(?:let s|we ll|i ll|we d|i d) (?:rather )?(?:do|take|go (?:to|with|for)|choose|pick) (?:\w+ ){1,3}(?:instead |then |please )?$|^ (?:\w+ ){0,3}(?:rather|instead) (?:\w+ ){1,3}$|^ (?:\w+ ){1,5}(?:instead|it is) (?:then |please )?$/

/** What a statement in another language (ISO 639), whose reader found `named`, says of a trip; null where it is none. */
export function remarkOfNamed(
  { text, named, language }: { text: string; named: Partial<QuestionSlots>; language: string },
  context: CompanionContext,
): ToolCall | null {
  const slots = Object.assign({}, readSlots(text, { ...context, before: [] }), named)
  const remark = readRemark(slots, context.talk, language)
  const [last] = context.before
  const isOfVisa = last?.tool === 'visa.check' && slots.passports.length > 0 && slots.cities.length === 0
  return remark && isOfVisa
    ? { tool: 'visa.check', args: Object.assign({}, last.args, { passports: slots.passports }) }
    : remark
}

function planOf(slots: QuestionSlots): ToolCall | null {
  const call = parseToolCall('plan.make', Object.assign(argumentsFrom('plan.make', slots), partyOf(slots)))
  return call.ok ? call.value : null
}

/** What a statement in another language says at least: a diet is in many wishes. */
const NAMED_ABROAD = ['cities', 'country', 'month', 'date', 'adults', 'children', 'passports'] as const

/** "We're 4 students", "family of four": all who go, less the children. */
function partyOf({ spoken, adults, children }: QuestionSlots): Talk {
  const count = parseNumberWord(COUNTED.exec(spoken)?.[1])
  if (count === null || count < 1 || count > MAX_PARTY) return {}
  const isAll = / family of /.test(spoken)
  if (adults !== null && !isAll) return {}
  // "The kids are 5 and 8" are as many as ages.
  const ages = AGES.exec(spoken)
  const young = ages ? ages.slice(1).filter(Boolean).length : (children ?? 0)
  const grown = isAll ? count - young : count
  return { ...(grown > 0 && { adults: grown }), ...(young > 0 && { children: young }) }
}
const COUNTED = / (?:family of|we re|we are|there are|there s|group of) (\w+) /
const AGES =
  / (?:kids|children|boys|girls|sons|daughters) (?:are|aged?|of) (\d{1,2})(?: (?:and )?(\d{1,2}))?(?: (?:and )?(\d{1,2}))?(?= )/
const MAX_PARTY = 20
const MAX_LENGTH = 300

/** Whether a text only states something, in words of a language (ISO 639) whose statements are known. */
function statesOnly(text: string, language: string): boolean {
  const words = STATEMENTS[language]
  if (!words || text.length > MAX_LENGTH || /[?？¿]/.test(text)) return false
  const spoken = normalizeWords(text)
  if (mentionsAny(spoken, words.asks)) return false
  const clauses = text.split(/[,.;:!\n–—]| - /).map((clause) => clauseWords(clause, words.fillers))
  const first = clauses.find((clause) => clause !== '')
  if (first === undefined) return false
  return MAYBE.test(spoken) || words.begins.some((begin) => first === begin || first.startsWith(`${begin} `))
}
/** "Maybe Ljubljana, early June". */
const MAYBE = /^ (?:maybe|perhaps|vielleicht|quizas|tal vez|peut etre|forse|talvez) /

/** The words of a clause without those with which one only begins to speak. */
function clauseWords(clause: string, fillers: readonly string[]): string {
  let left = normalizeWords(clause).trim()
  for (let again = true; again; ) {
    const filler = fillers.find((one) => left === one || left.startsWith(`${one} `))
    again = filler !== undefined
    if (filler !== undefined) left = left.slice(filler.length).trim()
  }
  return left
}

type Statements = { begins: readonly string[]; fillers: readonly string[]; asks: readonly string[] }
const words = (begins: string, fillers: string, asks: string): Statements => ({
  begins: wordList(begins),
  fillers: wordList(fillers).sort((a, b) => b.length - a.length),
  asks: wordList(asks),
})

/** How statements begin, what comes before, and words of which one asks for something. */
const STATEMENTS: Readonly<Record<string, Statements>> = {
  en: words(
    'we re, we are, we ll, we will, we d, we would, we want, we plan, we hope, we have, we ve, we land, we arrive, we leave, we fly, we get, we come, we go, we stay, we live, we both, we all, we might, we may, we were, we can only, we only, we start, ' +
      'i m, i am, i ll, i will, i d, i would, i want, i plan, i hope, i have, i ve, i land, i arrive, i leave, i fly, i get, i come, i go, i stay, i live, i might, i may, i was, i hold, i travel, we travel, i only, i start, i use, i eat, we eat, i don t, we don t, ' +
      'my wife, my husband, my partner, my girlfriend, my boyfriend, my family, my parents, my mum, my mom, my mother, my dad, my father, my son, my daughter, my kids, my children, my friend, my friends, my sister, my brother, my passport, our kids, our son, our daughter, our baby, our children, our passports, our honeymoon, our flight lands, our plane lands, one of us, two of us, both of us, ' +
      'thinking of, thinking about, thinking, planning, considering, dreaming of, going to, heading to, traveling, travelling, flying to, visiting, family of, couple, just me, just us, doing, backpacking, honeymoon, start in, starting in, it s, it s just, it will be, it would be, there are, there s, there will be, me and, kids are',
    'hi, hello, hey, hiya, yo, hi there, hello there, good morning, good afternoon, good evening, ok, okay, so, well, um, hmm, also, and, but, maybe, perhaps, actually, btw, by the way, oh, right, yes, no, sorry, wait, different trip, another trip, new trip, other trip, everyone, all, then, now, alright, great, thanks, thank you, cool, go with, here, family here',
    'what, what s, whats, how, how s, which, where, when, when s, who, why, can you, could you, can we, can i, could we, could i, should, shall, do i, do we, do you, do they, does, is it, is there, are there, will it, tell, show, find, search, look for, looking for, look up, recommend*, suggest*, any, anything, please, help, compare, plan a, plan me, plan us, plan my, plan our, plan it, a plan, need a, need an, need to know, need some, need help, need to find, need to get, needs a, want to know, like to know, wonder*, curious, convert, translate, split, itinerary, budget*, cost, costs, price*, weather, forecast, hotel*, hostel*, apartment, airbnb, room, flight to, flights, book, booked, booking, visa, vaccin*, insurance, rent, rental, museum*, restaurant*, sights, things to do, lost, stolen, stole, robbed, delayed, cancelled, canceled, sick, ill, hurt, injured, doctor, hospital, police, embassy, emergency, refund*, compensation, missed, missing, money, euro in, pack, packing, adapter, plug, tip, tipping, safe, holidays, festival*, phrase*, word for, say, language, later, earlier, move, remove, swap, change, add, cancel, delete, day one, day two, day three, day 1, day 2, day 3, day 4, day 5, too much, too many, tired, boring, bored, spent, paid, owe*, license, licence, drive, driving, car, save, remind*, near me, nearby, around here, here now, see the, open, closed, ticket*, halves, program, programme, day by day, schedule, sunrise, sunset, timezone, time zone, jet lag',
  ),
  de: words(
    'wir, ich, meine frau, mein mann, meine freundin, mein freund, meine partnerin, mein partner, meine familie, unsere familie, meine eltern, unsere kinder, unser sohn, unsere tochter, meine tochter, mein sohn, es sind, es ist, nur ich, zu zweit',
    'hallo, hi, hey, guten tag, guten morgen, guten abend, servus, moin, gruss gott, also, und, ok, okay, ja, nein, aber, vielleicht, übrigens',
    'was, wie, wo, wann, wer, warum, welche*, wohin, woher, wieviel*, brauch*, gibt, kannst, können sie, könntest, soll*, mach, mache, plane mir, plane uns, planen sie, plan für, einen plan, such*, zeig*, find*, sag*, empfiehl*, empfehl*, bitte, hilf*, hilfe, möchte wissen, wissen, reiseplan, wetter, hotel*, unterkunft, zimmer, flug, flüge, visum, visa, impf*, museum, museen, restaurant*, kosten, kostet, budget, preis*, verloren, gestohlen, geklaut, verspät*, annulliert, krank, arzt, polizei, botschaft, notfall, geld, umrechn*, überset*, packen, adapter, trinkgeld, sicher, feiertag*, mietwagen, auto, später, früher, verschieb*, entfern*, tausch*, ändere, storn*, lösch*, merk*, speicher*, buch*',
  ),
  es: words(
    'vamos, voy, queremos, quiero, quisiera, quisieramos, somos, soy, viajamos, viajo, viajaremos, estamos, estoy, pensamos, llegamos, llego, salimos, iremos, ire, mi mujer, mi esposa, mi marido, mi esposo, mi pareja, mi familia, mis padres, mi hijo, mi hija, nuestros hijos, tengo, tenemos, solo yo, nos gustaria, me gustaria, nosotros, yo, planeamos',
    'hola, buenas, buenos dias, buenas tardes, buenas noches, pues, bueno, ok, vale, y, pero, quizas, tal vez, si, no, ademas',
    'qué, que tiempo, que tal, cómo, dónde, cuándo, cuánto*, cuánta*, cuál*, quién, por qué, necesit*, hay, puedes, puede usted, podrias, debo, haz, hazme, planea, planifica, un plan, busca*, muestra*, encuentra*, dime, dinos, saber, recomienda*, recomendar, favor, ayuda*, tiempo hace, clima, hotel*, alojamiento, habitacion, vuelo*, visado, visa, vacuna*, museo*, restaurante*, cuesta, coste, precio*, presupuesto, perdi, perdido, robado, robaron, retras*, cancel*, enfermo, medico, policia, embajada, emergencia, dinero, cambiar, traduc*, maleta, adaptador, propina, seguro, festivo*, alquil*, coche, mas tarde, antes, mueve, quita, reserv*, guarda*',
  ),
  fr: words(
    'on, nous, je, j ai, j aimerais, j arrive, ma femme, mon mari, ma copine, mon copain, ma famille, mes parents, mon fils, ma fille, nos enfants, moi seul, juste moi, c est juste',
    'bonjour, salut, bonsoir, coucou, alors, bon, ok, et, mais, peut etre, oui, non, aussi, en fait',
    'que, quel*, quoi, comment, où, quand, combien, qui, pourquoi, faut, besoin, est ce, y a t, peux tu, pouvez vous, pourriez*, dois, fais, planifie*, un plan, un programme, itineraire, cherch*, montre*, trouv*, dis, savoir, recommand*, conseil*, plait, aide*, meteo, temps fait, hotel*, logement, chambre, vol, vols, visa, vaccin*, musee*, restaurant*, coute, cout, prix, budget, perdu, vole, volé, retard*, annul*, malade, medecin, police, ambassade, urgence, argent, convert*, tradui*, valise, adaptateur, pourboire, dangereux, ferie*, louer, voiture, plus tard, plus tot, deplace*, enleve*, reserv*, garde*, sauvegard*',
  ),
  it: words(
    'vogliamo, voglio, vorremmo, vorrei, andiamo, vado, siamo, sono, stiamo, sto, pensiamo, arriviamo, arrivo, partiamo, viaggiamo, mia moglie, mio marito, la mia famiglia, i miei genitori, mio figlio, mia figlia, ho un passaporto, abbiamo, noi, io, solo io',
    'ciao, buongiorno, buonasera, salve, allora, ok, e, ma, forse, si, no',
    'che, cosa, come, dove, quando, quanto, quanta, quale, quali, chi, perche, serve, servono, bisogno, puoi, puo, potresti, devo, fai, fammi, pianifica*, un piano, un programma, itinerario, cerca*, cerco, mostra*, trova*, dimmi, sapere, consiglia*, favore, aiut*, tempo fa, meteo, hotel*, albergo, alloggio, camera, volo, voli, visto, vaccin*, museo, musei, ristorant*, costa, costo, prezz*, budget, perso, rubato, ritardo, cancellat*, malato, medico, polizia, ambasciata, emergenza, soldi, convert*, tradu*, valigia, adattatore, mancia, sicur*, festivi, noleggi*, macchina, auto, prenot*, salva*',
  ),
  pt: words(
    'vamos, vou, queremos, quero, gostaríamos, gostaria, somos, sou, estamos, estou, pensamos, chegamos, viajamos, minha mulher, minha esposa, meu marido, minha família, meus pais, meu filho, minha filha, tenho passaporte, temos, nós, eu, só eu',
    'olá, oi, bom dia, boa tarde, boa noite, então, ok, e, mas, talvez, sim, não',
    'que, qual, quais, como, onde, quando, quanto, quanta, quem, por que, porque, precis*, há, pode, podes, poderia, devo, faz, faça, planeja*, planeie, um plano, roteiro, procur*, mostr*, encontr*, diga, saber, recomend*, favor, ajud*, tempo faz, clima, hotel*, hotéis, alojamento, quarto, voo, voos, visto, vacina*, museu*, restaurante*, custa, custo, preço*, orçamento, perdi, roubado, roubaram, atras*, cancel*, doente, médico, polícia, embaixada, emergência, dinheiro, convert*, tradu*, mala, adaptador, gorjeta, seguro, feriado*, alug*, carro, reserv*, guard*, salv*',
  ),
}
