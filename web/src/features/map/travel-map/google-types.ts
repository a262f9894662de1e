// Only what we use of the Maps JavaScript API (its reference, version weekly).
type LatLng = { lat: number; lng: number }
type Listens = { addListener: (event: string, listener: () => void) => void }
type MapObject = { setMap: (map: GoogleMapObject | null) => void }

export type GoogleMapObject = {
  setCenter: (centre: LatLng) => void
  setZoom: (zoom: number) => void
  fitBounds: (bounds: object, padding?: number) => void
}
export type GoogleMarker = Listens &
  MapObject & { setIcon: (icon: object) => void; setZIndex: (index: number) => void }

export type GoogleMaps = {
  Map: new (element: HTMLElement, options: object) => GoogleMapObject
  Marker: new (options: object) => GoogleMarker
  Polyline: new (options: object) => MapObject
  Circle: new (options: object) => MapObject
  LatLngBounds: new () => { extend: (position: LatLng) => void }
  SymbolPath: { CIRCLE: number }
}
