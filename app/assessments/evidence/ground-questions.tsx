import { Fragment, type ReactNode } from 'react'
import { RadioGroup } from '@/components/ui/form/choice'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import { SubmitButton } from '@/components/ui/form/submit-button'
import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { HiddenFields } from '../hidden-fields'
import { type AssessmentsUrlParams, assessmentsHref, groundKinds, steps } from '../url'
import { offeredKinds } from './choose-ground'
import { groundTexts } from './ground-texts'
import { Rule } from './rule'

const texts = defineTexts('evidence.ground-questions', {
  unsure: 'Not sure? Answer no. You can change each answer later.',
  missing: 'Answer yes or no.',
  missingTo: (question: string) => `Answer yes or no: ${question}`,
  barred: (claim: string) => `Not a reason here: ${claim}`,
  submit: 'Show my reason',
  busy: 'One moment…',
  yes: 'Yes',
  no: 'No',
})

export type GroundHints = Readonly<Partial<Record<AppealGroundKind, ReactNode>>>

const fieldOf = (kind: AppealGroundKind) => `answer-${kind}`

export const missingAnswers = (
  url: AssessmentsUrlParams,
  missing: readonly AppealGroundKind[],
): FieldProblem[] =>
  url.answers
    ? missing.map((kind) => ({
        field: fieldOf(kind),
        message: texts.missingTo(groundTexts[kind].question),
      }))
    : []

interface Props {
  url: AssessmentsUrlParams
  guidance: CheckedAppealGuidance | undefined
  hints: GroundHints
  problems?: readonly FieldProblem[]
}

export function GroundQuestions({ url, guidance, hints, problems = [] }: Props) {
  const { fact: _fact, equity: _equity, market: _market, condition: _condition, ground: _, ...rest } = url
  const offered = offeredKinds(guidance)
  return (
    <form action={localHref(steps.evidence)} key={assessmentsHref('evidence', url)} className="print:hidden">
      <p className="mb-3">{texts.unsure}</p>
      <HiddenFields url={{ ...rest, answers: '1' }} />
      {groundKinds.map((kind) =>
        offered.includes(kind) ? (
          <RadioGroup
            key={kind}
            name={kind}
            id={fieldOf(kind)}
            label={groundTexts[kind].question}
            hint={hints[kind]}
            error={problems.find(({ field }) => field === fieldOf(kind)) && texts.missing}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: texts[value] }))}
            defaultValue={url[kind]}
            inline
          />
        ) : (
          <Fragment key={kind}>
            <p className="mb-1 font-semibold">{texts.barred(groundTexts[kind].claim)}</p>
            <Rule statement={guidance?.otherAssessments?.statement} />
          </Fragment>
        ),
      )}
      <SubmitButton busy={texts.busy}>{texts.submit}</SubmitButton>
    </form>
  )
}
