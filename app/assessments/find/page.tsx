import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { Candidates } from '../candidates'
import { ChooseMunicipality } from '../choose-municipality'
import { ChooseSource } from '../choose-source'
import { findHome } from '../find-home'
import { FindProblem } from '../find-problem'
import { NoHome } from '../no-home'
import { NotCovered } from '../not-covered'
import { parseAssessmentsUrl, type Query } from '../parse'
import { QuestionPage } from '../question-page'
import { readSources } from '../read-assessments'
import { StepFrame } from '../step-frame'
import { stepTexts } from '../step-texts'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.find.title, ...noindex }

/** What became of the question: candidates, or why there are none and one next step. */
export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  if (Object.keys(query).length === 0) return <NoHome step="find" />
  const { url, dropped } = parseAssessmentsUrl(query)
  const finding = await findHome(url)
  switch (finding.kind) {
    case 'question': {
      const listed = await readSources()
      const withSource = finding.source ? { ...url, source: finding.source.id } : url
      return (
        <QuestionPage
          url={withSource}
          sources={listed.ok ? listed.data.sources : []}
          problems={finding.problems}
        />
      )
    }
    case 'choose':
      return <ChooseSource url={url} why={finding.why} sources={finding.sources} />
    case 'choose-municipality':
      return <ChooseMunicipality url={url} finding={finding} />
    case 'not-covered':
      return <NotCovered url={url} state={finding.state} office={finding.office} />
    case 'problem':
      return <FindProblem url={url} problem={finding.problem} source={finding.source} />
    case 'searched':
      return (
        <StepFrame step="find" title={titleOf(finding.search.records.length)}>
          <DroppedNotice dropped={dropped} />
          <Candidates url={url} found={finding} />
        </StepFrame>
      )
  }
}

function titleOf(count: number): string {
  if (count === 0) return 'No home matches'
  return count === 1 ? 'One home matches' : 'Which one is your home?'
}
