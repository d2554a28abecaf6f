import { selectedParcelsHref } from '@/components/parcels/parcel-href'
import { formatPerFoot } from '@/components/parcels/standing/describe-standing'
import type { SimilarAnswer } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'

const MOST = 300

const texts = {
  side: (count: number, side: string, median: number) =>
    `Show on the map the ${formatNumber(count)} ${side} ${formatPerFoot(median)}`,
  tooMany: (count: number, side: string) =>
    `${formatNumber(count)} lie ${side} the median: more than one link can show on the map. The files have all of them.`,
}

export const MedianLinks = ({ subject, parcels, median }: SimilarAnswer & { median: number }) => (
  <ul className="mb-3 print:hidden">
    {(['above', 'below'] as const).map((side) => {
      const selected = parcels.filter((parcel) => isOn(side, parcel, median)).map(({ key }) => key)
      if (selected.length === 0) return null
      if (selected.length > MOST) return <li key={side}>{texts.tooMany(selected.length, side)}</li>
      return (
        <li key={side}>
          <a href={selectedParcelsHref(selected, subject.key)} className="inline-flex min-h-8 items-center">
            {texts.side(selected.length, side, median)}
          </a>
        </li>
      )
    })}
  </ul>
)

function isOn(
  side: 'above' | 'below',
  { justValue, livingSquareFeet }: SimilarAnswer['parcels'][number],
  median: number,
): boolean {
  const perFoot = justValue / livingSquareFeet
  return side === 'above' ? perFoot > median : perFoot < median
}
