import type { ReadBooking } from './found-parts.rules.ts'

/** The state of one way in a cell of its own. */
const STATE =
  /^(?:status:? )?(?:cancell?ed|gestrichen|storniert|annulliert|annulée?|supprimée?|cancelad[ao]|anulad[ao]|annullat[ao]|cancellat[ao]|soppress[ao]|geannuleerd|anulowan[aey]|odwołan[aey]|zrušen[aoý]?|inställ[dt]|aflyst|innstilt|peruttu|törölve|anulat[ăe]?|iptal(?: edildi)?|отмен[её]н[ао]?|скасовано|ακυρώθηκε|欠航|運休|取消|已取消|결항|취소)[.!]?$/iu
/** What says that the rest goes on, or that another was booked in its place. */
const KEPT =
  /(?<!\p{L})(?:not affected|unaffected|(?:as|remains?) (?:scheduled|planned|confirmed)|(?:we(?:['’]ve| have) )?(?:rebooked|moved|transferred) you|new (?:flight|train|trip)|status: confirmed|nicht betroffen|umgebucht|neue[rn]? (?:flug|zug)|planmäßig|pas (?:concernée?|affectée?)|nouve(?:au|l) (?:vol|train)|no (?:se ve )?afectad[ao]|nuevo (?:vuelo|tren)|sin cambios|non (?:è )?(?:interessat|coinvolt)[ao]|nuovo (?:volo|treno)|não (?:foi |é )?afetad[ao]|novo (?:voo|comboio)|sem alteraç(?:ão|ões)|estado: confirmad[ao]|nieuwe (?:vlucht|trein)|ongewijzigd|now[ya] (?:lot|pociąg)|bez zmian|nový (?:let|vlak)|beze změn|ny(?:tt|e)? (?:flyg?|fly|tåg|tog)|oförändrad|uændret|uendret|uusi (?:lento|juna)|yeni uçuş|новый (?:рейс|поезд)|без изменений|変更なし|변경 없음|不受影响)(?!\p{L})|^confirmed$/iu
const NUMBER = /(?<![\p{L}\d])(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0*(?<number>[1-9]\d{0,3})(?![\p{L}\d])/gu

/**
 * What is booked still where only a part was cancelled: the ways whose numbers the sentence about it does not name, else what
 * is read without the rows that have that state. None where nothing says that a part goes on.
 */
export function stillBooked(
  said: readonly string[],
  lines: readonly string[],
  bookings: readonly ReadBooking[],
  read: (lines: readonly string[]) => ReadBooking[],
): ReadBooking[] {
  if (!lines.some((line) => line.split('\t').some((cell) => KEPT.test(cell)))) return []
  const gone = new Set(
    said.flatMap((line) =>
      [...line.matchAll(NUMBER)].map(({ groups }) => `${groups?.code} ${groups?.number}`),
    ),
  )
  const others = bookings.filter(({ number }) => number !== undefined && !gone.has(number))
  if (gone.size > 0 && bookings.every(({ number }) => number !== undefined)) return others
  const rest = lines.filter((line) => !line.split('\t').some((cell) => STATE.test(cell)))
  return rest.length < lines.length ? read(rest) : []
}
