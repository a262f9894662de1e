/** A text is told by labels and values; says of a cell whether it is a label and nothing else. */
export type IsLabel = (cell: string) => boolean

/** The lines with each table of a shape of its own as labels with what stands behind them. Other lines stay as they are. */
export function withPlainTables(lines: readonly string[], isLabel: IsLabel): string[] {
  const apart = withLabelsFirst(withTablesApart(withoutCountHeads(withWaysTogether(lines), isLabel)), isLabel)
  const rows = withRowsTogether(withTriplesTogether(apart, isLabel), isLabel)
  return withPairsTogether(withValuesBeside(rows, isLabel), isLabel)
}

const BETWEEN_PLACES = /^(?:to|→|->|>|⇒|nach|à|naar|till|til|do|para)$/u
const PLACE = /^[\p{Lu}\p{Lo}][^\d:.!?\t]{2,39}$/u

/** `MiamiCentral`, `to`, `Orlando`, each in its line: one way. */
function withWaysTogether(lines: readonly string[]): string[] {
  const all: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [from = '', sign = '', to = ''] = lines.slice(at, at + 3)
    const isWay = BETWEEN_PLACES.test(sign) && PLACE.test(from) && PLACE.test(to)
    all.push(isWay ? `${from} → ${to}` : from)
    if (isWay) at += 2
  }
  return all
}

const HOW_MANY = /^\(?\d{1,3}\s?(?:\p{L}{2,12}|[泊박晚夜])(?:\s?\(?s\))?\)?$/u

/** `Check-in | 2 Nights | Check-out` above rows of two cells: how many of what is no column of its own. */
function withoutCountHeads(lines: readonly string[], isLabel: IsLabel): string[] {
  return lines.map((line, at) => {
    const [first = '', between = '', last = '', ...more] = line.split('\t')
    const isHeads = more.length === 0 && HOW_MANY.test(between) && isLabel(first) && isLabel(last)
    return isHeads && (lines[at + 1] ?? '').split('\t').length === 2 ? `${first}\t${last}` : line
  })
}

const MIN_TRIPLES = 3

/** Labels with a value for the way there and one for the way back, each in its line: as rows. */
function withTriplesTogether(lines: readonly string[], isLabel: IsLabel): string[] {
  const isTriple = (at: number) => {
    const [label = '', one = '', other = ''] = lines.slice(at, at + 3)
    const isPlain = [label, one, other].every(
      (line) => line !== '' && line.length <= 60 && !line.includes('\t'),
    )
    return isPlain && isLabel(label) && !isLabel(one) && !isLabel(other) && kindOf(one) === kindOf(other)
  }
  const all: string[] = []
  for (let at = 0; at < lines.length; ) {
    let count = 0
    while (isTriple(at + count * 3)) count++
    for (let i = 0; count >= MIN_TRIPLES && i < count; i++)
      all.push(lines.slice(at + i * 3, at + i * 3 + 3).join('\t'))
    if (count < MIN_TRIPLES) all.push(lines[at] ?? '')
    at += count < MIN_TRIPLES ? 1 : count * 3
  }
  return all
}

const MIN_BELOW = 2

/** Labels and values by turns, each in its line: the value beside its label. */
function withValuesBeside(lines: readonly string[], isLabel: IsLabel): string[] {
  const isPair = (at: number) => {
    const [label = '', value = ''] = lines.slice(at, at + 2)
    return isLabel(label) && value !== '' && !isLabel(value) && !/[\t:]/.test(value.replace(/\d:\d/g, ''))
  }
  const pairsAt = (at: number) => {
    let count = 0
    while (isPair(at + count * 2)) count++
    // Below the last label may stand more than one value: `Departure`, `York`, `12 June 2027`, `10:00`.
    return count > 0 && goesOn(lines, at + count * 2) ? count - 1 : count
  }
  const all: string[] = []
  for (let at = 0; at < lines.length; ) {
    const count = pairsAt(at)
    for (let i = 0; count >= MIN_BELOW && i < count; i++)
      all.push(`${lines[at + i * 2] ?? ''}\t${lines[at + i * 2 + 1] ?? ''}`)
    if (count < MIN_BELOW) all.push(lines[at] ?? '')
    at += count < MIN_BELOW ? 1 : count * 2
  }
  return all
}

