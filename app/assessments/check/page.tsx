import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { CheckFacts } from '../check-facts'
import { HomeTrouble } from '../home-trouble'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { stepTexts } from '../step-texts'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.check.title, ...noindex }

/** Facts only: no value before the person has said that this is the home. */
export default async function Page({ searchParams }: Props) {
  const { url } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="check" url={url} home={home} />
  return (
    <StepFrame
      step="check"
      lead="Look at the address, the unit and the parcel number. The values come after this."
    >
      <div className="max-w-reading">
        <CheckFacts url={url} home={home} />
        <Provenance meta={home.meta} />
        <StepLinks
          url={{ ...url, source: home.sourceId }}
          here="check"
          next={{ step: 'history', label: 'Yes, show its values' }}
          back={
            url.q || url.id
              ? { step: 'find', label: 'No, back to the matches' }
              : { step: 'question', label: 'No, find another home' }
          }
        />
      </div>
    </StepFrame>
  )
}
