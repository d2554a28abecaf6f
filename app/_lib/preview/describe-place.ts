import { parsePoint } from '@/lib/coordinates/parse-point'
import { countyOf } from '@/lib/geography/county-of'
import { stateAt } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import { formatPoint, type Point } from '@/lib/url-state'

interface Asked {
  q?: string | undefined
  at?: Point | undefined
}

export interface DescribedPlace {
  title: string
  place?: string
  where?: { point: Point }
}

const texts = { outside: 'Not within a state or territory' }

/** What a link says of its place, without asking anybody: its own words, and the outlines of states and counties. */
export function describePlace({ q, at }: Asked): DescribedPlace | undefined {
  const inWords = readPoint(q)
  const point = at ?? inWords
  if (!point) return q ? { title: q } : undefined
  const { latitude, longitude } = point
  const state = stateAt(longitude, latitude)
  const name = state ? formatCountyAndState(longitude, latitude, state) : texts.outside
  const isNamed = q !== undefined && inWords === undefined
  return {
    title: isNamed ? q : formatPoint(point).replace(',', ', '),
    place: name,
    where: { point },
  }
}

const formatCountyAndState = (longitude: number, latitude: number, state: string) =>
  [countyOf(longitude, latitude, state), stateByCode(state)?.name ?? state].filter(Boolean).join(', ')

function readPoint(text: string | undefined): Point | undefined {
  const read = text === undefined ? undefined : parsePoint(text)
  return read?.kind === 'point' ? { latitude: read.latitude, longitude: read.longitude } : undefined
}
