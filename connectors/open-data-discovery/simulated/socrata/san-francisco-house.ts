import type { SamplePermit } from '@/lib/sample-world/permits'
import { type Column, type Columns, number, text } from '../columns'
import { serialsIn } from '../serials'
import type { Hints } from '../sketch'

type House = Pick<SamplePermit, 'houseNumber' | 'street' | 'suffix' | 'parcel' | 'zip'>

/** As the assessor's roll has them. */
const blockOf = ({ parcel }: House) => parcel.slice(1, 5)
const lotOf = ({ parcel }: House) => parcel.slice(5, 9)

/** Both are asked for together. */
export const serialsOf = ({ equals }: Hints) => serialsIn(`1${equals.block?.[0]}${equals.lot?.[0]}0`)

/** In small letters with great beginnings; the kind of street stands apart. */
const titled = (words: string) =>
  words.toLowerCase().replace(/(^|[\s'])\p{L}/gu, (letter) => letter.toUpperCase())

export const pointed = <Row>(column: Column<Row>): Column<Row> => ({ ...column, pointed: true })

export const houseColumns: Columns<House> = {
  block: text(blockOf),
  lot: text(lotOf),
  street_number: text(({ houseNumber }) => String(houseNumber)),
  street_name: text(({ street }) => titled(street)),
  street_suffix: text(({ suffix }) => titled(suffix)),
  // Of few houses, and a number with a point.
  unit: pointed(number(({ parcel }) => (parcel.endsWith('60') ? 2 : null))),
  zipcode: text(({ zip }) => zip),
}
