import { messages } from '../../base/text.ts'

export const dashboardMessages = messages('dashboard', {
  title: 'My Dashboard | Tripwright',
  description: 'What you saved, on every device and with no signal.',
  breadcrumb: 'Dashboard',
  heading: 'My Dashboard',
  'guest.lead': 'You are here as a guest. What you save stays on this device.',
  'guest.cta': 'Start 7-Day Free Trial',
  'next.title': 'Next',
  'signed-in.lead': 'Signed in as {email}',
})
