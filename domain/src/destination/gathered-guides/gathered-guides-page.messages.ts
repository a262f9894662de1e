import { messages } from '../../base/text.ts'

/** Texts of the planner on towns whose guide is gathered, and on cities of which there is none. */
export const gatheredGuidesPageMessages = messages('gathered-guides-page', {
  // Below the box of the city: a town that was chosen.
  'town.chosen': '{town}. No guide yet: we’ll make one when you plan.',
  'offline.some': 'You’re offline. You can still plan {cities}.',
  'offline.none': 'You’re offline, and there are no guides on this device yet.',

  'gathering.title': 'Making a guide to {name}',
  'gathering.text': 'We’re looking up sights and places to eat. Next time the guide will be ready.',
  'gathering.waiting': 'Others are ahead of you. Yours starts soon.',
  // Each names a source that is being asked; one of “done” and “in progress” follows for screen readers.
  'step.map': 'Places on the map',
  'step.wikidata': 'What’s worth seeing, from Wikidata',
  'step.wikivoyage': 'Where travelers go, from Wikivoyage',
  'step.pictures': 'Pictures, from Wikimedia Commons',
  'step.done': 'done',
  'step.now': 'in progress',
  'gathering.news': 'Step {step} of {total}: {text}',
  'gathering.stop': 'Cancel',

  // Below the plan: where the places of a town come from. Links to the sources follow.
  'sources.of': '{name}: guide made from open data as of {date}. Sources:',
  'sources.hours':
    'We don’t know the hours of {count, plural, one {# place} other {# places}} in this plan and assumed usual ones.',
  // Link: a file of all places.
  'sources.download': 'Download its places',

  'refused.title': 'No guide to {name}',
  'refused.too-small': 'We found too few sights in {name} to fill a plan.',
  'refused.no-source': 'We have no map of {name}, and no source answered. Try again in ten minutes.',
  'refused.too-many': 'That’s all the new guides for today. Ask for more tomorrow.',
  'refused.no-network':
    'You’re offline, and the guide to {name} isn’t on this device. Connect and try again.',
  'refused.no-answer': 'The guide to {name} didn’t come. Try again in a moment.',
  'refused.unknown': 'We don’t know this place. Choose another.',
  'refused.kept': 'Your trip details are saved.',
  'refused.nearest': 'Nearby, you can plan:',
  // Towns with a guide follow, as buttons.
  'refused.nearby': 'Nearby, we have guides to:',
  'refused.device': 'Guides on this device:',
  // Button: plan this city instead.
  'refused.take': 'Plan {name}',
  'refused.retry': 'Try again',
  'refused.change': 'Edit trip',
})
