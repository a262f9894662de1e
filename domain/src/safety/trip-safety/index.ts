export { helpCardMessages } from './help-card.messages.ts'
export {
  BLOOD_TYPES,
  CARD_ALLERGIES,
  CARD_READERS,
  CARD_SENTENCES,
  type CardFields,
  type CardLine,
  type CardReader,
  cardLanguages,
  EMPTY_CARD,
  MAX_CARD_TEXT,
  makeHelpCard,
  readCard,
} from './help-card.rules.ts'
export { tripSafetyMessages } from './trip-safety.messages.ts'
