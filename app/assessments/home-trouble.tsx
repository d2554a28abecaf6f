import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { AssessmentSource } from './fetch-assessments'
import type { HomeSelection, HomeSelectionOutcome } from './fetch-home'
import { StepFrame } from './step-frame'
import { stepTexts, type VisibleStep } from './step-texts'
import { type AssessmentsUrlParams, assessmentsHref, questionOf } from './url'

const texts = defineTexts('find.home-trouble', {
  noHome: 'This page needs a home first. Find yours by its address or its parcel number; it takes two steps.',
  find: 'Find your home',
  noPlace: (id: string) =>
    `This link has the parcel number ${id}, but not the county or state that keeps its record. Choose the place in step 1, and check that the home is yours.`,
  uncheckedNumber: (id: string) =>
    `This link has the parcel number ${id}, but not the home that you confirmed. Check in step 1 that the home is yours.`,
  uncheckedAddress: (address: string) =>
    `This link has the address ${address}, but not the home that you confirmed. Check in step 1 that the home is yours.`,
  toFind: 'Go to step 1',
  again: 'Find your home again',
  unnamed: 'This link does not name a home',
  changed: 'The link lost a part or was changed. Open the whole link, or find the home again.',
  gone: 'The source has no record under this link any more. Parcels are divided, joined and renumbered. Look for the home again.',
  official: (title: string) => `You can look at the <page>official page of ${title}</page> yourself.`,
})

interface Props {
  step: VisibleStep
  url: AssessmentsUrlParams
  home: Exclude<HomeSelectionOutcome, HomeSelection>
}

export function HomeTrouble({ step, url, home }: Props) {
  if (home.kind === 'no-key') return <NoHome step={step} url={url} />
  const ask = assessmentsHref('question', questionOf(url))
  return (
    <StepFrame step={step} title={stepTexts[step].title}>
      {home.kind === 'problem' ? (
        <ProblemNotice
          problem={home.problem}
          retry={assessmentsHref(step, url)}
          stillStands={home.source && <OfficialPage source={home.source} />}
          instead={{ href: ask, label: texts.again }}
        />
      ) : (
        <div className="max-w-reading">
          {home.kind === 'unreadable' ? (
            <Notice kind="warn" title={texts.unnamed}>
              <p>{texts.changed}</p>
            </Notice>
          ) : (
            <p className="mb-5">
              {texts.gone} {home.source && <OfficialPage source={home.source} />}
            </p>
          )}
          <ButtonLink look="primary" href={ask}>
            {texts.again}
          </ButtonLink>
        </div>
      )}
    </StepFrame>
  )
}

export function OfficialPage({ source }: { source: AssessmentSource }) {
  return (
    <Rich
      text={texts.official(translate(source.title))}
      parts={{ page: (words) => <a href={source.officialPage}>{words}</a> }}
    />
  )
}

export function NoHome({ step, url = {} }: Pick<Props, 'step'> & Partial<Pick<Props, 'url'>>) {
  const missing = describeMissing(url)
  return (
    <StepFrame step={step} title={stepTexts[step].title} lead={missing ? undefined : stepTexts[step].about}>
      <p className="mb-5 max-w-reading">{missing ?? texts.noHome}</p>
      <ButtonLink
        look="primary"
        href={missing ? assessmentsHref('find', questionOf(url)) : assessmentsHref('question')}
      >
        {missing ? texts.toFind : texts.find}
      </ButtonLink>
    </StepFrame>
  )
}

function describeMissing({ id, q, source }: AssessmentsUrlParams): string | undefined {
  if (id && !source) return texts.noPlace(id)
  if (id) return texts.uncheckedNumber(id)
  return q ? texts.uncheckedAddress(q) : undefined
}
