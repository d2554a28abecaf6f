interface Box {
  name: string
  south: number
  north: number
  west: number
  east: number
}

const box = (name: string, south: number, north: number, west: number, east: number): Box => ({
  name,
  south,
  north,
  west,
  east,
})

/** Generous rectangles. They only resolve ambiguous positions, such as a longitude without a sign. */
const boxes: readonly Box[] = [
  box('the lower 48 states', 24, 50, -125.5, -66),
  box('Alaska', 51, 72, -180, -129),
  box('the western Aleutians', 51, 54, 172, 180),
  box('Hawaii', 18, 29, -179, -154),
  box('Puerto Rico and the Virgin Islands', 17, 19.5, -68.5, -64),
  box('American Samoa', -15, -11, -172, -168),
  box('Guam and the Northern Marianas', 13, 21, 144, 147),
  box('Wake Island', 19, 20, 166, 167),
]

export function countryPart(latitude: number, longitude: number): string | undefined {
  return boxes.find(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )?.name
}

export function isReadAsWest(latitude: number, longitude: number): boolean {
  return longitude > 0 && !countryPart(latitude, longitude) && countryPart(latitude, -longitude) !== undefined
}
