import type { Position } from '../../base/geo.ts'

/**
 * Towns of the countries that have no airport in our table, in degrees (WGS 84): without them nothing would be near such a
 * country. Positions by GeoNames (CC BY 4.0).
 */
export const ANCHORS_WITHOUT_AIRPORT: Readonly<Record<string, readonly Position[]>> = {
  AD: [{ lat: 42.508, lon: 1.521 }],
  AX: [{ lat: 60.097, lon: 19.935 }],
  CF: [
    { lat: 4.361, lon: 18.555 },
    { lat: 5.765, lon: 20.677 },
  ],
  EH: [{ lat: 27.154, lon: -13.203 }],
  FM: [
    { lat: 6.92, lon: 158.161 },
    { lat: 7.446, lon: 151.842 },
    { lat: 9.514, lon: 138.129 },
    { lat: 5.324, lon: 162.98 },
  ],
  LI: [{ lat: 47.142, lon: 9.522 }],
  MC: [{ lat: 43.738, lon: 7.425 }],
  MF: [{ lat: 18.068, lon: -63.082 }],
  MS: [{ lat: 16.792, lon: -62.21 }],
  NU: [{ lat: -19.055, lon: -169.917 }],
  PM: [{ lat: 46.778, lon: -56.177 }],
  PN: [{ lat: -25.066, lon: -130.1 }],
  PS: [
    { lat: 31.9, lon: 35.204 },
    { lat: 31.502, lon: 34.467 },
  ],
  SM: [{ lat: 43.937, lon: 12.446 }],
  TK: [{ lat: -9.38, lon: -171.22 }],
  VA: [{ lat: 41.902, lon: 12.453 }],
  WF: [{ lat: -13.283, lon: -176.174 }],
}
