import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Caveats } from '@/components/provenance/caveats'
import { type BuildingRecordsResponse, fetchProperty, type ListedBuildingFeedCity } from '../fetch-permits'
import { type PermitsUrlParams, permitsHref } from '../url'
import { PropertyForm } from './property-form'
import { PropertyRecords } from './property-records'

interface Props {
  url: PermitsUrlParams
  market: ListedBuildingFeedCity
}

type PropertyReading = Awaited<ReturnType<typeof fetchProperty>>

const texts = { another: 'Ask for another property' }

export async function showProperty({ url, market }: Props & { url: { property: string } }) {
  const answer = await fetchProperty(market.market, url.property, url.offset)
  return <PropertyResults url={url} market={market} answer={answer} />
}

export const refusalOf = (answer: PropertyReading | undefined): string | undefined =>
  answer && !answer.ok && answer.error.code === 'invalid_params' ? answer.error.message : undefined

interface AnsweredProps extends Props {
  answer: PropertyReading
}

export function PropertyResults({ url, market, answer }: AnsweredProps) {
  const refused = refusalOf(answer)
  return (
    <>
      {(refused || !url.q) && <PropertyForm market={market} property={url.property} error={refused} />}
      {answer.ok && <Records url={url} market={market} answer={answer} />}
      {!answer.ok && !refused && (
        <ProblemNotice
          problem={answer.error}
          retry={permitsHref(url)}
          instead={{ href: permitsHref({ market: market.market }), label: texts.another }}
        />
      )}
    </>
  )
}

const Records = ({ url, market, answer }: Props & { answer: BuildingRecordsResponse }) => (
  <>
    <PropertyRecords url={{ ...url, q: undefined }} market={market} answer={answer} />
    {market.gaps.length > 0 && <Caveats items={market.gaps} />}
  </>
)
