/** A page that is open says so this often. */
export const SEEN_EVERY_MS = 60_000
/** Whoever was not seen for this long has no page open. */
const AWAY_AFTER_MS = 150_000
/** Whoever forgot the switch is off duty after this long without being seen. */
const OFF_AFTER_MS = 12 * 3_600_000

export type DutyMark = { isOn: boolean; seenAt: Date }

/** On duty: switched on, and seen within the last 12 hours. */
export function isOnDuty({ isOn, seenAt }: DutyMark, now: Date): boolean {
  return isOn && now.getTime() - seenAt.getTime() < OFF_AFTER_MS
}

/** On duty with a page open, so that nobody has to be pushed. */
export function isAtDesk(mark: DutyMark, now: Date): boolean {
  return isOnDuty(mark, now) && now.getTime() - mark.seenAt.getTime() < AWAY_AFTER_MS
}
