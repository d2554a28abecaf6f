import { Share } from '@/app/_lib/share/share'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { PageHeading } from '@/components/ui/page/page-heading'
import { QuestionForm } from '../at-place/question-form'
import { fetchProperty, type ListedBuildingFeedCity } from '../fetch-permits'
import { stateName } from '../source-labels'
import { type PermitsUrlParams, permitsHref } from '../url'
import { PropertyForm } from './property-form'
import { PropertyResults, refusalOf } from './property-view'

const texts = {
  title: 'Permits',
  one: (place: string) => `One property in ${place}`,
  records: (property: string, place: string) => `${property}: records of ${place}`,
  missing: 'Type an address, a parcel number or a word of a record.',
}

interface MarketProps {
  url: PermitsUrlParams
  market: ListedBuildingFeedCity
  submitted: boolean
}

export async function showMarket({ url, market, submitted }: MarketProps) {
  const { property, offset } = url
  const answer = property ? await fetchProperty(market.market, property, offset) : undefined
  const error = refusalOf(answer) ?? (submitted && !property ? texts.missing : undefined)
  const place = `${market.city}, ${stateName(market.state)}`
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'property', message: error }] : []} />
      <PageHeading
        title={texts.title}
        question={property ? texts.records(property, place) : texts.one(place)}
      />
      <QuestionForm typed={place} />
      {answer ? (
        <PropertyResults url={url} market={market} answer={answer} />
      ) : (
        <PropertyForm market={market} error={error} />
      )}
      <p className="mb-4 print:hidden">
        <a href={permitsHref({ q: `${market.city}, ${market.state}` })}>New construction in {market.city}</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}
