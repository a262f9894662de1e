import { isWord, type Moment, type Named, type Piece, type Rows, withoutWay } from '../booking-words/index.ts'

const LINES_ABOVE = 7
/** The signs and words between two places, the surest first. */
const BETWEEN = [
  /\s*(?:→|⇒|->|>|⇄)\s*|(?<=\p{Script=Han})[-–—－](?=\p{Script=Han})/u,
  /\s+(?:to|nach|à|naar|till|til|do|para)\s+/iu,
  /\s+[–—-]\s+/u,
]
const STROKE = /\s\/\s/
const HEAD =
  /^(?:[^:\d]{2,30}:\s*|\p{L}{3,12} [A-Z]{0,3}\d{1,5}:\s*|(?:\p{L}+fahrt|\p{L}+flug|outward|outbound|inbound|return|aller|retour|ida|vuelta|andata|ritorno|volta|heenreis|terugreis|tam|z powrotem|depart)(?:\s(?:journey|trip|flight|sailing))?\s*[–:-]?\s+)/iu

/** A way that a line above names, or below: `London Gatwick to Nice`; its nearest. */
export function routeNear(a: Moment, b: Moment, { from }: { from: number }, rows: Rows) {
  const { line } = a.piece
  const above = Array.from(
    { length: Math.max(0, line - Math.max(from, line - LINES_ABOVE)) },
    (_, i) => line - 1 - i,
  )
  const found = [line, ...above, b.piece.line + 1].flatMap((at) => {
    const way = routeOf(rows.get(at) ?? [])
    return way ? [{ way, lines: [line, at] }] : []
  })
  const coded = found.find(({ way }) => way.every(({ code }) => code !== null))
  const { way, lines } = coded ?? found[0] ?? {}
  if (!way || !lines) return null
  return { from: way[0], to: way[1], first: Math.min(...lines), last: Math.max(...lines) }
}

/** The one way that a piece beside a time tells, in its row. */
export function routeBeside({ piece }: Moment, rows: Rows): [Named, Named] | null {
  const ways = (rows.get(piece.line) ?? []).flatMap(({ text, clocks }) => {
    const way = clocks.length === 0 ? routeIn(text, BETWEEN) : null
    return way ? [way] : []
  })
  return ways.length === 1 ? (ways[0] ?? null) : null
}

/** The way that a row tells: in one of its pieces, or as a whole where its word stands in a piece of its own. */
function routeOf(row: readonly Piece[]): [Named, Named] | null {
  if (row.some(({ clocks }) => clocks.length > 0)) return null
  const sign = row.findIndex(({ text }) => /^(?:→|->|>|⇄|–|—|-|to|nach|à|naar)$/iu.test(text))
  const [begin, end] = [row[sign - 1], row[sign + 1]].map((piece) => (piece ? named(piece.text) : null))
  if (sign > 0 && begin && end) return [begin, end]
  // A way may have its day in its cell: `Aarhus - Odden, 12 June`.
  const texts = row.flatMap(({ text, days, names }) => [
    text,
    ...(days.length > 0 && names.length === 1 ? names.map(({ name }) => name) : []),
  ])
  // Heads of a table name no way.
  const whole = row.length <= 4 && !row.some(isWord) ? row.map(({ text }) => text).join(' ') : ''
  for (const signs of [BETWEEN.slice(0, 2), BETWEEN])
    for (const text of [...texts, whole]) {
      const way = routeIn(text, signs)
      if (way) return way
    }
  return null
}

/** The two places of a text that tells a way and nothing else. */
function routeIn(text: string, signs: readonly RegExp[]): [Named, Named] | null {
  if (text.length > 120) return null
  const plain = withoutWay(text.replace(HEAD, '')).replace(
    /^(?:[A-Z\d]{2}|[A-Z]{3})\s?\d{2,4}[\s:,–-]+(?=\p{Lu})/u,
    '',
  )
  // A stroke parts two places behind the word for a way alone: `Traversée aller : Portsmouth / Caen`.
  const isWay = plain !== text && plain.split(STROKE).length === 2
  for (const between of isWay ? [...signs, STROKE] : signs) {
    const parts = plain.split(between)
    const [begin, end] = parts.map((part) => named(part.replace(HEAD, '')))
    if (parts.length === 2 && begin && end) return [begin, end]
    if (parts.length > 1) return null
  }
  return null
}

/** The first way that some rows tell. */
export function wayWithin(from: number, to: number, rows: Rows): [Named, Named] | null {
  for (let line = from; line < to; line++) {
    const way = routeOf(rows.get(line) ?? [])
    if (way) return way
  }
  return null
}

function named(text: string): Named | null {
  const { name: written, code } =
    /^(?<name>.*?)\s*(?:\((?<code>[A-Z]{3})\).*)?$/u.exec(text.trim())?.groups ?? {}
  const name = written || code
  const isName =
    name !== undefined && /^[\p{Lu}\p{Lo}]/u.test(name) && !/\d|[:→>]/.test(name) && name.length <= 50
  return isName ? { name, code: code ?? (/^[A-Z]{3}$/.test(name) ? name : null) } : null
}
