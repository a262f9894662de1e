import { messages } from '../../base/text.ts'

/** The texts of expenses from another app’s table. */
export const expenseImportMessages = messages('expense-import', {
  title: 'Import from Splitwise',
  text: 'In Splitwise, open the group’s settings on the website and choose “Export as spreadsheet”. Then choose that file (.csv) here.',
  choose: 'Choose file',
  file: 'Splitwise file (.csv)',
  'problem.too-large': 'This file is over 2 MB. Splitwise files are smaller.',
  'problem.not-splitwise':
    'This isn’t a Splitwise table. Export the group as a spreadsheet (.csv) and choose that file.',
  'problem.empty': 'This table has no expenses.',
  'problem.too-many': 'This table has more than 1,000 rows or 50 people.',
  // {part} says what is wrong in the row.
  'problem.row':
    'Nothing was imported: in line {line, number}, {part, select, date {the date isn’t a date} currency {the currency isn’t a currency code} amount {the cost isn’t an amount} other {the amounts of the people don’t add up}}.',
  'problem.no-rate':
    'Nothing was imported: we have no rate for a payment in {currency}. Try again when you’re online.',
  'problem.unreadable': 'We couldn’t read this file.',
  'problem.full': 'Nothing was imported: this list would have too many expenses or payments.',
  'who.title': 'Who is who?',
  // {name} is in the file. The field says who that is in the list here.
  'who.label': '{name} in the file is',
  'who.new': 'Someone new: {name}',
  'who.twice': 'Choose someone else for each name in the file.',
  'found.expenses': '{count, plural, one {# expense} other {# expenses}}',
  'found.payments': '{count, plural, one {# payment} other {# payments}}',
  'found.known':
    '{count, plural, one {# row is} other {# rows are}} already in your list and won’t be added again.',
  'found.empty':
    'By {count, plural, one {# row} other {# rows}} nobody owes anything. We leave {count, plural, one {it} other {them}} out.',
  'found.range': '{from} to {to}',
  accept: 'Add to the list',
  cancel: 'Cancel',
  done: 'Added from Splitwise',
  undo: 'Undo',
})
