import { ValueTable } from '@/components/assessments/value-table'
import { Provenance } from '@/components/provenance/provenance'
import { Notice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeRule } from '../calendar/describe-rule'
import { PacketReminder } from '../calendar/packet-reminder'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { DeviceStorage } from '../entries/device-storage'
import type { OwnerEntries } from '../entries/stored-entries'
import { leadReasonOf } from '../evidence/lead-reason'
import type { HomeSelection } from '../fetch-home'
import { homeLine } from '../fetch-home'
import type { HomeValuesResult } from '../fetch-values'
import { FilingRules } from '../law/filing-rules'
import { defineOfficially, homeDocument } from '../pdf/document/home-document'
import { sheetTexts } from '../sheets/sheet-texts'
import { otherTitles } from '../similar/source-titles'
import { StatementList } from '../statement-list'
import { StepLinks } from '../step-links'
import { UndatedValues } from '../undated-values'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import { BlankLink } from './blank-link'
import type { HomeComparables } from './fetch-standing'
import { PacketFrame } from './packet-frame'
import { PacketSheets } from './packet-sheets'

const texts = defineTexts('packet.home', {
  before: 'Before you file',
  back: 'Back to facts and evidence',
})

interface Props {
  url: AssessmentsUrlParams
  home: HomeSelection
  values: HomeValuesResult
  guidance: CheckedAppealGuidance | undefined
  standing?: HomeComparables | undefined
  given: OwnerEntries
}

export function HomePacket({ url, home, values, guidance, standing, given: entries }: Props) {
  const isBlank = url.blank === '1'
  const document = homeDocument(home, values, guidance, standing, {
    isBlank,
    lead: leadReasonOf(guidance, url),
  })
  const costly = guidance?.cautions.filter((caution) => caution.isCostly) ?? []
  return (
    <PacketFrame
      document={document}
      property={home.key}
      home={homeLine(home)}
      blank={<BlankLink url={url} />}
      notice={
        guidance && (
          <Notice
            kind={costly.length > 0 || guidance.rules.payment?.isCostly ? 'warn' : 'info'}
            title={texts.before}
          >
            <StatementList items={costly} />
            <FilingRules guidance={guidance} />
          </Notice>
        )
      }
    >
      <DeviceStorage property={home.key} home={homeLine(home)} titles={otherTitles(home)} isKeptAbove>
        <PacketReminder property={home.key} home={homeLine(home)} rule={describeRule(guidance)} />
        <PacketSheets
          home={homeLine(home)}
          document={document}
          given={entries}
          evidenceHref={assessmentsHref('evidence', url)}
          values={<OfficialValues guidance={guidance} values={values} />}
        />
      </DeviceStorage>
      <StepLinks url={url} here="packet" back={{ step: 'evidence', label: texts.back }} />
    </PacketFrame>
  )
}

function OfficialValues({ guidance, values }: Pick<Props, 'guidance' | 'values'>) {
  const define = defineOfficially(guidance)
  if (!values.ok)
    return (
      <Notice kind="bad" title={sheetTexts.noValues}>
        <p>
          {translate(values.problem.message)} {sheetTexts.copyThem}
        </p>
      </Notice>
    )
  const published = values.years.filter((year) => year.published)
  return (
    <>
      {published.length > 0 && (
        <ValueTable id="packet-values" caption={sheetTexts.inDollars} years={published} define={define} />
      )}
      <UndatedValues record={values.history.property} define={define} heading={sheetTexts.undated} />
      <p>
        {sheetTexts.notAppraisal} {translate(values.history.provenance.yearNote)}
      </p>
      <Provenance meta={values.meta} />
    </>
  )
}
