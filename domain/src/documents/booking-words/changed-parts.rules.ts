/** The heads of what was and of what is, of a booking that was changed: a line of their own. */
const OLD =
  /^(?:(?:your )?(?:previous|old|original|former|cancelled)|(?:ihre?r? )?(?:alte[rs]?|bisherige[rs]?|ursprüngliche[rs]?)|(?:votre )?(?:ancien(?:ne)?|précédent)|(?:tu |su )?(?:anterior|antiguo|vuelo original)|(?:il tuo )?(?:precedente|vecchio)|(?:je )?(?:oude|vorige)|poprzedni\p{L}*|stary|původní|tidigare|tidligere|aiempi|変更前)(?:\s\p{L}+){0,3}\s?:?$/iu
const NEW =
  /^(?:(?:your )?(?:new|updated|revised|changed|current)|(?:ihre?r? )?(?:neue[rs]?|aktualisierte[rs]?|geänderte[rs]?)|(?:votre )?(?:nouve(?:au|lle)|nouvel)|(?:tu |su )?nuev[ao]|(?:il tuo )?nuov[ao]|(?:je )?nieuwe?|now[aey]|nová?|ny|nytt|nye|uusi|変更後)(?:\s\p{L}+){0,3}\s?:?$/iu

/** What was changed into what, in short: the whole stands elsewhere. */
const SUMMED =
  /^(?:you replaced|replaced|with|changed (?:from|to)|previously|formerly|was|now|before|after|ersetzt|bisher|neu|vorher|nachher|avant|après|antes|ahora|prima|dopo)\s*:\s*(?=.*\d)/iu

/** The lines without what was before a change: from the head of what was to that of what is. Others stay as they are. */
export function withoutOld(lines: readonly string[]): string[] {
  const [old, ...moreOld] = linesOf(lines, OLD)
  const [now, ...moreNew] = linesOf(lines, NEW)
  const summed = lines.filter((line) => SUMMED.test(line))
  // Two lines of a change tell the same as what follows them, where anything does.
  if (summed.length === 2 && lines.length > MIN_LINES) return lines.filter((line) => !SUMMED.test(line))
  const isOnce = old !== undefined && now !== undefined && moreOld.length + moreNew.length === 0
  return isOnce && old < now ? [...lines.slice(0, old), ...lines.slice(now + 1)] : [...lines]
}

const MIN_LINES = 12

function linesOf(lines: readonly string[], head: RegExp): number[] {
  return lines.flatMap((line, at) => (line.length <= 60 && head.test(line) ? [at] : []))
}
