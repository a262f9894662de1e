import { originOf, type Piece, type Seller } from '../booking-words/index.ts'

/** The words of a confirmation with what is known of them. */
export type Confirmation = {
  pieces: readonly Piece[]
  lines: readonly string[]
  subject: string
  sender: string
  seller: Seller | null
}

/** `6-persoonsbungalow`: a kind of house or room, by how many sleep in it. */
export const FOR_PEOPLE = /^\d{1,2}[\s-]?p(?:er|ers)\p{L}+/iu

export function timeOrigins(begins: readonly string[], ends: readonly string[]) {
  return [
    originOf('startsAt.time', 'text', begins.join(' ')),
    originOf('endsAt.time', 'text', ends.join(' ')),
  ]
}
