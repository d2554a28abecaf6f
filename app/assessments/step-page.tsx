import type { ReactNode } from 'react'
import { AnswerPage } from '@/app/_lib/answer/page-stream'
import { localHref } from '@/lib/language/local-href'
import type { ParsedUrl, UrlQuery } from '@/lib/url-state'
import { fetchHome, type HomeSelection } from './fetch-home'
import { HomeTrouble } from './home-trouble'
import { StepFrame } from './step-frame'
import type { VisibleStep } from './step-texts'
import { readOwnHome, type UncoveredHome } from './uncovered/own-home'
import { type AssessmentsUrlParams, assessmentsUrl, steps } from './url'

interface Props {
  searchParams: Promise<UrlQuery>
}

export const stepPage = (step: VisibleStep, show: (query: UrlQuery) => Promise<ReactNode>) =>
  function Page({ searchParams }: Props) {
    return (
      <AnswerPage
        page={searchParams.then(show)}
        stop={localHref(steps.question)}
        isWholePage
        frame={(asking) => <StepFrame step={step}>{asking}</StepFrame>}
      />
    )
  }

type ShowHome = (
  home: HomeSelection,
  parsed: ParsedUrl<AssessmentsUrlParams>,
) => ReactNode | Promise<ReactNode>

type ShowOwn = (own: UncoveredHome, url: AssessmentsUrlParams) => ReactNode

interface Without {
  /** Renders a home that no roll covers. Its URL has an address and a state instead of a key. */
  own: ShowOwn
  home?: ReactNode
}

export const homeStepPage = (step: VisibleStep, show: ShowHome, without: Without) =>
  stepPage(step, async (query) => {
    const parsed = assessmentsUrl.parse(query)
    const home = await fetchHome(parsed.url)
    if (home.kind === 'home') return show(home, parsed)
    const own = home.kind === 'no-key' ? readOwnHome(parsed.url) : undefined
    if (own) return without.own(own, parsed.url)
    if (home.kind === 'no-key' && without.home) return without.home
    return <HomeTrouble step={step} url={parsed.url} home={home} />
  })
