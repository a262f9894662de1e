import { messages } from '../../base/text.ts'

/** What pages say of map packs: maps of any town, made when somebody asks. */
export const mapPacksMessages = messages('map-packs', {
  'not-there': 'There is no town of this id.',
  'needs-plan': 'Map packs are for paid plans.',
  busy: 'Too many map packs are being made just now. Try again in a few minutes.',
  'no-source': 'This server has no map tiles to make a pack of.',
})