/** Whether a day or a time alone follows a value that is neither. */
function goesOn(lines: readonly string[], at: number): boolean {
  const [value = '', next = ''] = [lines[at - 1], lines[at]]
  return kindOf(value) === 'text' && ['day', 'time'].includes(kindOf(next)) && next.length <= MAX_ALONE
}

const MAX_ALONE = 40
const MIN_HEADS = 4
const MAX_ROWS = 20

/** A table whose cells stand one below the other, as some PDF files have it: the heads of its columns, then each row, as rows. */
function withRowsTogether(lines: readonly string[], isLabel: IsLabel): string[] {
  const all: string[] = []
  for (let at = 0; at < lines.length; ) {
    const heads = headsFrom(lines, at, isLabel)
    const rows = heads.length >= MIN_HEADS ? rowsFrom(lines, at + heads.length, heads.length) : []
    if (rows.length > 0) all.push(heads.join('\t'), ...rows.map((row) => row.join('\t')))
    else all.push(...(heads.length > 0 ? heads : [lines[at] ?? '']))
    at += Math.max(1, heads.length + rows.length * heads.length)
  }
  return all
}

function headsFrom(lines: readonly string[], from: number, isLabel: IsLabel): string[] {
  let to = from
  while (to < lines.length && isLabel(lines[to] ?? '')) to++
  return lines.slice(from, to)
}

/** The rows of so many cells each, as long as each cell is of the kind of the one above it; none without two times and a day. */
function rowsFrom(lines: readonly string[], from: number, count: number): string[][] {
  const rows: string[][] = []
  for (let at = from; at + count <= lines.length && rows.length < MAX_ROWS; at += count) {
    const row = lines.slice(at, at + count)
    const shape = row.map(kindOf).join(' ')
    if (row.some((cell) => cell.includes('\t')) || shape !== (rows[0] ?? row).map(kindOf).join(' ')) break
    rows.push(row)
  }
  const kinds = (rows[0] ?? []).map(kindOf)
  return kinds.filter((kind) => kind === 'time').length > 1 && kinds.includes('day') ? rows : []
}

function kindOf(cell: string): string {
  if (/(?:19|20)\d{2}(?!\d)/.test(cell) && !/^\d{4}(?:\+\d)?$/.test(cell)) return 'day'
  if (/\d{1,2}[:.h]\d{2}(?!\d)|^\d{4}\s?(?:\+\d)?$/.test(cell)) return 'time'
  return /^\d+$/.test(cell) ? 'number' : 'text'
}

/** How many cells two tables side by side have: a label with its value each. */
const SIDE_BY_SIDE = 4
const MIN_ROWS = 2

/** `Route | A – B | Route | B – A` are two tables side by side, of which each row has the label twice: one below the other. */
function withTablesApart(lines: readonly string[]): string[] {
  return inBlocks(lines, isTwice, MIN_ROWS, (block) => [
    ...block.map((line) => line.split('\t').slice(0, 2).join('\t')),
    ...block.map((line) => line.split('\t').slice(2).join('\t')),
  ])
}

function isTwice(line: string): boolean {
  const [label = '', , again = '', ...more] = line.split('\t')
  return more.length === SIDE_BY_SIDE - 3 && label === again && /^\p{L}/u.test(label)
}

const MIN_LABELLED = 3

