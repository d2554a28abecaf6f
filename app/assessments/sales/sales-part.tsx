import { Streamed } from '@/app/_lib/answer/streamed'
import { Provenance } from '@/components/provenance/provenance'
import { formatCount, formatNumber } from '@/lib/format'
import { SALES } from '../entries/entry-names'
import type { HomeSelection } from '../fetch-home'
import { PacketLink } from '../similar/packet-link'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import { OfferedSales } from './offered-sales'
import { fetchSaleOffers, namesSoldHomes, parseSales, toggleSale } from './offers'
import type { SaleOffer, SaleOffers } from './sale-offer'
import { SoldHomesForm } from './sold-homes-form'

/** Ten would fill two screens of a phone. */
const SHOWN = 10

const texts = {
  tick: `Tick up to ${SALES} sales.`,
  none: 'The record has no sale that counts. That does not mean that nothing was sold.',
  noneTyped: 'None of these sales counts.',
  noSource:
    'We do not know a public record of sales by place here. Type the sales that you know: the assessor’s office can tell you more.',
  apart: (count: number) => `${formatCount(count, 'sale', 'sales')} that do not count, each with its reason`,
  more: (count: number) => `We list ${SHOWN} of ${formatNumber(count)}.`,
}

interface Props {
  home: HomeSelection
  url: AssessmentsUrl
}

export function SalesPart({ home, url }: Props) {
  const later = fetchSaleOffers(home, url)
  const isTyped = namesSoldHomes(home)
  return (
    <>
      {isTyped && <SoldHomesForm url={url} />}
      <Streamed later={later}>
        <Offered later={later} url={url} isTyped={isTyped} />
      </Streamed>
    </>
  )
}

interface OfferedProps {
  later: Promise<SaleOffers | undefined>
  url: AssessmentsUrl
  isTyped: boolean
}

async function Offered({ later, url, isTyped }: OfferedProps) {
  const offers = await later
  if (!offers) return isTyped ? null : <p className="mb-2">{texts.noSource}</p>
  if (offers.kind === 'none') return <p className="mb-2">{offers.why}</p>
  const counted = offers.list.filter(({ apart }) => apart === null)
  const apart = offers.list.filter((offer) => offer.apart !== null)
  const none = isTyped ? texts.noneTyped : texts.none
  return (
    <div className="mb-4">
      <p className="mb-2">
        {offers.criteria} {counted.length > 0 ? texts.tick : none}{' '}
        {counted.length > SHOWN && texts.more(counted.length)}
      </p>
      {offers.unanswered?.map(({ address, why }) => (
        <p key={address} className="mb-2">
          <span className="font-semibold">{address}</span>: {why}
        </p>
      ))}
      {counted.length > 0 && <OfferedSales list={withLinks(counted, url)} />}
      {apart.length > 0 && (
        <details open={isTyped}>
          <summary className="min-h-11 py-2 text-accent">{texts.apart(apart.length)}</summary>
          <ul className="divide-y divide-line border-y border-line">
            {apart.slice(0, 2 * SHOWN).map(({ row, facts, apart: reason }) => (
              <li key={row.parcel} className="py-1.5 leading-snug">
                <span className="font-semibold">{row.address}</span>: {row.price}, {row.date}
                <span className="block">{reason}</span>
                <span className="block text-base text-muted">{facts}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {offers.meta && <Provenance meta={offers.meta} />}
    </div>
  )
}

const withLinks = (list: readonly SaleOffer[], url: AssessmentsUrl) =>
  list.slice(0, SHOWN).map((offer) => ({
    ...offer,
    link: (
      <PacketLink
        href={`${assessmentsHref('evidence', { ...url, sales: toggleSale(url.sales, offer.row) })}#sales`}
        item={offer.row.parcel}
        items={parseSales(url.sales)}
        most={SALES}
        address={offer.row.address}
      />
    ),
  }))
