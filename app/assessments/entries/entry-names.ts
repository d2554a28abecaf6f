import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('entries.names', {
  full: (most: number) => `All ${most} rows are filled. Take one out first.`,
  columns: {
    address: 'Address',
    parcel: 'Parcel number',
    class: 'Class or use',
    built: 'Year built',
    area: 'Living area',
    value: 'Value',
    perFoot: 'Value per square foot',
    from: 'Source',
    note: 'How it differs',
    market: 'Market value',
    date: 'Sold on',
    price: 'Sale price',
    what: 'What is broken or worn',
    cost: 'Estimated cost',
    proof: 'Photo or estimate',
  },
})

/**
 * Prefix of the names of fields that are outside of any form, so that their contents are not sent to a
 * server.
 */
export const PREFIX = 'my.'

export const SIMILAR_HOMES = 5
export const SALES = 4
export const REPAIRS = 5

export const describeFull = (most: number) => texts.full(most)

export function toggleItem(items: readonly string[], item: string, most: number): string[] {
  if (items.includes(item)) return items.filter((each) => each !== item)
  return [...items, item].slice(-most)
}

export const rowsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

export interface EntryColumn {
  id: string
  readonly label: string
  inputMode?: 'numeric' | 'decimal'
  share?: number
}

/** The label is a getter, because it depends on the language of the request. */
const column = (
  id: keyof typeof texts.columns,
  more: Pick<EntryColumn, 'inputMode' | 'share'> = {},
): EntryColumn => ({
  id,
  get label() {
    return texts.columns[id]
  },
  ...more,
})

export const similarHomeColumns: readonly EntryColumn[] = [
  column('address', { share: 1.3 }),
  column('parcel'),
  column('class'),
  column('built', { inputMode: 'numeric', share: 0.7 }),
  column('area', { inputMode: 'decimal' }),
  column('value', { inputMode: 'decimal' }),
  column('perFoot', { inputMode: 'decimal' }),
  column('from', { share: 1.8 }),
  column('note'),
]

export const marketColumn = column('market', { inputMode: 'decimal' })

export const saleColumns: readonly EntryColumn[] = [
  column('address'),
  column('date'),
  column('price', { inputMode: 'decimal' }),
  column('area', { inputMode: 'decimal' }),
  column('note'),
]

export const repairColumns: readonly EntryColumn[] = [
  column('what'),
  column('cost', { inputMode: 'decimal' }),
  column('proof'),
]

export const cellName = (table: 'similar' | 'sale' | 'repair', row: number, column: string): string =>
  `${PREFIX}${table}.${row}.${column}`

export const verdictName = (fact: string): string => `${PREFIX}fact.${fact}.verdict`
export const factNoteName = (fact: string): string => `${PREFIX}fact.${fact}.note`
export const evidenceName = (item: string): string => `${PREFIX}evidence.${item}`

export const names = {
  opinion: `${PREFIX}opinion.amount`,
  opinionWhy: `${PREFIX}opinion.why`,
  condition: `${PREFIX}condition`,
  questions: `${PREFIX}questions`,
  notes: `${PREFIX}notes`,
  noticeDate: `${PREFIX}notice.date`,
  deadline: `${PREFIX}notice.deadline`,
  bill: `${PREFIX}bill.amount`,
  standing: `${PREFIX}standing`,
  ask: `${PREFIX}ask.amount`,
  lastYear: `${PREFIX}lastYear.amount`,
  hearing: `${PREFIX}hearing.date`,
  ownParcel: `${PREFIX}own.parcel`,
  ownAssessed: `${PREFIX}own.assessed.amount`,
  ownMarket: `${PREFIX}own.market.amount`,
} as const

export const verdicts = defineTexts('entries.verdicts', {
  right: 'Right',
  wrong: 'Wrong',
  unsure: 'Not sure',
})

/** The id derives from the text, so that lines of the checklist can be added or reordered. */
export const itemId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
