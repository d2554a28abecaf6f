/** Prefix of fields whose contents are not sent to a server. The fields are outside of any form. */
export const PREFIX = 'my.'

export const SIMILAR_HOMES = 5
export const SALES = 4
export const REPAIRS = 5

export const describeFull = (most: number) => `All ${most} rows are filled. Take one out first.`

export function toggleItem(items: readonly string[], item: string, most: number): string[] {
  if (items.includes(item)) return items.filter((each) => each !== item)
  return [...items, item].slice(-most)
}

export const rowsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

export interface EntryColumn {
  id: string
  label: string
  inputMode?: 'numeric' | 'decimal'
  share?: number
}

export const similarHomeColumns: readonly EntryColumn[] = [
  { id: 'address', label: 'Address', share: 1.3 },
  { id: 'parcel', label: 'Parcel number' },
  { id: 'class', label: 'Class or use' },
  { id: 'built', label: 'Year built', inputMode: 'numeric', share: 0.7 },
  { id: 'area', label: 'Living area', inputMode: 'decimal' },
  { id: 'value', label: 'Value', inputMode: 'decimal' },
  { id: 'perFoot', label: 'Value per square foot', inputMode: 'decimal' },
  { id: 'from', label: 'Source', share: 1.8 },
  { id: 'note', label: 'How it differs' },
]

export const marketColumn: EntryColumn = { id: 'market', label: 'Market value', inputMode: 'decimal' }

export const saleColumns: readonly EntryColumn[] = [
  { id: 'address', label: 'Address' },
  { id: 'date', label: 'Sold on' },
  { id: 'price', label: 'Sale price', inputMode: 'decimal' },
  { id: 'area', label: 'Living area', inputMode: 'decimal' },
  { id: 'note', label: 'How it differs' },
]

export const repairColumns: readonly EntryColumn[] = [
  { id: 'what', label: 'What is broken or worn' },
  { id: 'cost', label: 'Estimated cost', inputMode: 'decimal' },
  { id: 'proof', label: 'Photo or estimate' },
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

export const verdicts = {
  right: 'Right',
  wrong: 'Wrong',
  unsure: 'Not sure',
} as const

/** The name of a checklist line derives from its text, so that lines can be added or reordered. */
export const itemId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
