import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { streetWordIn } from '@/lib/sample-world/addresses/street-names'
import type { SamplePlace } from '@/lib/sample-world/gazetteer'

type Hints = Pick<SimulatedRowQuery, 'equals' | 'like'>

interface Columns {
  /** Columns that begin with the house number, or are it. */
  line?: readonly string[]
  /** Columns with an id, and the lot it stands for; null where it is none of ours. */
  id?: readonly string[]
  serialOf?: (id: string) => number | null
}

/** The post towns of a state that a source covers, by name; all of them where none is named. */
export const towns = (state: string, ...cities: string[]): SamplePlace[] =>
  townsOf(state).filter(({ city }) => cities.length === 0 || cities.includes(city))

/** The properties a query can be about: by their ids, by their house number and street, else the middle of each town. */
export const askedBy =
  (places: readonly SamplePlace[], { line = [], id = [], serialOf = () => null }: Columns) =>
  (hints: Hints): Iterable<AssessedProperty> => {
    const ids = askedOf(hints, id)?.map((text) => serialOf(text.replaceAll('%', '')))
    const serials = ids?.filter((serial) => serial !== null) ?? []
    if (serials.length > 0) return assessedProperties(places, { serials })
    const houses = askedOf(hints, line)?.flatMap((text) => {
      const [, number] = /^%?0*(\d+)/.exec(text) ?? []
      return number === undefined ? [] : [{ number: Number(number), street: streetWordIn(text) }]
    })
    return assessedProperties(places, houses ? { houses } : {})
  }

function askedOf({ equals, like }: Hints, columns: readonly string[]): string[] | undefined {
  const asked = columns
    .flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]])
    .filter((each) => each !== undefined)
  return asked.length === 0 ? undefined : asked.flat()
}
