import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { townsOf } from '@/lib/sample-world/assessed-lots'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { assessedProperties } from '@/lib/sample-world/assessed-search'
import type { Place } from '@/lib/sample-world/gazetteer'
import type { SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'

/** A dataset's rows and its page, at their own places of a portal that others share. */
export function datasetSites(host: string, dataset: SimulatedDataset): SimulatedSite[] {
  const simulate = simulateSocrata([dataset])
  return ['resource', 'api/views'].map((place) => ({ host, path: `/${place}/${dataset.id}.json`, simulate }))
}

type Hints = Pick<SimulatedRowQuery, 'equals' | 'like'>

interface Columns {
  /** Columns that begin with the house number, or are it. */
  line?: readonly string[]
  /** Columns with an id, and the lot it stands for; null where it is none of ours. */
  id?: readonly string[]
  serialOf?: (id: string) => number | null
}

/** The post towns of a state that a source covers, by name; all of them where none is named. */
export const towns = (state: string, ...cities: string[]): Place[] =>
  townsOf(state).filter(({ city }) => cities.length === 0 || cities.includes(city))

/** The properties a query can be about: by their ids, by their house number, else the middle of each town. */
export function sampleProperties(
  places: readonly Place[],
  hints: Hints,
  { line = [], id = [], serialOf = () => null }: Columns,
): Iterable<AssessedProperty> {
  const ids = askedOf(hints, id)
  if (ids) {
    const serials = ids.map((text) => serialOf(text.replaceAll('%', ''))).filter((serial) => serial !== null)
    if (serials.length > 0) return assessedProperties(places, { serials })
  }
  const numbers = askedOf(hints, line)?.flatMap((text) => /^%?0*(\d+)/.exec(text)?.[1] ?? [])
  return assessedProperties(places, numbers ? { numbers: numbers.map(Number) } : {})
}

function askedOf({ equals, like }: Hints, columns: readonly string[]): string[] | undefined {
  const asked = columns
    .flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]])
    .filter((each) => each !== undefined)
  return asked.length === 0 ? undefined : asked.flat()
}
