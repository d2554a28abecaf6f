import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'
import { AppealPanel } from '../appeal-panel'
import { ChangesPanel } from '../changes-panel'
import { ExemptionsPanel } from '../exemptions-panel'
import { homeLine } from '../home-line'
import { HomeTrouble } from '../home-trouble'
import { OfficialPage } from '../official-page'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { readMeaning } from '../read-values'
import { certaintyLegend } from '../statement-list'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { stepTexts } from '../step-texts'
import { assessmentsHref } from '../url'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.meaning.title, ...noindex }

const NOT_ADVICE =
  'General information from public sources, not legal advice. What your own notice says goes before anything here.'

export default async function Page({ searchParams }: Props) {
  const { url } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="meaning" url={url} home={home} />
  const meaning = await readMeaning(home, url)
  const guidance = guidanceFor(home.sourceId)
  return (
    <StepFrame step="meaning" lead={homeLine(home)}>
      <div className="max-w-3xl">
        <p className="mb-3">{NOT_ADVICE}</p>
        <p className="mb-6 text-muted">{certaintyLegend}</p>
        {meaning.ok ? (
          <ChangesPanel meaning={meaning} guidance={guidance} />
        ) : (
          <ProblemNotice
            problem={meaning.problem}
            retry={assessmentsHref('meaning', url)}
            stillStands={
              <>What follows does not depend on it. {home.source && <OfficialPage source={home.source} />}</>
            }
          />
        )}
        {guidance && <ExemptionsPanel guidance={guidance} />}
        {guidance && <AppealPanel guidance={guidance} />}
        <StepLinks
          url={url}
          here="meaning"
          next={{ step: 'facts', label: 'Check the facts' }}
          back={{ step: 'history', label: 'Back to the values' }}
        />
      </div>
    </StepFrame>
  )
}
