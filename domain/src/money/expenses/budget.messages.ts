import { messages } from '../../base/text.ts'

/** The texts of the page itself; those of the list of expenses come with the list. */
export const budgetMessages = messages('budget', {
  title: 'Trip budget: estimate, save and split costs | Tripwright',
  description:
    'Estimate trip costs in 197 cities and see how to save. Split group expenses to the cent. Works offline.',
  keywords: 'trip budget, travel cost calculator, split expenses, settle up',
  breadcrumb: 'Budget',
  heading: 'Trip budget',
  lead: 'Estimate costs, find savings, write down what you spend and share the costs.',
  'tab.estimate': 'Estimate',
  'tab.spent': 'Expenses',
})
