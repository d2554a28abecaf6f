import { parsePoint } from '@/lib/coordinates/parse-point'
import { countyOf } from '@/lib/geography/county-of'
import { stateAt } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { formatPoint } from '@/lib/url-state'
import { nameInWords } from './place-name'

interface PlaceWords {
  q?: string | undefined
  at?: LngLat | undefined
}

interface DescribedPlace {
  title: string
  place?: string
  where?: { point: LngLat }
}

const texts = defineTexts('places.describe-place', { outside: 'Not within a state or territory' })

export function describePlace({ q, at }: PlaceWords): DescribedPlace | undefined {
  const inWords = readPoint(q)
  const point = at ?? inWords
  const named = q === undefined || inWords ? undefined : nameInWords(q)
  if (!point) return named === undefined ? undefined : { title: named }
  const { latitude, longitude } = point
  const state = stateAt(longitude, latitude)
  const name = state ? formatCountyAndState(longitude, latitude, state) : texts.outside
  return {
    title: named ?? formatPoint(point).replace(',', ', '),
    place: name,
    where: { point },
  }
}

const formatCountyAndState = (longitude: number, latitude: number, state: string) =>
  [countyOf(longitude, latitude, state), stateByCode(state)?.name ?? state].filter(Boolean).join(', ')

function readPoint(text: string | undefined): LngLat | undefined {
  const point = text === undefined ? undefined : parsePoint(text)
  return point?.kind === 'point' ? { latitude: point.latitude, longitude: point.longitude } : undefined
}
