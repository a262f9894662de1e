// The package brings no types: only what we use of it (its README, "Usage").
declare module 'tz-lookup' {
  /** The IANA zone at a position in degrees; at sea the zone of its longitude. Throws RangeError beyond 90 and 180. */
  function lookUpZone(lat: number, lon: number): string
  export = lookUpZone
}
