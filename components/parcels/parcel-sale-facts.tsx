import type { ReactNode } from 'react'
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
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { Term } from '../ui/term'

interface Props {
  values: RollValues
}

/** A sale below this price in dollars is usually a formality of the deed. */
const NOMINAL = 1_000

const texts = defineTexts('parcels.parcel-sale-facts', {
  none: 'No sale is on this roll. It has the last two at most, and leaves an unknown sale blank.',
  unknown: 'Not published',
  noPrice: '$0: no price is published',
  nominal: 'So small a price is usually a formality of the deed, not what was paid.',
  noCode: 'None published: how the county judged this sale is not known.',
  otherCode: (code: string) => `${code}. Not decoded here. Ask the county before you compare this price.`,
  codeFrom: 'Qualification codes are read by common use, not by a list of the roll.',
  several: (code: string) =>
    `Several parcels were sold for this price (${code}), so it is not this parcel’s alone.`,
  sold: 'Sold',
  price: 'Price',
  soldAs: 'Sold as',
  record: 'Official record',
  month: (month: string, year: number) => `${month} ${year}`,
  parts: {
    book: (book: string) => `book ${book}`,
    page: (page: string) => `page ${page}`,
    clerk: (number: string) => `clerk’s number ${number}`,
  },
})

export function ParcelSaleFacts({ values }: Props) {
  const columns = saleColumns()
  const sales = (['sale', 'priorSale'] as const).filter((which) => numberIn(values, `${which}Year`) !== null)
  if (sales.length === 0) return <p className="text-base">{texts.none}</p>
  return (
    <>
      <div className="overflow-x-auto print:overflow-visible">
        <table className="mb-1 w-full min-w-110 border-collapse text-left text-sm leading-snug [&_td]:align-top [&_td]:py-1 [&_td]:pr-3 [&_th]:py-1 [&_th]:pr-3 [&_th]:align-top">
          <thead className="text-muted">
            <tr>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" className="font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sales.map((which) => (
              <tr key={which} className="border-t border-line">
                {columns.map(({ id, cell }) => (
                  <td key={id}>{cell(values, which)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mb-2 text-sm text-muted">{texts.codeFrom}</p>
    </>
  )
}

type Which = 'sale' | 'priorSale'

interface Column {
  id: string
  label: ReactNode
  cell: (values: RollValues, which: Which) => ReactNode
}

const saleColumns = (): Column[] => [
  {
    id: 'when',
    label: texts.sold,
    cell: (values, which) => (
      <strong>
        {formatSaleMonth(numberIn(values, `${which}Year`) ?? 0, textIn(values, `${which}Month`))}
      </strong>
    ),
  },
  { id: 'price', label: texts.price, cell: (values, which) => <Price values={values} which={which} /> },
  {
    id: 'code',
    label: <Term definition={parcelTerms.qualification} />,
    cell: (values, which) => describeCode(textIn(values, `${which}Qualification`)),
  },
  {
    id: 'as',
    label: texts.soldAs,
    cell: (values, which) => {
      const condition = textIn(values, `${which}VacantOrImproved`)
      return condition === null ? texts.unknown : formatCode(decodeCondition(condition))
    },
  },
  {
    id: 'record',
    label: texts.record,
    cell: (values, which) =>
      formatRecord((['Book', 'Page', 'Clerk'] as const).map((part) => textIn(values, `${which}${part}`))),
  },
]

function Price({ values, which }: { values: RollValues; which: Which }) {
  const price = amountIn(values, `${which}Price`)
  const several = textIn(values, `${which}SeveralParcels`)
  return (
    <>
      <strong>{price === null ? texts.unknown : price === 0 ? texts.noPrice : formatDollars(price)}</strong>
      {price !== null && price > 0 && price < NOMINAL && <div>{texts.nominal}</div>}
      {several !== null && <div>{texts.several(several)}</div>}
    </>
  )
}

function describeCode(code: string | null): string {
  if (code === null) return texts.noCode
  const decoded = decodeQualification(code)
  return decoded.meaning ? formatCode(decoded) : texts.otherCode(code)
}

const formatCode = ({ code, meaning }: { code: string; meaning: string | undefined }) =>
  meaning ? `${code}: ${translate(meaning)}` : code

export function formatSaleMonth(year: number, month: string | null): string {
  const name = month === null ? undefined : monthName(Number(month))
  return name ? texts.month(name, year) : String(year)
}

function formatRecord([book, page, clerk]: readonly (string | null)[]): string {
  const parts = [
    book && texts.parts.book(book),
    page && texts.parts.page(page),
    clerk && texts.parts.clerk(clerk),
  ]
  return parts.filter(Boolean).join(', ') || texts.unknown
}
