import { Streamed } from '@/app/_lib/answer/streamed'
import { Provenance } from '@/components/provenance/provenance'
import { formatCount, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { SALES } from '../entries/entry-names'
import type { HomeSelection } from '../fetch-home'
import { NearbyHomes } from '../similar/nearby/nearby-homes'
import { PacketLink } from '../similar/packet-link'
import { ChoiceLinks } from '../similar/typed/choice-links'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { compareSale, type OwnMarketValue } from './compare-sale'
import { OfferedSales } from './offered-sales'
import { fetchSaleOffers, namesSoldHomes, parseSales, toggleSale } from './offers'
import type { SuggestedSale, SuggestedSalesOutcome } from './sale-offer'
import { SoldHomesForm } from './sold-homes-form'
import { describeSalesThatCount } from './typed-sales'

/** All ten sales would fill two screens of a phone. */
const SHOWN = 5
const MOST = 10

const texts = defineTexts('sales.part', {
  tick: (most: number) => `Tick up to ${most} sales.`,
  none: 'The record has no sale that counts. That does not mean that nothing was sold.',
  noneTyped: 'None of these sales counts.',
  noSource:
    'We do not know a public record of sales by place here. Type the sales that you know: the assessor’s office can tell you more.',
  apart: (count: number) =>
    formatCount(
      count,
      'sale that does not count, with its reason',
      'sales that do not count, each with its reason',
    ),
  listed: (most: number, count: number) => `We list ${most} of ${formatNumber(count)}.`,
  more: (count: number) => `${formatNumber(count)} more sales`,
})

interface Props {
  home: HomeSelection
  url: AssessmentsUrlParams
  own: OwnMarketValue | undefined
}

export function SalesPart({ home, url, own }: Props) {
  const later = fetchSaleOffers(home, url)
  const isTyped = namesSoldHomes(home)
  return (
    <>
      {isTyped && <NearbyHomes home={home} url={url} field="sold" />}
      {isTyped && <SoldHomesForm url={url} days={describeSalesThatCount(home)} />}
      <Streamed later={later}>
        <Offered later={later} url={url} own={own} isTyped={isTyped} />
      </Streamed>
    </>
  )
}

interface OfferedProps {
  later: Promise<SuggestedSalesOutcome | undefined>
  url: AssessmentsUrlParams
  own: OwnMarketValue | undefined
  isTyped: boolean
}

async function Offered({ later, url, own, isTyped }: OfferedProps) {
  const offers = await later
  if (!offers) return isTyped ? null : <p className="mb-2">{texts.noSource}</p>
  if (offers.kind === 'none') return <p className="mb-2">{offers.why}</p>
  const counted = offers.list.filter(({ apart }) => apart === null)
  const apart = offers.list.filter((offer) => offer.apart !== null)
  const none = isTyped ? texts.noneTyped : texts.none
  return (
    <div className="mb-4">
      <p className="mb-2">
        {offers.criteria} {counted.length > 0 ? texts.tick(SALES) : none}{' '}
        {counted.length > MOST && texts.listed(MOST, counted.length)}
      </p>
      {offers.unanswered?.map(({ address, why, choices }) => (
        <div key={address} className="mb-2">
          <p>
            <span className="font-semibold">{address}</span>: {why}
          </p>
          {choices && <ChoiceLinks choices={choices} url={url} field="sold" line={address} />}
        </div>
      ))}
      {counted.length > 0 && (
        <OfferedSales
          list={withLinks(counted, url, own)}
          shown={SHOWN}
          more={texts.more(Math.min(counted.length, MOST) - SHOWN)}
        />
      )}
      {apart.length > 0 && (
        <details open={isTyped}>
          <summary className="min-h-11 py-2 text-accent">{texts.apart(apart.length)}</summary>
          <ul className="divide-y divide-line border-y border-line">
            {apart.slice(0, 2 * MOST).map(({ row, facts, apart: reason }) => (
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

const withLinks = (
  list: readonly SuggestedSale[],
  url: AssessmentsUrlParams,
  own: OwnMarketValue | undefined,
) =>
  list.slice(0, MOST).map((offer) => ({
    ...offer,
    ...(own ? { comparison: compareSale(own, offer.row) } : {}),
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
