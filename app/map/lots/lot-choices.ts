import { formatNumber } from '@/lib/format'
import { labels } from '@/lib/records/parcel/labels'
import { number, scalar } from '@/lib/url-state'
import type { ColumnRangeChoice, MapLayerChoice } from '../layers/map-layer'
import { lotTest, numberFilters } from './lot-look'
import type { MapLotRow } from './lot-row'
import {
  amountOf,
  formatPublished,
  formatPublishedAmount,
  parsePublished,
  publishedIn,
  titleOf,
} from './published-columns'

const MOST_TEXT = 60

const word = scalar({ type: 'string', maxLength: MOST_TEXT }, (typed) =>
  typed.length <= MOST_TEXT ? typed : undefined,
)

const amount = number({ min: -1e12, max: 1e13, decimals: 4, trim: (typed) => typed.replace(/[$,\s]/g, '') })

function publishedOptions(rows: readonly MapLotRow[]): Record<string, string> {
  const numbers = publishedIn(rows)
  return Object.fromEntries(numbers.map((each) => [formatPublished(each), titleOf(each, numbers)]))
}

const keeps = (id: string) => (option: string) => lotTest({ [id]: option })

function rangeOf(option: string): ReturnType<ColumnRangeChoice<MapLotRow>['ofColumn']> {
  const number = parsePublished(option) ?? { layer: '', column: option }
  return {
    label: titleOf(number, [number]),
    ends: [`Least ${number.column}`, `Most ${number.column}`],
    say: (bound) => formatPublishedAmount(number, bound),
    amountOf: (row) => amountOf(row, number),
  }
}

const typed = {
  word,
  wordOf: () => null,
  say: (text: string) => `“${text}”`,
  advice: `Type at most ${MOST_TEXT} characters.`,
}

export const lotChoices: readonly MapLayerChoice<MapLotRow>[] = [
  {
    id: 'color',
    label: 'Color by',
    options: { none: 'No value' },
    usual: 'none',
    optionsIn: publishedOptions,
  },
  {
    id: 'label',
    label: 'Label by',
    options: { number: labels.parcelId, address: labels.address },
    usual: 'number',
    optionsIn: publishedOptions,
  },
  { id: 'number', label: `${labels.parcelId} contains`, keeps: keeps('number'), ...typed },
  { id: 'address', label: `${labels.address} contains`, keeps: keeps('address'), ...typed },
  {
    id: 'acres',
    label: 'Acres, measured by us',
    keeps: keeps('acres'),
    bound: amount,
    say: (acres: number) => `${formatNumber(acres, 4)} acres`,
    ends: ['Least acres', 'Most acres'],
    amountOf: ({ record }) => record.measuredAcres,
    advice: 'Type acres, such as 0.25.',
  },
  ...Object.entries(numberFilters).map(
    ([id, name]): ColumnRangeChoice<MapLotRow> => ({
      id,
      label: `${name} as published`,
      ...(id === 'value' ? {} : { isMore: true }),
      keeps: keeps(id),
      columnsIn: publishedOptions,
      bound: amount,
      ofColumn: rangeOf,
      say: String,
      ends: ['Least', 'Most'],
      advice: 'Type a number, such as 250000.',
      note: 'Lots of other layers are left out.',
    }),
  ),
]
