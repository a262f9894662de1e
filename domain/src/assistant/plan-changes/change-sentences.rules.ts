import type { ChangeArguments } from './resolve-change.rules.ts'

/** What was chosen of the answers to a question. */
export type ChangeAnswer =
  | { name: string }
  | { place: string }
  | { day: number }
  | { sum: { amount: number; currency: string } }

/** Examples of what can be asked for. */
export const CHANGE_EXAMPLES = [
  'Make day 2 more relaxed',
  'Add a rest day',
  'Make it cheaper by 50',
  'We land two hours later',
] as const

/** The sentence with an answer, and the other changes that were asked for with it. */
export function withOtherChanges(sentence: string, others: readonly string[]): string {
  return [sentence, ...others].join(' and ')
}

/** The change with an answer as a sentence in the language of the reader, which `readPlanChange` reads back. */
export function changeSentence(args: ChangeArguments, answer: ChangeAnswer): string {
  const day = 'day' in answer ? answer.day : args.day
  const onDay = day === undefined ? '' : ` on day ${day}`
  switch (args.kind) {
    case 'move':
      return moveSentence(args, answer, day)
    case 'remove':
      return `Remove ${stopIn(args, answer)}${onDay.replace(' on ', ' from ')}`
    case 'swap':
      return swapSentence(args, answer, onDay)
    case 'meals':
      return `Swap ${args.meal ?? 'meals'}${onDay} for ${args.diets?.[0] ?? 'something else'}`
    case 'rest':
      return `Make day ${day ?? 1} a rest day`
    case 'arrival':
    case 'departure':
      return endsSentence(args, args.kind, onDay)
    case 'budget':
      return `Make it cheaper${'sum' in answer ? ` by ${answer.sum.amount} ${answer.sum.currency}` : ''}`
    default:
      return `Add ${'place' in answer ? answer.place : args.place}${onDay}`
  }
}

function endsSentence(
  { clock, minutes = 0 }: ChangeArguments,
  kind: 'arrival' | 'departure',
  onDay: string,
): string {
  const verb = kind === 'arrival' ? 'land' : 'leave'
  const later = `${Math.abs(minutes)} minutes ${minutes < 0 ? 'earlier' : 'later'}`
  return `We ${verb} ${clock === undefined ? later : `at ${clock}`}${onDay}`
}

function stopIn(args: ChangeArguments, answer: ChangeAnswer): string {
  return 'name' in answer ? answer.name : (args.stop ?? args.meal ?? '')
}

function moveSentence(args: ChangeArguments, answer: ChangeAnswer, day: number | undefined): string {
  const stop = stopIn(args, answer)
  if (args.part === undefined) return `Move ${stop}${day === undefined ? '' : ` to day ${day}`}`
  return `Move ${stop}${day === undefined ? '' : ` on day ${day}`} to the ${args.part}`
}

/** Of a swap either the stop or the place that comes is asked after. */
function swapSentence(args: ChangeArguments, answer: ChangeAnswer, onDay: string): string {
  const stop = stopIn(args, answer)
  const place = 'place' in answer ? answer.place : (args.place ?? 'something else')
  return `Swap ${stop}${onDay} for ${place}`
}
