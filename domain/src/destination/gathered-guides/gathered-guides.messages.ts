import { messages } from '../../base/text.ts'

export const gatheredGuidesMessages = messages('gathered-guides', {
  'not-there': 'There is no guide of this city.',
  'no-source':
    'No guide of {name} can be made now: this server has no map of it, and Wikidata, Wikivoyage and the map tiles did not answer. Near by there are guides of {cities}.',
  'too-small':
    'The sources know fewer than {count} sights in {name}, too few for a guide. Near by there are guides of {cities}.',
  'too-many': 'You have had many guides gathered today; tomorrow there are more.',
})
