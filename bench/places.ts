export function placeAt(n: number): { latitude: number; longitude: number } {
  const spread = (factor: number) => (n * factor) % 1
  return {
    latitude: Number((37.5 + 3 * spread(Math.SQRT2)).toFixed(6)),
    longitude: Number((-104 + 8 * spread(Math.sqrt(3))).toFixed(6)),
  }
}
