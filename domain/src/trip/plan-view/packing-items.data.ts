/** The groups of a packing list, in the order in which they are shown. */
export const PACKING_GROUPS = [
  'documents',
  'clothes',
  'care',
  'electronics',
  'activities',
  'children',
  'more',
] as const
export type PackingGroup = (typeof PACKING_GROUPS)[number]
/** Whose list something is on: `shared` by all in the trip, each person's `own`, or that of the `children`, which all share too. */
export type PackingListName = 'shared' | 'own' | 'children'

type KnownItem = { group: PackingGroup; list: PackingListName }
const own = (group: PackingGroup): KnownItem => ({ group, list: 'own' })
const shared = (group: PackingGroup): KnownItem => ({ group, list: 'shared' })
const ofChildren: KnownItem = { group: 'children', list: 'children' }

/** What we suggest to pack. One of a thing is enough for all where it is on the shared list. A name is stored in trips: it stays. */
export const PACKING_ITEMS = {
  passport: own('documents'),
  cards: own('documents'),
  licence: own('documents'),
  'driving-permit': own('documents'),
  'yellow-fever': own('documents'),
  insurance: own('documents'),
  copies: shared('documents'),
  underwear: own('clothes'),
  socks: own('clothes'),
  tops: own('clothes'),
  bottoms: own('clothes'),
  sleepwear: own('clothes'),
  shoes: own('clothes'),
  sun: own('clothes'),
  light: own('clothes'),
  layers: own('clothes'),
  warm: own('clothes'),
  winter: own('clothes'),
  rain: own('clothes'),
  swim: own('clothes'),
  shoulders: own('clothes'),
  smart: own('clothes'),
  toiletries: own('care'),
  medicines: own('care'),
  sunscreen: shared('care'),
  'first-aid': shared('care'),
  laundry: shared('care'),
  phone: own('electronics'),
  adapter: shared('electronics'),
  bottle: own('activities'),
  daypack: own('activities'),
  towel: own('activities'),
  'child-papers': ofChildren,
  'child-clothes': ofChildren,
  games: ofChildren,
  snacks: ofChildren,
  diapers: ofChildren,
  'baby-food': ofChildren,
  stroller: ofChildren,
  'child-seat': ofChildren,
  'comfort-toy': ofChildren,
  'child-bag': ofChildren,
  headphones: ofChildren,
} as const satisfies Record<string, KnownItem>
export type PackingItem = keyof typeof PACKING_ITEMS
