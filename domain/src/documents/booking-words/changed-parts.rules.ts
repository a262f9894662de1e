/** The heads of what was and of what is, of a booking that was changed: a line of their own. */
const OLD =
  /^(?:(?:your )?(?:previous|old|original|former|cancelled)|(?:ihre?r? )?(?:alte[rs]?|bisherige[rs]?|ursprüngliche[rs]?)|(?:votre )?(?:ancien(?:ne)?|précédent)|(?:tu |su )?(?:anterior|antiguo|vuelo original)|(?:il tuo )?(?:precedente|vecchio)|(?:je )?(?:oude|vorige)|poprzedni\p{L}*|stary|původní|tidigare|tidligere|aiempi|変更前|(?:vuelo|voo|volo|vol|vlucht|tren|comboio|treno|train|horario|horário|orario|horaire) (?:anterior|antiguo|antigo|original|precedente|vecchio|précédent|ancien|initial)|(?:this|the) (?:flight|train|trip|journey|booking) (?:has been|was|is) (?:replaced|cancell?ed|changed)|dieser (?:flug|zug) wurde (?:ersetzt|gestrichen)|ce (?:vol|train) a été remplacé|este (?:vuelo|tren) ha sido (?:sustituido|reemplazado)|questo (?:volo|treno) è stato sostituito|este (?:voo|comboio) foi substituído|deze (?:vlucht|trein) is vervangen)(?:\s\p{L}+){0,3}(?:\s?\([^()]{2,40}\))?\s?:?$/iu
const NEW =
  /^(?:(?:your )?(?:new|updated|revised|changed|current)|(?:ihre?r? )?(?:neue[rs]?|aktualisierte[rs]?|geänderte[rs]?)|(?:votre )?(?:nouve(?:au|lle)|nouvel)|(?:tu |su )?nuev[ao]|(?:o seu |a sua )?nov[ao]|(?:il tuo )?nuov[ao]|(?:je )?nieuwe?|now[aey]|nová?|ny|nytt|nye|uusi|変更後)(?:\s\p{L}+){0,3}(?:\s?\([^()]{2,40}\))?\s?:?$/iu

/** What was changed into what, in short: the whole stands elsewhere. */
const SUMMED =
  /^(?:you replaced|replaced|with|changed (?:from|to)|previously|formerly|was|now|before|after|ersetzt|bisher|neu|vorher|nachher|avant|après|antes|ahora|prima|dopo)\s*:\s*(?=.*\d)/iu

/** Heads of two columns of a change. */
const [OLD_COLUMN, NEW_COLUMN] = [
  /^(?:was|before|old|previous(?:ly)?|original(?:ly)?|alt|bisher|vorher|avant|ancien(?:ne)?|antes|anterior|prima|precedente|oud|eerder|było|poprzednio|dříve|původně|före|tidigare|før|tidligere|aiemmin|было|変更前)(?:\s\p{L}+){0,2}$/iu,
  /^(?:is now|now|after|new|updated|revised|neu|jetzt|nachher|après|nouveau|nouvelle|ahora|nuev[ao]|después|agora|nov[ao]|dopo|nuov[ao]|nieuw|nu|jest|now[ya]|nyní|nově|efter|nytt?|ny|uusi|стало|変更後)(?:\s\p{L}+){0,2}$/iu,
]

const [OLD_ALONE, NEW_ALONE] = [OLD_COLUMN, NEW_COLUMN].map(
  (words) => new RegExp(words.source.replace('(?:\\s\\p{L}+){0,2}$', '\\s?:?$'), 'iu'),
) as [RegExp, RegExp]

