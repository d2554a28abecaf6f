import { nameInWords } from '@/app/_lib/places/place-name'
import { cities, constructionSources } from '@/connectors/open-data-discovery/public'
import { formatsFor } from '@/lib/export/format'
import { stateByCode } from '@/lib/geography/states'
import type { ListedPermitSource } from './fetch-permits'
import type { PermitsUrlParams } from './url'

type SourceName = Pick<ListedPermitSource, 'id' | 'city' | 'state' | 'reach'>

export const stateName = (code: string): string => stateByCode(code)?.name ?? code

/**
 * Returns a name such as "Los Angeles: new residential applications". It includes the kind, because a city
 * may have several sources.
 */
export const nameSource = ({ id, city }: SourceName): string =>
  `${city}: ${id.slice(id.lastIndexOf('-new-') + 1).replaceAll('-', ' ')}`

export const namePlace = ({ city, state, reach }: SourceName): string =>
  reach === 'state' ? city.replace(/ \(.*$/, '') : `${city.replace(/ \(.*$/, '')}, ${stateName(state)}`

const listedSource = (id: string) => constructionSources.find((each) => each.id === id)

export function nameSourcePlace(id: string | undefined): string | undefined {
  const listed = id === undefined ? undefined : listedSource(id)
  return listed && namePlace(listed)
}

export function nameQuestion({ property, q, source, market }: PermitsUrlParams): string | undefined {
  const words = property ?? q
  if (words) return nameInWords(words)
  if (source === undefined) return cities.find((each) => each.market === market)?.name
  const listed = listedSource(source)
  return listed ? nameSource(listed) : 'New construction'
}

const dayMeanings = {
  issued: 'Dated by the day of issue',
  submitted: 'Dated by the day of filing',
  completed: 'Dated by the certificate of completion',
} as const

export const formatDays = ({ dateMeaning }: Pick<ListedPermitSource, 'dateMeaning'>): string =>
  dateMeaning ? dayMeanings[dateMeaning] : 'Without dates'

export function describeReach({ reach, county, city, scope }: Reaching): string {
  const own = scope ? `. ${scope}.` : '.'
  switch (reach) {
    case 'city':
      return `The city of ${city}${own}`
    case 'county':
      return `${formatCounty(county ?? city)}${own}`
    case 'state':
      return scope?.startsWith('The whole state') ? `${scope}.` : `The whole state${own}`
    case 'region':
      return `A region of several counties${own}`
  }
}

type Reaching = Pick<ListedPermitSource, 'reach' | 'county' | 'city' | 'scope'>

const formatCounty = (name: string) => (/(county|parish)$/i.test(name) ? name : `${name} County`)

export const describeMark = ({ mark, certainty }: Pick<ListedPermitSource, 'mark' | 'certainty'>): string =>
  mark === 'unknown' ? 'We found no description of this feed.' : certainty

type RecordPositions = readonly { latitude: number | null }[]

export const hasPosition = (records: RecordPositions) => records.some(({ latitude }) => latitude !== null)

export const fileFormats = (records: RecordPositions) => formatsFor(hasPosition(records))
