import type { ReactNode } from 'react'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { DeviceStorage } from '../entries/device-storage'
import { StepFrame, StorageNotice } from '../step-frame'
import { StepLinks } from '../step-links'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { chooseGround, fieldKinds } from './choose-ground'
import { EvidenceFields } from './evidence-fields'
import { GroundPanel } from './ground-panel'
import { type GroundHints, GroundQuestions, missingAnswers } from './ground-questions'
import { OtherGrounds } from './other-grounds'

const texts = defineTexts('evidence.step', {
  which: 'Which argument fits?',
  problems: 'Some questions have no answer',
  skip: 'Skip to the packet',
  packet: 'See the packet',
  back: 'Back to the values',
})

/** No script moves the focus here, because the script would exceed the size limit of this page. */
const Problems = ({ problems }: { problems: readonly FieldProblem[] }) =>
  problems.length > 0 && (
    <Notice kind="bad" role="alert" title={texts.problems}>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-block py-1">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )

interface Props {
  url: AssessmentsUrlParams
  guidance: CheckedAppealGuidance | undefined
  property: string
  home: string
  titles?: Readonly<Record<string, string>>
  place: string
  office: ReactNode
  hints: GroundHints
  marketValue?: string | undefined
  facts: ReactNode
  saleHome: ReactNode
  similar: ReactNode
  checklist?: ReactNode
}

export function EvidenceStep({ url, guidance, hints, place, office, checklist, ...rest }: Props) {
  const { property, home, titles, ...fields } = rest
  const choice = chooseGround(guidance, url)
  const kinds = fieldKinds(guidance, choice)
  const problems = choice.state === 'open' ? missingAnswers(url, choice.missing) : []
  return (
    <StepFrame step="evidence" lead={home} first={<Problems problems={problems} />}>
      {choice.state === 'open' ? (
        <Panel id="reason" title={texts.which}>
          <GroundQuestions url={url} guidance={guidance} hints={hints} problems={problems} />
          <OtherGrounds url={url} guidance={guidance} choice={choice} />
        </Panel>
      ) : (
        <GroundPanel
          url={url}
          guidance={guidance}
          choice={choice}
          hints={hints}
          place={place}
          office={office}
        />
      )}
      {kinds.length > 0 && (
        <>
          <StorageNotice />
          <DeviceStorage property={property} home={home} titles={titles}>
            <EvidenceFields kinds={kinds} guidance={guidance} {...fields} />
            {checklist}
          </DeviceStorage>
        </>
      )}
      {choice.state === 'open' && (
        <p className="print:hidden">
          <a href={assessmentsHref('packet', url)} className="inline-flex min-h-11 items-center">
            {texts.skip}
          </a>
        </p>
      )}
      <StepLinks
        url={url}
        {...(choice.state !== 'open' && { next: { step: 'packet', label: texts.packet } })}
        back={{ step: 'values', label: texts.back }}
      />
    </StepFrame>
  )
}