/** A table of a change without the column of what was. */
function withoutOldColumn(lines: readonly string[]): string[] {
  let head: { old: number; count: number } | null = null
  return lines.map((line) => {
    const cells = line.split('\t')
    const [old, now] = [OLD_COLUMN, NEW_COLUMN].map((words) => cells.findIndex((cell) => words.test(cell)))
    if (old !== undefined && now !== undefined && old >= 0 && now > old && cells.length <= 3) {
      head = { old: old - cells.length, count: cells.length }
      return line
    }
    const isRow: boolean = head !== null && cells.length >= head.count && cells.length <= head.count + 1
    if (head === null || !isRow || cells.length < 2) {
      if (cells.length < 2 && !/^\p{L}[\p{L} ]{2,30},?$/u.test(line)) head = null
      return line
    }
    // Columns count from the last, for the head may lack the first.
    const at = cells.length + head.old
    return cells.filter((_, i) => i !== at).join('\t')
  })
}

/** Words for what was, and for what is, before a label: `Old departure: 13:30`, `Neue Abflugzeit: 15:20`. */
const OLD_WORD =
  '(?:previous|old|original|former|earlier|alte[rs]?|bisherige[rs]?|ursprüngliche[rs]?|vorherige[rs]?|ancien(?:ne)?s?|précédente?s?|antigu[oa]|vecchi[oa]|originale|oude?|vorige|oorspronkelijke?|eerdere|poprzedni\\p{L}*|star[yae]|pierwotn[yae]|původní|starý|tidigare|ursprunglig|gammal|tidligere|oprindelig|opprinnelig|gammel|aiempi|alkuperäinen|eski|прежн\\p{L}{2}|стар\\p{L}{2}|旧|変更前の?|기존|原)'
const NEW_WORD =
  '(?:new|revised|updated|neue[rs]?|aktualisierte[rs]?|geänderte[rs]?|nouve(?:au|lle|l)s?|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|now[yae]|nov[áýé]|ny(?:tt|e|a)?|uusi|yeni|нов\\p{L}{2}|新|変更後の?|변경|새)'
const BEHIND = '(?:anterior|antigu[oa]|original|initiale?|précédente?|precedente|vecchi[oa]|iniziale)'
const OLD_LABEL = new RegExp(
  `^(?:${OLD_WORD}\\s?\\p{L}[\\p{L} ]{1,24}|\\p{L}{3,12}(?: de \\p{L}{4,12})? ${BEHIND})\\s?[:\\t]`,
  'iu',
)
const NEW_LABEL = new RegExp(
  `^(?:${NEW_WORD}\\s?(?<label>\\p{L}[\\p{L} ]{1,24})|(?<before>\\p{L}{3,12}(?: de \\p{L}{4,12})?) (?:nuev[oa]|nuov[oa]|nov[oa]))(?=\\s?[:\\t])`,
  'iu',
)
const CLOCK = '\\d{1,2}[:.h]\\d{2}(?:\\s?[ap]m)?'
/** What a time or a day was, behind what it is: `15:20 (was 13:30)`, `15:20 statt 13:30`. */
const WAS =
  '(?:was|previously|formerly|originally|before|instead of|statt|anstatt|bisher|vorher|zuvor|ursprünglich|au lieu de|avant|anciennement|initialement|antes|anteriormente|en lugar de|en vez de|prima|invece d[ie]l?l?e?|precedentemente|em vez d[aeo]s?|eerst|eerder|voorheen|in plaats van|wcześniej|poprzednio|było|zamiast|původně|místo|tidigare|istället för|tidligere|i stedet for|før|aiemmin|önce|было|ранее|раньше|вместо|変更前|旧)'
const IN_BRACKETS = new RegExp(`\\s?[(\\[]${WAS}\\s?:?\\s?[^()\\[\\]]{0,40}\\d[^()\\[\\]]{0,20}[)\\]]`, 'giu')
const BEHIND_IT = new RegExp(
  `(?<=\\d)(?: uhr)?,?\\s(?:and not|nicht|instead of|statt|anstatt|au lieu de|en lugar de|en vez de|invece delle|em vez das|in plaats van|zamiast|místo|istället för|i stedet for|вместо|previously|formerly|bisher)\\s(?:\\p{L}{1,5}\\.?\\s)?${CLOCK}`,
  'giu',
)
/** What is crossed out where a text has no other way to say so. */
const CROSSED = /~~[^~]{1,80}~~/g

