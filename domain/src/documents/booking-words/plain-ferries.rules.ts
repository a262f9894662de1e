import { cleanText, originOf, type ReadBooking } from './found-parts.rules.ts'
import { ARRIVES, DEPARTS, isTurned, readEnd } from './plain-trains.rules.ts'

/** Words of ships; those of flights beside them leave a doubt. */
const SHIP =
  /(?<!\p{L})(?:ferry|ferries|sailing|crossing|fähre|fährüberfahrt|überfahrt|traversée|traghetto|traghetti|transbordador|ferri|travessia|veerboot|overtocht|prom(?:owy|em)?|færge|färja)(?!\p{L})/iu
const AIR =
  /(?<!\p{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht|airport|flughafen|aéroport|aeropuerto)(?!\p{L})/iu
const SEA_ROUTE =
  /^(?:route|crossing|sailing|strecke|überfahrt|traversée|trajet|ruta|trayecto|rotta|tratta|travessia|overtocht)\s*[:\t]\s*(?<from>\p{Lu}[^\d:→>]{1,50}?)\s+(?:-|–|→|->|>|to|nach|à)\s+(?<to>\p{Lu}[^\d:→>]{1,50})$/iu

/** The crossing of a ship: its route and the lines of departure and arrival. Null where one is missing, or there twice. */
export function readFerry(lines: readonly string[]): ReadBooking | null {
  if (!lines.some((line) => SHIP.test(line)) || lines.some((line) => AIR.test(line))) return null
  const [departs, ...moreDeparts] = lines.filter((line) => DEPARTS.test(line))
  const [arrives, ...moreArrives] = lines.filter((line) => ARRIVES.test(line))
  const [route, ...moreRoutes] = lines
    .map((line) => SEA_ROUTE.exec(line)?.groups)
    .filter((one) => one !== undefined)
  if (!departs || moreDeparts.length + moreArrives.length + moreRoutes.length > 0) return null
  const leaving = readEnd(departs, DEPARTS, lines)
  const arrival = arrives ? readEnd(arrives, ARRIVES, lines) : null
  const coming = leaving && arrival && isTurned(leaving, arrival) ? { ...arrival, at: null } : arrival
  const [from, to] = [leaving?.place?.name ?? route?.from, coming?.place?.name ?? route?.to]
  if (!leaving?.at || from === undefined || to === undefined) return null
  return {
    kind: 'ferry',
    startsAt: { at: leaving.at, place: { name: cleanText(from, 300) } },
    endsAt: { at: coming?.at ?? null, place: { name: cleanText(to, 300) } },
    origins: [
      originOf('startsAt.place', 'text', from),
      originOf('startsAt.time', 'text', departs),
      originOf('endsAt.place', 'text', to),
      ...(coming?.at && arrives ? [originOf('endsAt.time', 'text', arrives)] : []),
    ],
  }
}
