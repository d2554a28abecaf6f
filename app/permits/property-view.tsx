import { Share } from '@/app/share'
import { Caveats } from '@/components/provenance/caveats'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageHeading } from '@/components/ui/page-heading'
import { PropertyForm } from './property-form'
import { PropertyRecords } from './property-records'
import { type ListedMarket, readProperty } from './read-permits'
import { stateName } from './source-words'
import { type PermitsUrl, permitsHref } from './url'

interface Props {
  url: PermitsUrl
  market: ListedMarket
  submitted: boolean
}

const MISSING = 'Type an address, a parcel number or a word of a record.'

/** One property of a city: what its feeds say, in one line of time. */
export async function PropertyView({ url, market, submitted }: Props) {
  const { property, offset } = url
  const answer = property ? await readProperty(market.market, property, offset) : undefined
  const refused =
    answer && !answer.ok && answer.error.code === 'invalid_params' ? answer.error.message : undefined
  const error = refused ?? (submitted && !property ? MISSING : undefined)
  return (
    <>
      <ErrorSummary problems={error ? [{ field: 'property', message: error }] : []} />
      <PageHeading
        eyebrow={`Records of one property in ${market.city}, ${stateName(market.state)}`}
        title={property ?? `A property in ${market.city}`}
      />
      <div className="mb-8">
        <PropertyForm market={market} property={property} error={error} />
      </div>
      {market.gaps.length > 0 && <Caveats items={market.gaps} />}
      {answer && !answer.ok && !refused && (
        <ProblemNotice
          problem={answer.error}
          retry={permitsHref(url)}
          instead={{ href: permitsHref({ market: market.market }), label: 'Ask for another property' }}
        />
      )}
      {answer?.ok && <PropertyRecords url={url} market={market} answer={answer} />}
      <p className="mb-4 print:hidden">
        <a href={permitsHref({ q: `${market.city}, ${market.state}` })}>New construction in {market.city}</a>
      </p>
      <Share href={permitsHref(url)} />
    </>
  )
}
