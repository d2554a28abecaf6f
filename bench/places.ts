export const cities = [
  '39.7392,-104.9903',
  '29.7604,-95.3698',
  '33.749,-84.388',
  '33.4484,-112.074',
  '42.3601,-71.0589',
  '47.6062,-122.3321',
  '25.7617,-80.1918',
  '39.9612,-82.9988',
  '36.1627,-86.7816',
  '41.2565,-95.9345',
] as const

export function placeAt(n: number): { latitude: number; longitude: number } {
  const spread = (factor: number) => (n * factor) % 1
  return {
    latitude: Number((37.5 + 3 * spread(Math.SQRT2)).toFixed(6)),
    longitude: Number((-104 + 8 * spread(Math.sqrt(3))).toFixed(6)),
  }
}
