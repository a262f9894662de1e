import { messages } from '../../base/text.ts'

/** The texts of the page itself; those of the list of expenses come with the list. */
export const budgetMessages = messages('budget', {
  title: 'Trip budget: estimate, save, split expenses, settle up | Tripwright',
  description:
    'What a trip costs in 163 cities by day and kind, and where to save on it; then split what a group spends, to the cent, and settle up with the fewest payments. Offline too.',
  keywords: 'trip budget, travel cost calculator, split expenses, settle up',
  breadcrumb: 'Budget',
  heading: 'Trip budget',
  lead: 'What it will cost and where to save; then who paid, who owes whom, and what each day may still cost.',
  'tab.estimate': 'What it will cost',
  'tab.spent': 'What was spent',
})
