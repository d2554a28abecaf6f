import { counties, stateOfFips } from '@/lib/geography/counties'
import { hashOf, pickBy } from '@/lib/sample-world/hash'

export interface DisasterEvent {
  number: number
  state: string
  type: 'DR' | 'EM' | 'FM'
  incident: string
  title: string
  beganOn: string
  endedOn: string | null
  /** A statewide declaration is a single row with the county code 000. */
  isStatewide: boolean
  isFlood: boolean
}

const EVENTS = 14
const FIRST_YEAR = 1973
const LAST_YEAR = 2026

interface Incident {
  incident: string
  title: string
  isFlood: boolean
}

/**
 * FEMA's spelling of severe storms changed over the years. Some floods are listed under another incident
 * type, such as a tornado.
 */
const incidents: readonly Incident[] = [
  { incident: 'Flood', title: 'FLOODING', isFlood: true },
  { incident: 'Hurricane', title: 'HURRICANE OF THE SAMPLE COUNTRY', isFlood: true },
  { incident: 'Severe Storm', title: 'SEVERE STORMS AND FLOODING', isFlood: true },
  { incident: 'Severe Storm(s)', title: 'SEVERE STORMS, STRAIGHT-LINE WINDS, AND FLOODING', isFlood: true },
  { incident: 'Tornado', title: 'SEVERE STORMS, TORNADOES, AND FLOODING', isFlood: true },
  { incident: 'Fire', title: 'MILL ROAD FIRE', isFlood: false },
  { incident: 'Severe Ice Storm', title: 'ICE AND SNOW', isFlood: false },
  { incident: 'Biological', title: 'SAMPLE PANDEMIC', isFlood: false },
]

export function eventsOf(state: string): DisasterEvent[] {
  return Array.from({ length: EVENTS }, (_, index) => {
    const share = (what: string) => hashOf('disaster', what, state, index)
    const kind = pickBy(share('kind'), incidents)
    const year = FIRST_YEAR + Math.floor(share('year') * (LAST_YEAR - FIRST_YEAR))
    const month = 1 + Math.floor(share('month') * 12)
    const began = new Date(Date.UTC(year, month - 1, 1 + Math.floor(share('day') * 27)))
    const isStatewide = kind.incident === 'Biological'
    return {
      number: 100 + Math.floor(share('number') * 4_000),
      state,
      type: kind.incident === 'Fire' ? 'FM' : isStatewide ? 'EM' : 'DR',
      ...kind,
      beganOn: began.toISOString(),
      endedOn: share('open') < 0.1 ? null : new Date(began.getTime() + 9 * 86_400_000).toISOString(),
      isStatewide,
    }
  })
}

export const covers = (event: DisasterEvent, county: string): boolean =>
  !event.isStatewide && hashOf('disaster county', event.state, event.number, county) < 0.4

export function floodYearsOf(county: string): number[] {
  return eventsOf(stateOfFips(county) ?? '')
    .filter((event) => event.isFlood && covers(event, county))
    .map(({ beganOn }) => Number(beganOn.slice(0, 4)))
}

export const countiesOf = (state: string) => counties().filter((county) => county.state === state)
