import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import { checkedGuidance } from '../checked-guidance'
import type { HomeSelection } from '../fetch-home'
import type { HomeValuesResult } from '../fetch-values'
import { StatementSource } from '../statement-list'
import { describeChange } from './describe-change'
import { lastYearTerms } from './last-year'
import { LastYearField } from './last-year-field'

const texts = defineTexts('change.lead', {
  title: 'Why it changed',
  record: 'The record shows what changed, not why. Ask the assessor for the reason.',
})

interface Props {
  home: HomeSelection
  values: Extract<HomeValuesResult, { ok: true }>
  permits?: ReactNode
}

export function ChangeLead({ home: { sourceId }, values: { years, history }, permits }: Props) {
  const lastYear = lastYearTerms(years, history.property)
  const { answer, level, further } = describeChange(
    sourceId,
    history.assessments,
    checkedGuidance(sourceId)?.level,
  )
  return (
    <Panel id="change" title={texts.title}>
      {answer && <p className="mb-3 text-lg leading-snug font-semibold text-pretty">{answer}</p>}
      {level && (
        <div className="mb-3">
          <p>{level.text}</p>
          <StatementSource statement={level.rule} />
        </div>
      )}
      {answer ? (
        <>
          {further.map((sentence) => (
            <p key={sentence} className="mb-1">
              {sentence}
            </p>
          ))}
          <p className="text-base text-muted">{texts.record}</p>
        </>
      ) : (
        <>
          <Notice>
            {further.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
          {lastYear && <LastYearField terms={lastYear} />}
        </>
      )}
      {permits}
    </Panel>
  )
}
