/** Ids of places of one's own begin so; those of guides never do. */
export const OWN_PLACE_PREFIX = 'own-'

export function isOwnPlaceId(id: string): boolean {
  return id.startsWith(OWN_PLACE_PREFIX)
}
