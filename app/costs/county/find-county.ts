import 'server-only'
import { findPoint, type PointResolution } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { countyByFips, findCounties, stateOfFips } from '@/lib/geography/counties'
import { stateByCode, stateByName } from '@/lib/geography/states'

export interface CountyOption {
  fips: string
  name: string
  state: string
}

export type CountyResolution =
  | { kind: 'counties'; counties: CountyOption[] }
  | { kind: 'question'; question: string }
  | Extract<PointResolution, { kind: 'problem' | 'addresses' }>

const UNREADABLE =
  'We could not read this as a place. Type a county with its state, such as Denver County, CO, or an address, or coordinates.'

const NO_COUNTY = 'There is no county of this number. The link may be old or cut.'

export function countyOf(fips: string): CountyResolution {
  const county = countyByFips(fips)
  return county ? { kind: 'counties', counties: [county] } : { kind: 'question', question: NO_COUNTY }
}

export async function findCounty(place: string): Promise<CountyResolution> {
  const named = countiesNamed(place)
  if (named.length > 0) return { kind: 'counties', counties: named }
  const match = await findPoint(place, UNREADABLE, read)
  if (match.kind !== 'point') return match
  const { latitude, longitude } = match.point
  const answer = await read('geocoder', 'countyAt', { latitude, longitude })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const { county } = answer.data
  const state = county && stateOfFips(county.geoid)
  if (!county || !state) return { kind: 'question', question: 'No county of the United States lies there.' }
  const { geoid: fips, name } = county
  return { kind: 'counties', counties: [countyByFips(fips) ?? { fips, name, state }] }
}

function countiesNamed(place: string): CountyOption[] {
  const [, name = '', where = ''] = /^([^,\d]+),\s*([A-Za-z. ]+)$/.exec(place) ?? []
  const state = stateByCode(where) ?? stateByName(where)
  return state ? findCounties(state.code, name) : []
}
