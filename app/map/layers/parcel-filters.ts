import { colorings } from '@/components/parcels/map/color-classes'
import { city, dollars, filterLabels, toFilter, year } from '@/components/parcels/parcel-filter'
import { labelOf } from '@/connectors/us-florida-parcels/public'
import { formatDollars } from '@/lib/format'
import { formatCity } from '@/lib/records/parcel/format'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { type Filterable, parcelTest } from '@/lib/records/parcel/parcel-filter'
import type { LayerChoice } from './map-layer'

const uses = Object.fromEntries(Object.entries(landUseBands).map(([band, { label }]) => [band, label]))

/** A parcel of which the roll does not say it meets no filter on it. */
const keeps = (id: string) => (option: string) => parcelTest(toFilter({ [id]: option }))

const years = { bound: year, say: String, advice: 'Type a year of four digits from 1600 on, such as 1995.' }

/** In the order of the rail: the look first, then what leaves rows out. */
export const parcelChoices: readonly LayerChoice<Filterable>[] = [
  { id: 'color', label: 'Color by', options: colorings, usual: 'value' },
  { id: 'use', label: labelOf('landUse'), options: uses, keeps: keeps('use') },
  {
    id: 'value',
    label: labelOf('justValue'),
    keeps: keeps('value'),
    bound: dollars,
    say: (bound: number) => formatDollars(bound, 2),
    ends: [filterLabels.min, filterLabels.max],
    advice: 'Type whole dollars, such as 250000.',
  },
  {
    id: 'built',
    label: labelOf('yearBuilt'),
    keeps: keeps('built'),
    ...years,
    ends: [filterLabels.built_from, filterLabels.built_to],
  },
  {
    id: 'sale',
    label: 'Last sale',
    keeps: keeps('sale'),
    ...years,
    ends: [filterLabels.sold_from, filterLabels.sold_to],
  },
  {
    id: 'city',
    label: labelOf('city'),
    keeps: keeps('city'),
    word: city,
    wordOf: ({ city: name }) => name,
    say: formatCity,
    advice: 'Type the name of a city in at most 40 characters.',
  },
]
