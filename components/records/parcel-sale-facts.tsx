import { amountIn, numberIn, type PublishedAttributes, textIn } from '@/lib/florida/published'
import { type Fact, Facts } from '../ui/facts'
import { Term } from '../ui/term'
import { decodeCondition, decodeQualification } from './parcel-codes'
import { formatDollars, sayMonth } from './parcel-figures'
import { parcelTerms } from './parcel-terms'

interface Props {
  attributes: PublishedAttributes
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
export function ParcelSaleFacts({ attributes }: Props) {
  const sales = (['1', '2'] as const).filter((which) => numberIn(attributes, `SALE_YR${which}`) !== null)
  if (sales.length === 0) return <p>{texts.none}</p>
  return sales.map((which) => (
    <div key={which}>
      <h3 className="mb-2 font-semibold">{which === '1' ? 'Latest sale' : 'The sale before'}</h3>
      <Facts items={saleFacts(attributes, which)} />
    </div>
  ))
}

function saleFacts(attributes: PublishedAttributes, which: '1' | '2'): Fact[] {
  const text = (column: string) => textIn(attributes, `${column}${which}`)
  const price = amountIn(attributes, `SALE_PRC${which}`)
  const several = text('M_PAR_SAL')
  const condition = text('VI_CD')
  return [
    {
      label: 'When',
      value: sayMonth(numberIn(attributes, `SALE_YR${which}`) ?? 0, text('SALE_MO')),
      note: texts.saleDate,
    },
    {
      label: 'Price',
      value: price === null ? texts.unknown : price === 0 ? texts.noPrice : formatDollars(price),
      note: price !== null && price > 0 && price < NOMINAL && texts.nominal,
    },
    qualificationFact(text('QUAL_CD')),
    { label: 'Several parcels at once', value: several === null ? texts.single : texts.several(several) },
    {
      label: 'Vacant or improved',
      value: condition === null ? texts.unknown : sayCode(decodeCondition(condition)),
    },
    { label: 'Official record', value: sayRecord(text('OR_BOOK'), text('OR_PAGE'), text('CLERK_NO')) },
  ]
}

function qualificationFact(code: string | null): Fact {
  const fact = { id: 'qualification', label: <Term definition={parcelTerms.qualification} /> }
  if (code === null) return { ...fact, value: texts.noCode }
  const decoded = decodeQualification(code)
  return { ...fact, value: sayCode(decoded), note: decoded.meaning ? texts.codeFrom : texts.otherCode }
}

const sayCode = ({ code, meaning }: { code: string; meaning: string | undefined }) =>
  meaning ? `${code}: ${meaning}` : code

function sayRecord(book: string | null, page: string | null, clerk: string | null): string {
  const parts = [book && `book ${book}`, page && `page ${page}`, clerk && `clerk’s number ${clerk}`]
  return parts.filter(Boolean).join(', ') || texts.unknown
}
