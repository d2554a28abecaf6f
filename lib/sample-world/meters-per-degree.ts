export function metresPerDegree(latitude: number): { east: number; north: number } {
  const angle = (latitude * Math.PI) / 180
  return {
    east: 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle),
    north: 111_132.92 - 559.82 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle),
  }
}