/** A table whose labels stand behind their values: the labels first. */
function withLabelsFirst(lines: readonly string[], isLabel: IsLabel): string[] {
  const isPair = (line: string) => line.split('\t').length === 2
  return inBlocks(lines, isPair, MIN_LABELLED, (block) => {
    const cells = block.map((line) => line.split('\t'))
    const behind = cells.filter(([, second = '']) => isLabel(second)).length
    const before = cells.filter(([first = '']) => isLabel(first)).length
    return behind >= MIN_LABELLED && behind * 2 >= block.length && before === 0
      ? // Behind a label may stand the day of the week in brackets.
        cells.map(([first = '', second = '']) => `${second.replace(/\s\(\p{L}{2,14}\)$/u, '')}\t${first}`)
      : block
  })
}

const MAX_PAIRS = 6
/** Two, and perhaps the head of the whole above them. */
const MAX_HEADS_OF_PAIRS = 3

/** Two labels, each in its line, and below them the lines of both columns by turns, as a printed page falls apart: as rows. */
function withPairsTogether(lines: readonly string[], isLabel: IsLabel): string[] {
  const rows: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [first = '', second = ''] = lines.slice(at, at + 2)
    const heads = headsFrom(lines, at, isLabel)
    // More heads than two have as many columns, and two cells of a row are of no more than their neighbours.
    if (heads.length > MAX_HEADS_OF_PAIRS) {
      rows.push(...heads)
      at += heads.length - 1
      continue
    }
    const pairs = isLabel(first) && isLabel(second) && first !== second ? pairsFrom(lines, at + 2) : []
    const [days] = pairs
    if (pairs.length < 2 && !(days && shapeOf(days[0]) === 'day')) {
      rows.push(first)
      continue
    }
    rows.push(`${first}\t${second}`, ...pairs.map((pair) => pair.join('\t')))
    at += 1 + pairs.length * 2
  }
  return rows
}

/** The lines two by two, as long as both of them are alike: days with times, names, streets, towns with their codes. */
function pairsFrom(lines: readonly string[], from: number): [string, string][] {
  const pairs: [string, string][] = []
  for (let at = from; at + 1 < lines.length && pairs.length < MAX_PAIRS; at += 2) {
    const [one = '', other = ''] = lines.slice(at, at + 2)
    const isDated = pairs.some(([first]) => DATED.has(shapeOf(first)))
    if (one.includes('\t') || other.includes('\t') || shapeOf(one) !== shapeOf(other)) break
    // Both days stand there once, above or below both places.
    if (isDated ? DATED.has(shapeOf(one)) : !DATED.has(shapeOf(one)) && shapeOf(one) !== 'name') break
    pairs.push([one, other])
  }
  return pairs.some(([first]) => DATED.has(shapeOf(first))) ? pairs : []
}

const DATED = new Set(['time', 'day'])

function shapeOf(line: string): string {
  if (line.length > 60 || (/[:.!?]$/.test(line) && !/\d[:.]\d{2}/.test(line))) return `other ${line}`
  if (/\d{1,2}[:.h]\d{2}(?!\d)/.test(line) && /\d{4}/.test(line)) return 'time'
  if (/(?<!\d)20\d{2}(?!\d)/.test(line) && line.length <= 40) return 'day'
  if (/(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)|(?<!\d)\d{1,2} ?[ap]m(?!\p{L})/iu.test(line) && line.length <= 30)
    return 'clock'
  if (/^\d{4,5} \p{L}/u.test(line)) return 'town'
  if (/\p{L}\.? \d{1,4}\s?[a-z]?$/u.test(line)) return 'street'
  return /\d/.test(line) ? `other ${line}` : 'name'
}

/** The lines with each run of lines of a kind as `change` has it, where it is long enough. */
function inBlocks(
  lines: readonly string[],
  is: (line: string) => boolean,
  least: number,
  change: (block: string[]) => string[],
): string[] {
  const all: string[] = []
  for (let at = 0; at < lines.length; ) {
    let to = at
    while (to < lines.length && is(lines[to] ?? '')) to++
    const block = lines.slice(at, to)
    all.push(...(block.length >= least ? change(block) : block))
    if (to === at) all.push(lines[to++] ?? '')
    at = to
  }
  return all
}
