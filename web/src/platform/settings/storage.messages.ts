import { messages } from '@tripwright/domain/base/text'

/** How much the app stores on this device, and whether the browser keeps it. */
export const storageMessages = messages('storage', {
  title: 'Storage on this device',
  // `{used}` and `{quota}` are amounts such as 12 MB.
  used: '{used} of {quota} used.',
  kept: 'Your browser won’t delete it by itself.',
  'not-kept':
    'Your browser may delete it when your device has little space left. Changes that aren’t in your account yet are then lost too.',
  keep: 'Keep it on this device',
  refused: 'Your browser said no for now. Installing the app usually helps.',
})
