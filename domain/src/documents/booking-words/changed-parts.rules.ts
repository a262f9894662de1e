/** The heads of what was and of what is, of a booking that was changed: a line of their own. */
const OLD =
  /^(?:(?:your )?(?:previous|old|original|former|cancelled)|(?:ihre?r? )?(?:alte[rs]?|bisherige[rs]?|ursprüngliche[rs]?)|(?:votre )?(?:ancien(?:ne)?|précédent)|(?:tu |su )?(?:anterior|antiguo|vuelo original)|(?:il tuo )?(?:precedente|vecchio)|(?:je )?(?:oude|vorige)|poprzedni\p{L}*|stary|původní|tidigare|tidligere|aiempi|変更前|(?:vuelo|voo|volo|vol|vlucht|tren|comboio|treno|train|horario|horário|orario|horaire) (?:anterior|antiguo|antigo|original|precedente|vecchio|précédent|ancien|initial)|(?:this|the) (?:flight|train|trip|journey|booking) (?:has been|was|is) (?:replaced|cancell?ed|changed)|dieser (?:flug|zug) wurde (?:ersetzt|gestrichen)|ce (?:vol|train) a été remplacé|este (?:vuelo|tren) ha sido (?:sustituido|reemplazado)|questo (?:volo|treno) è stato sostituito|este (?:voo|comboio) foi substituído|deze (?:vlucht|trein) is vervangen)(?:\s\p{L}+){0,3}\s?:?$/iu
const NEW =
  /^(?:(?:your )?(?:new|updated|revised|changed|current)|(?:ihre?r? )?(?:neue[rs]?|aktualisierte[rs]?|geänderte[rs]?)|(?:votre )?(?:nouve(?:au|lle)|nouvel)|(?:tu |su )?nuev[ao]|(?:o seu |a sua )?nov[ao]|(?:il tuo )?nuov[ao]|(?:je )?nieuwe?|now[aey]|nová?|ny|nytt|nye|uusi|変更後)(?:\s\p{L}+){0,3}\s?:?$/iu

/** What was changed into what, in short: the whole stands elsewhere. */
const SUMMED =
  /^(?:you replaced|replaced|with|changed (?:from|to)|previously|formerly|was|now|before|after|ersetzt|bisher|neu|vorher|nachher|avant|après|antes|ahora|prima|dopo)\s*:\s*(?=.*\d)/iu

/** Heads of two columns of a change. */
const [OLD_COLUMN, NEW_COLUMN] = [
  /^(?:was|before|old|previous(?:ly)?|original(?:ly)?|alt|bisher|vorher|avant|ancien(?:ne)?|antes|anterior|prima|precedente|oud|eerder|było|poprzednio|dříve|původně|före|tidigare|før|tidligere|aiemmin|было|変更前)(?:\s\p{L}+){0,2}$/iu,
  /^(?:is now|now|after|new|updated|revised|neu|jetzt|nachher|après|nouveau|nouvelle|ahora|nuev[ao]|después|agora|nov[ao]|dopo|nuov[ao]|nieuw|nu|jest|now[ya]|nyní|nově|efter|nytt?|ny|uusi|стало|変更後)(?:\s\p{L}+){0,2}$/iu,
]

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

/** The lines without what was before a change: from the head of what was to that of what is. Others stay as they are. */
export function withoutOld(all: readonly string[]): string[] {
  const lines = withoutOldColumn(all)
  const [old, ...moreOld] = linesOf(lines, OLD)
  const [now, ...moreNew] = linesOf(lines, NEW)
  const summed = lines.filter((line) => SUMMED.test(line))
  // Two lines of a change tell the same as what follows them, where anything does.
  if (summed.length === 2 && lines.length > MIN_LINES) return lines.filter((line) => !SUMMED.test(line))
  const isOnce = old !== undefined && now !== undefined && moreOld.length + moreNew.length === 0
  if (!isOnce) return [...lines]
  if (old < now) return [...lines.slice(0, old), ...lines.slice(now + 1)]
  return [...lines.slice(0, old), ...lines.slice(blockEnd(lines, old + 1))]
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
