import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { townsOf } from '../addresses/assessed-lots'
import type { SampleAssessedProperty } from '../addresses/assessed-property'
import { assessedProperties } from '../addresses/assessed-search'
import { streetWordIn } from '../addresses/street-names'
import type { SamplePlace } from '../gazetteer'
import type { SampleRollSearch } from './roll-table'

export const towns = (state: string, ...cities: string[]): SamplePlace[] =>
  townsOf(state).filter(({ city }) => cities.length === 0 || cities.includes(city))

export function propertiesFor(
  places: readonly SamplePlace[],
  { line = [], id = [], serial, topOfRange = 0 }: SampleRollSearch,
  query: SimulatedRowQuery,
): Iterable<SampleAssessedProperty> {
  const ids = askedOf(query, id)?.flatMap((text) => serialsIn(text.replaceAll('%', ''), serial, places))
  if (ids && ids.length > 0) return assessedProperties(places, { serials: ids })
  const houses = askedOf(query, line)?.flatMap((text) => {
    const [, digits] = /^%?0*(\d+)/.exec(text) ?? []
    if (digits === undefined) return []
    const [number, street] = [Number(digits), streetWordIn(text)]
    return [...new Set([number, number - topOfRange])].map((each) => ({ number: each, street }))
  })
  return assessedProperties(places, houses ? { houses } : {})
}

function serialsIn(id: string, search: SampleRollSearch['serial'], places: readonly SamplePlace[]): number[] {
  if (!search) return []
  const { without, pattern, isAccount, perTown } = search
  const [, ...groups] = pattern.exec(without ? id.replaceAll(without, '') : id) ?? []
  const digits = groups.filter((group) => group !== undefined).join('')
  if (digits === '') return []
  const serial = isAccount ? Math.floor(Number(digits) / 10) : Number(digits)
  const [place] = places
  return perTown && place ? townsOf(place.state).map((_, town) => town * perTown + serial) : [serial]
}

function askedOf({ equals, like }: SimulatedRowQuery, columns: readonly string[]): string[] | undefined {
  const values = columns
    .flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]])
    .filter((each) => each !== undefined)
  return values.length === 0 ? undefined : values.flat()
}
