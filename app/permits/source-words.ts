import { stateByCode } from '@/lib/states'
import type { ListedSource } from './read-permits'

type Named = Pick<ListedSource, 'id' | 'city' | 'state' | 'reach'>

export const stateName = (code: string): string => stateByCode(code)?.name ?? code

/** "Los Angeles: new residential applications": a city may have several. */
export const nameSource = ({ id, city }: Named): string =>
  `${city}: ${id.slice(id.lastIndexOf('-new-') + 1).replaceAll('-', ' ')}`

/** "Los Angeles, California"; a state by itself. */
export const namePlace = ({ city, state, reach }: Named): string =>
  reach === 'state' ? city.replace(/ \(.*$/, '') : `${city.replace(/ \(.*$/, '')}, ${stateName(state)}`

export const dayMeanings = {
  issued: 'Dated by the day on which the permit was issued',
  submitted: 'Dated by the day on which the application was handed in',
  completed: 'Dated by the certificate that the building is finished',
} as const

export const sayDays = ({ dateMeaning }: Pick<ListedSource, 'dateMeaning'>): string =>
  dateMeaning ? dayMeanings[dateMeaning] : 'No day is published'

/** How far a source reaches, unless its own words on its scope say so. */
export function sayReach({ reach, county, city, scope }: Reaching): string {
  const own = scope ? `. ${scope}.` : '.'
  switch (reach) {
    case 'city':
      return `The city of ${city}${own}`
    case 'county':
      return `${sayCounty(county ?? city)}${own}`
    case 'state':
      return scope?.startsWith('The whole state') ? `${scope}.` : `The whole state${own}`
    case 'region':
      return `A region of several counties${own}`
  }
}

type Reaching = Pick<ListedSource, 'reach' | 'county' | 'city' | 'scope'>

const sayCounty = (name: string) => (/(county|parish)$/i.test(name) ? name : `${name} County`)

/** How far a recipe can be trusted. */
export const sayCertainty = ({ mark, certainty }: Pick<ListedSource, 'mark' | 'certainty'>): string =>
  mark === 'unknown' ? 'No description of this source was found anywhere.' : certainty