/** The lines without what was before a change: from the head of what was to that of what is. Others stay as they are. */
export function withoutOld(all: readonly string[]): string[] {
  const lines = withoutOldBlocks(withoutOldLabels(withoutOldColumn(all.map(withoutOldValue))))
  const summed = lines.filter((line) => SUMMED.test(line))
  // Two lines of a change tell the same as what follows them, where anything does.
  return summed.length === 2 && lines.length > MIN_LINES ? lines.filter((line) => !SUMMED.test(line)) : lines
}

function withoutOldValue(line: string): string {
  if (line.length > MAX_VALUE || !/\d/.test(line)) return line
  return line.replace(CROSSED, ' ').replace(IN_BRACKETS, '').replace(BEHIND_IT, '').trim()
}

const MAX_VALUE = 200

/** Old and new values that stand behind labels of their own: the new ones, behind the plain label. */
function withoutOldLabels(lines: readonly string[]): string[] {
  const isOld = (line: string) => line.length <= MAX_VALUE && OLD_LABEL.test(line)
  const isNew = (line: string) => line.length <= MAX_VALUE && NEW_LABEL.test(line)
  if (!lines.some(isOld) || !lines.some(isNew)) return [...lines]
  return lines
    .filter((line) => !isOld(line))
    .map((line) => (isNew(line) ? line.replace(NEW_LABEL, (...all) => labelIn(all.at(-1))) : line))
}

function labelIn(groups: Record<string, string | undefined>): string {
  const label = groups.label ?? groups.before ?? ''
  return label.replace(/^./u, (first) => first.toUpperCase())
}

/** Blocks of what was and of what is, each under its head, once or by turns. */
function withoutOldBlocks(lines: readonly string[]): string[] {
  // A word alone is a head where another one answers it: `Before`, `After`.
  const hasBoth = [OLD_ALONE, NEW_ALONE].every((word) => linesOf(lines, word).length > 0)
  const headsOf = (head: RegExp, word: RegExp) =>
    linesOf(lines, head).concat(
      hasBoth ? linesOf(lines, word).filter((at) => !head.test(lines[at] ?? '')) : [],
    )
  const heads = [
    ...headsOf(OLD, OLD_ALONE).map((at) => ({ at, isOld: true })),
    ...headsOf(NEW, NEW_ALONE).map((at) => ({ at, isOld: false })),
  ].sort((one, other) => one.at - other.at)
  const isByTurns =
    heads.length >= 2 &&
    heads.length % 2 === 0 &&
    heads.every(({ isOld }, i) => isOld === (i % 2 === 0 ? heads[0]?.isOld : !heads[0]?.isOld))
  if (!isByTurns) return [...lines]
  const dropped = new Set<number>()
  for (const [i, { at, isOld }] of heads.entries()) {
    const next = heads[i + 1]?.at
    if (!isOld) dropped.add(at)
    else for (let line = at; line < (next ?? blockEnd(lines, at + 1)); line++) dropped.add(line)
  }
  return lines.filter((_, at) => !dropped.has(at))
}

const MAX_OLD_LINES = 12
/** More plain words than a way has names. */
const MAX_NAMES = 9

/** Where what was before ends that stands below what is: at the first sentence. */
function blockEnd(lines: readonly string[], from: number): number {
  const at = lines.slice(from, from + MAX_OLD_LINES).findIndex(isSentence)
  return at < 0 ? Math.min(lines.length, from + MAX_OLD_LINES) : from + at
}

function isSentence(line: string): boolean {
  return (
    line.split(/\s/).filter((word) => /^\p{L}+[,.]?$/u.test(word)).length > MAX_NAMES ||
    /\p{L}{3}[.!?]$/u.test(line)
  )
}

const MIN_LINES = 12

function linesOf(lines: readonly string[], head: RegExp): number[] {
  return lines.flatMap((line, at) => (line.length <= 60 && head.test(line) ? [at] : []))
}
