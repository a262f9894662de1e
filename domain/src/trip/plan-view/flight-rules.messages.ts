import { messages } from '../../base/text.ts'

/** What may go into which bag on a flight. */
export const flightRulesMessages = messages('flight-rules', {
  title: 'Bags on a flight',
  text: 'What authorities ask for. Your airline or airport may ask for more, so check with them too.',
  'rule.liquids': 'Liquids in carry-on bags',
  'rule.liquids.text':
    'In containers of up to 100 ml, all in one clear 1-liter bag that closes. Medicine, special diets and baby food are exempt.',
  'rule.batteries': 'Power banks and spare lithium batteries',
  'rule.batteries.text': 'In your carry-on bag only, each up to 100 Wh.',
  'rule.large-batteries': 'Lithium-ion batteries of more than 100 Wh',
  'rule.large-batteries.text': 'Up to 160 Wh if your airline agrees.',
  'rule.e-cigarettes': 'E-cigarettes and vapes',
  'rule.e-cigarettes.text': 'On you or in your carry-on bag only. Charging on board isn’t allowed.',
  'rule.blades': 'Knives and scissors with blades of more than 6 cm',
  'rule.blades.text': 'Not in carry-on bags at airports in the EU. Rules elsewhere differ.',
  'rule.lighter-fuel': 'Lighter fuel, refills and “strike anywhere” matches',
  'rule.lighter-fuel.text': 'Not in any bag.',
  'rule.fireworks': 'Fireworks',
  'rule.fireworks.text': 'Not in any bag.',
  // {source} is the name of an authority or a law.
  source: 'Source: {source}',
  // {when} is a date.
  read: 'Read on {when}.',
})
