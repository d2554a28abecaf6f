/** How much script a page may make the browser load, compressed, before anybody touches it. */

/** The box that suggests places is on every page; what suggests them comes once somebody is in it. */
const GUIDED = 146_000
/** With the places that are kept on the device. */
const PLACES = 148_800
/** Fields that stay on the device: the days and the bill, rows that are looked up, the request, sheets without what is empty. */
const EVIDENCE = 154_000
const withEntries = ['/assessments/values', '/assessments/evidence', '/assessments/packet']
const FRAMEWORK = 135_000
/** What a page with a map may bring besides the framework and the map library. */
const BESIDE_MAP = 60_000
/** Forms, questions to the server and their rules, once more than a guided page. */
const WORKSPACE = 250_000

/** Where people work for a while: the explorer, the batch. */
const workspaces = ['/api', '/land/batch']
/** The map comes by itself where it is in sight. */
export const withMap = ['/', '/ground', '/land', '/map', '/place']

const withPlaces = ['/saved', '/place']

const pathOf = (address: string) => address.replace(/\?.*/, '')

/** Until the map comes, where there is one; and with all that is not the map library. */
export function mostBytes(address: string): { first: number; beside: number } {
  const path = pathOf(address)
  const first = withEntries.includes(path) ? EVIDENCE : withPlaces.includes(path) ? PLACES : GUIDED
  // The workspace is the page.
  if (path === '/map') return { first: WORKSPACE + BESIDE_MAP, beside: WORKSPACE + BESIDE_MAP }
  if (withMap.includes(path)) return { first, beside: FRAMEWORK + BESIDE_MAP }
  return { first, beside: workspaces.includes(path) ? Number.POSITIVE_INFINITY : first }
}
