import { messages } from '../base/text.ts'

/** The claim letter: only those come here who have something to claim. */
export const letterMessages = messages('compensation-letter', {
  title: 'The claim, ready to send',
  law: 'By which law',
  name: 'Your name',
  flight: 'Flight number',
  booking: 'Booking code',
  airline: 'Airline',
  preview: 'Letter',
  copy: 'Copy the letter',
  copied: 'Letter copied',
  'copy.failed': 'Failed to copy text',
  download: 'Download as text',
  private: 'What you write here stays on this page: it is neither sent nor kept.',
  text: 'To {airline}\n\nClaim for compensation: flight {flight} on {date}, booking {booking}\n\nI was booked on flight {flight} on {date} from {from} to {to}. {happened}\n\nUnder {article} I claim {amount} for each passenger of this booking. Please pay within 14 days of receiving this letter and tell me how you wish to receive my bank details.\n\nIf you hold that nothing is due, tell me the exact cause and send evidence of it: the burden of proof is yours. Without payment or such an answer I will turn to the body that enforces these rights, or to a court.\n\n{name}',
  'happened.delay': 'I reached the final destination {hours} h {minutes} min late.',
  'happened.cancellation':
    'The flight was cancelled; I was told {days, plural, one {# day} other {# days}} before departure.',
  'happened.denied-boarding':
    'I was refused boarding against my will, although I was there in time and had a ticket.',
  'empty.airline': '[airline]',
  'empty.flight': '[flight number]',
  'empty.booking': '[booking code]',
  'empty.name': '[your name]',
})

export type LetterKey = keyof (typeof letterMessages)['texts']
