import { selectedParcelsHref } from '@/components/parcels/parcel-href'
import { formatPerFoot } from '@/components/parcels/standing/describe-standing'
import type { SimilarParcelsReport } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

const MOST = 300

const texts = defineTexts('parcels.median-links', {
  side: (count: number, side: 'above' | 'below', median: string) =>
    `Show on the map the ${formatNumber(count)} ${side} ${median}`,
  tooMany: (count: number, side: 'above' | 'below') =>
    `${formatNumber(count)} lie ${side} the median: more than one link can show on the map. The files have all of them.`,
})

export const MedianLinks = ({ subject, parcels, median }: SimilarParcelsReport & { median: number }) => (
  <ul className="mb-3 print:hidden">
    {(['above', 'below'] as const).map((side) => {
      const selected = parcels.filter((parcel) => isOn(side, parcel, median)).map(({ key }) => key)
      if (selected.length === 0) return null
      if (selected.length > MOST) return <li key={side}>{texts.tooMany(selected.length, side)}</li>
      return (
        <li key={side}>
          <a href={selectedParcelsHref(selected, subject.key)} className="inline-flex min-h-8 items-center">
            {texts.side(selected.length, side, formatPerFoot(median))}
          </a>
        </li>
      )
    })}
  </ul>
)

function isOn(
  side: 'above' | 'below',
  { justValue, livingSquareFeet }: SimilarParcelsReport['parcels'][number],
  median: number,
): boolean {
  const perFoot = justValue / livingSquareFeet
  return side === 'above' ? perFoot > median : perFoot < median
}
