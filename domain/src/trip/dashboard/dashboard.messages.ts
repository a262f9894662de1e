import { messages } from '../../base/text.ts'

export const dashboardMessages = messages('dashboard', {
  title: 'My Dashboard | Tripwright',
  description: 'Your trips and saved items, on every device and offline.',
  breadcrumb: 'Dashboard',
  heading: 'My Dashboard',
  'guest.lead': 'You’re a guest. What you save stays on this device.',
  'guest.cta': 'Start 7-Day Free Trial',
  'next.title': 'Next steps',
  'signed-in.lead': 'Signed in as {email}',
})
