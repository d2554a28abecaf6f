import { type Coloring, colorings, colorScale } from '@/components/parcels/map/color-classes'
import {
  conditionsOf,
  type Filterable,
  matches,
  type ParcelFilter,
} from '@/connectors/us-florida-parcels/public'
import { type LandUseBand, landUseBands } from '@/lib/florida/land-use'
import type { Choices, LayerChoice } from './map-layer'

/** What is asked in steps: the bounds of the filter, how they are named in addresses, and the least difference. */
const stepped = {
  value: { bounds: ['minValue', 'maxValue'], names: ['min', 'max'], unit: 0.01 },
  built: { bounds: ['builtFrom', 'builtTo'], names: ['built_from', 'built_to'], unit: 1 },
  sale: { bounds: ['saleFrom', 'saleTo'], names: ['sold_from', 'sold_to'], unit: 1 },
} as const satisfies Partial<
  Record<Coloring, { bounds: readonly (keyof ParcelFilter)[]; names: readonly string[]; unit: number }>
>

type Stepped = keyof typeof stepped
const isStepped = (id: string): id is Stepped => Object.hasOwn(stepped, id)

const thisYear = new Date().getFullYear()
const uses = Object.fromEntries(Object.entries(landUseBands).map(([band, { label }]) => [band, label]))

/** The classes of a coloring as steps to choose: "350000-500000", open at an end that has no bound. */
function stepsOf(id: Stepped): Readonly<Record<string, string>> {
  const scale = colorScale(id, thisYear)
  if (scale.kind !== 'steps') return {}
  const bound = (value: number) => (Number.isFinite(value) ? String(value) : '')
  return Object.fromEntries(
    scale.classes.map(({ from, to, words }) => [`${bound(from)}-${bound(to)}`, words]),
  )
}

/** From the first to below the second. */
function boundsOf(option: string): [from: number | undefined, to: number | undefined] {
  const [, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(option) ?? []
  return [from === '' ? undefined : Number(from), to === '' ? undefined : Number(to)]
}

/** What was chosen, as the list, the map's colors and the files ask for it. */
export function filterOf(choices: Choices): ParcelFilter {
  const filter: ParcelFilter = {}
  for (const [id, option] of Object.entries(choices)) {
    if (id === 'use' && Object.hasOwn(landUseBands, option)) filter.use = option as LandUseBand
    if (!isStepped(id)) continue
    const { bounds, unit } = stepped[id]
    const [from, to] = boundsOf(option)
    if (from !== undefined) filter[bounds[0]] = from
    if (to !== undefined) filter[bounds[1]] = to - unit
  }
  return filter
}

/** The same by the names of addresses. */
export function filterQuery(choices: Choices): Record<string, string> {
  const filter = filterOf(choices)
  const steps = Object.values(stepped).flatMap(({ bounds, names }) =>
    bounds.flatMap((bound, at) =>
      filter[bound] === undefined ? [] : [[names[at] ?? '', String(filter[bound])]],
    ),
  )
  return { ...Object.fromEntries(steps), ...(filter.use ? { use: filter.use } : {}) }
}

const keeps = (id: string) => (row: Filterable, option: string) =>
  matches(conditionsOf(filterOf({ [id]: option })), row)

/** In the order of the rail: the look first, then what leaves rows out. */
export const parcelChoices: readonly LayerChoice<Filterable>[] = [
  { id: 'color', label: 'Color by', options: colorings, usual: 'value' },
  { id: 'use', label: colorings.use, options: uses, keeps: keeps('use') },
  ...(Object.keys(stepped) as Stepped[]).map((id) => ({
    ...{ id, label: colorings[id], options: stepsOf(id), keeps: keeps(id), isLong: true },
  })),
]
