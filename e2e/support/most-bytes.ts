/** Limits of the scripts that a page loads, in bytes after compression. */

const GUIDED = 128_000
const PLACES = 131_900
const EVIDENCE = 135_800
const withEntries = ['/assessments/values', '/assessments/evidence', '/assessments/packet']
const FRAMEWORK = 116_500
const BESIDE_MAP = 34_000
/** The symbols of facilities, which the map of a place draws. */
const SYMBOLS = 3_200
const WORKSPACE = 213_500

const workspaces = ['/api']
export const withMap = ['/', '/environment/review', '/ground', '/land', '/map', '/place']

const withPlaces = ['/saved', '/place']

const pathOf = (address: string) => address.replace(/\?.*/, '')

export function mostBytes(address: string): { first: number; beside: number } {
  const path = pathOf(address)
  const first = withEntries.includes(path) ? EVIDENCE : withPlaces.includes(path) ? PLACES : GUIDED
  if (path === '/map') return { first: WORKSPACE + BESIDE_MAP, beside: WORKSPACE + BESIDE_MAP }
  const symbols = path === '/place' ? SYMBOLS : 0
  if (withMap.includes(path)) return { first, beside: FRAMEWORK + BESIDE_MAP + symbols }
  return { first, beside: workspaces.includes(path) ? Number.POSITIVE_INFINITY : first }
}
