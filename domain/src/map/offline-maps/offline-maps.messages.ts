import { messages } from '../../base/text.ts'

/** What the page of offline maps says. */
export const offlineMapsMessages = messages('offline-maps', {
  title: 'Offline maps | Tripwright',
  description:
    'What’s saved on this device for offline use: maps, city guides and app parts. Remove what you don’t need.',
  keywords: 'offline maps, city map download, travel map, no signal',
  breadcrumb: 'Offline maps',
  heading: 'Offline maps',
  lead: 'What’s saved on this device for offline use, and its size.',

  'promo.title': 'Download everything',
  'promo.text':
    'A paid plan downloads the map, the planner and all our city guides with one tap. On the free plan, each is saved when you open it.',
  'promo.upgrade': 'Upgrade',
  'pro.title': 'Download everything',
  'pro.text': 'Saves the map, the planner and all our city guides on this device.',
  'pro.start': 'Download all',
  'pro.cancel': 'Cancel',
  'pro.progress': '{done} of {total} parts',
  'pro.done': 'Everything is on this device.',
  'pro.partly':
    '{missing, plural, one {# part} other {# parts}} didn’t download. Try again when you’re online.',
  'plan.loading': 'Checking your plan',
  'plan.failed': 'We couldn’t check your plan. What’s saved here still works.',
  retry: 'Try again',

  'room.title': 'Storage',
  'room.used': '{used} used of {quota}',
  'room.unknown': 'Your browser doesn’t say how much space there is.',
  'room.persisted': 'Your browser won’t delete this data by itself.',
  'room.not-persisted': 'Your browser may delete this data when your device has little space left.',
  'room.ask': 'Ask the browser not to delete it',
  'room.refused': 'Your browser said no. Installing the app often helps.',

  'map.title': 'The map in this app',
  'map.text': 'Offline, you see streets in regions you downloaded, and only land and water elsewhere.',
  'map.label': 'The map in this app',

  'parts.title': 'Saved on this device',
  'parts.none': 'Nothing saved yet. What you open online is saved here.',
  'parts.map': 'Map',
  'parts.planner': 'Planner',
  'parts.reading': 'Blog posts',
  'parts.facts': 'Facts',
  'parts.pages': 'Pages',
  'parts.guide': '{city} guide',
  'parts.files': '{count, plural, one {# file} other {# files}}, {size}',
  'parts.delete': 'Remove {name}',
  'parts.deleted': '{name} removed. It downloads again when you need it.',
  undo: 'Undo',
})
