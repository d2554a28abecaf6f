import {
  amountIn,
  decodeCondition,
  decodeQualification,
  monthName,
  numberIn,
  parcelTerms,
  type RollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { formatDollars } from '@/lib/format'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'

interface Props {
  values: RollValues
}

/** Below this a price is a formality of the deed. */
const NOMINAL = 1_000

const texts = {
  none: 'No sale is on this roll. The roll has the two latest at most, and it writes blanks and zeros for an unknown one.',
  unknown: 'Not published',
  noPrice: '$0: no price is published',
  nominal: 'So small a price is usually a formality of the deed, not what was paid.',
  noCode: 'None published: how the county judged this sale is not known.',
  otherCode: 'Not decoded here. Ask the county before you compare this price.',
  codeFrom: 'Read by common use of the codes, not by a list of the roll.',
  several: (code: string) =>
    `Yes (${code}): several parcels were sold for one price, so it is not this parcel’s.`,
  single: 'Not marked so',
  saleDate: 'The roll has the month, not the day.',
}

/** The two latest sales: no price without how the county judged it. */
export function ParcelSaleFacts({ values }: Props) {
  const sales = (['sale', 'priorSale'] as const).filter((which) => numberIn(values, `${which}Year`) !== null)
  if (sales.length === 0) return <p>{texts.none}</p>
  return sales.map((which) => (
    <div key={which}>
      <h3 className="mb-2 font-semibold">{which === 'sale' ? 'Latest sale' : 'The sale before'}</h3>
      <Facts items={saleFacts(values, which)} />
    </div>
  ))
}

function saleFacts(values: RollValues, which: 'sale' | 'priorSale'): Fact[] {
  const price = amountIn(values, `${which}Price`)
  const several = textIn(values, `${which}SeveralParcels`)
  const condition = textIn(values, `${which}VacantOrImproved`)
  const record = (['Book', 'Page', 'Clerk'] as const).map((part) => textIn(values, `${which}${part}`))
  return [
    {
      label: 'When',
      value: formatMonth(numberIn(values, `${which}Year`) ?? 0, textIn(values, `${which}Month`)),
      note: texts.saleDate,
    },
    {
      label: 'Price',
      value: price === null ? texts.unknown : price === 0 ? texts.noPrice : formatDollars(price),
      note: price !== null && price > 0 && price < NOMINAL && texts.nominal,
    },
    qualificationFact(textIn(values, `${which}Qualification`)),
    { label: 'Several parcels at once', value: several === null ? texts.single : texts.several(several) },
    {
      label: 'Vacant or improved',
      value: condition === null ? texts.unknown : formatCode(decodeCondition(condition)),
    },
    { label: 'Official record', value: formatRecord(record) },
  ]
}

function qualificationFact(code: string | null): Fact {
  const fact = { id: 'qualification', label: <Term definition={parcelTerms.qualification} /> }
  if (code === null) return { ...fact, value: texts.noCode }
  const decoded = decodeQualification(code)
  return { ...fact, value: formatCode(decoded), note: decoded.meaning ? texts.codeFrom : texts.otherCode }
}

const formatCode = ({ code, meaning }: { code: string; meaning: string | undefined }) =>
  meaning ? `${code}: ${meaning}` : code

/** "May 2024": the roll has no day, and sometimes no month. */
function formatMonth(year: number, month: string | null): string {
  const name = month === null ? undefined : monthName(Number(month))
  return name ? `${name} ${year}` : String(year)
}

function formatRecord([book, page, clerk]: readonly (string | null)[]): string {
  const parts = [book && `book ${book}`, page && `page ${page}`, clerk && `clerk’s number ${clerk}`]
  return parts.filter(Boolean).join(', ') || texts.unknown
}
