import { type AskedPlace, plainCity } from '@/app/permit-coverage'
import { stateByCode, stateByName } from '@/lib/states'

interface Known {
  city: string
  state: string
  /** Left out: a city. */
  reach?: 'city' | 'county' | 'state' | 'region'
}

/** "Chicago, IL", "Chicago", "Marin County, CA" or "Illinois"; several where cities share a name; none where it is neither. */
export function readTypedPlace(text: string, listed: readonly Known[]): AskedPlace[] {
  const known = listed.filter(({ reach }) => reach !== 'state' && reach !== 'region')
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const { name, state } = cutState(plain)
  if (state !== undefined && name !== '') {
    const city = known.find((each) => each.state === state && isNamed(each, name))?.city
    return [placeOf(city ?? name, state)]
  }
  const named = known.filter((each) => isNamed(each, plain))
  if (named.length > 0) return distinct(named)
  return state === undefined ? [] : [{ state }]
}

const isNamed = ({ city, state }: Known, name: string) => plainCity(city, state) === plainCity(name, state)
const placeOf = (name: string, state: string): AskedPlace =>
  isCounty(name) ? { state, county: name } : { state, city: name }
const isCounty = (name: string) => /\b(county|parish)$/i.test(name)

const distinct = (places: readonly Known[]): AskedPlace[] => [
  ...new Map(places.map(({ city, state }) => [`${city} ${state}`, placeOf(city, state)])).values(),
]

export const namesState = (text: string): boolean => cutState(text).state !== undefined

/** The state is what follows the last comma, or the longest ending that is one. */
function cutState(text: string): { name: string; state?: string } {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const ending = words.slice(from).join(' ')
    const state = stateByName(ending) ?? stateByCode(ending)
    if (state) return { name: words.slice(0, from).join(' '), state: state.code }
  }
  return { name: text }
}
