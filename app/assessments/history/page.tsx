import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { CompareFigures } from '../compare-figures'
import { homeLine } from '../home-line'
import { HomeTrouble } from '../home-trouble'
import { OfficialPage } from '../official-page'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { readValues } from '../read-values'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { stepTexts } from '../step-texts'
import { assessmentsHref } from '../url'
import { ValuesPanel } from '../values-panel'
import { YearsForm } from '../years-form'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.history.title, ...noindex }

export default async function Page({ searchParams }: Props) {
  const { url, years: wrongYears } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="history" url={url} home={home} />
  const values = await readValues(home, url)
  const problems = wrongYears ? [{ field: 'years', message: wrongYears.message }] : []
  return (
    <StepFrame step="history" lead={homeLine(home)} first={<ErrorSummary problems={problems} />}>
      {values.ok ? (
        <>
          <ValuesPanel home={home} values={values} />
          <YearsForm url={url} asked={values.asked} wrong={wrongYears} />
          <CompareFigures url={url} home={home} years={values.years} />
        </>
      ) : (
        <ProblemNotice
          problem={values.problem}
          retry={assessmentsHref('history', url)}
          stillStands={home.source && <OfficialPage source={home.source} />}
          instead={{ href: assessmentsHref('check', url), label: 'Back to the home' }}
        />
      )}
      <StepLinks
        url={url}
        here="history"
        next={{ step: 'meaning', label: 'What does this mean?' }}
        back={{ step: 'check', label: 'Back to the home' }}
      />
    </StepFrame>
  )
}
