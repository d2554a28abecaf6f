import { Share } from '@/app/_lib/share/share'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { PageHeading } from '@/components/ui/page/page-heading'
import { QuestionForm } from '../at-place/question-form'
import { fetchProperty, type ListedFeedCity } from '../fetch-permits'
import { stateName } from '../source-labels'
import { type PermitsUrl, permitsHref } from '../url'
import { PropertyForm } from './property-form'
import { PropertyResults, refusalOf } from './property-view'

const texts = { missing: 'Type an address, a parcel number or a word of a record.' }

interface MarketProps {
  url: PermitsUrl
  market: ListedFeedCity
  submitted: boolean
}

export async function showMarket({ url, market, submitted }: MarketProps) {
  const { property, offset } = url
  const answer = property ? await fetchProperty(market.market, property, offset) : undefined
  const error = refusalOf(answer) ?? (submitted && !property ? texts.missing : undefined)
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'property', message: error }] : []} />
      <PageHeading
        eyebrow={`Records of one property in ${market.city}, ${stateName(market.state)}`}
        title={property ?? `A property in ${market.city}`}
      />
      {answer ? (
        <PropertyResults url={url} market={market} answer={answer} />
      ) : (
        <PropertyForm market={market} error={error} />
      )}
      <QuestionForm typed={undefined} label="Another address or city" />
      <p className="mb-4 print:hidden">
        <a href={permitsHref({ q: `${market.city}, ${market.state}` })}>New construction in {market.city}</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}
