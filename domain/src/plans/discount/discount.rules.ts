/** A sum with a percentage off, in minor units, rounded half up; 100 % makes it 0. */
export function discounted(amount: number, percent: number): number {
  return Math.floor((amount * (100 - percent) + 50) / 100)
}
