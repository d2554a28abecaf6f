import { ValueTable } from '@/components/assessments/value-table'
import { Provenance } from '@/components/provenance/provenance'
import { Notice } from '@/components/ui/notice'
import type { CheckedGuidance } from '../checked-guidance'
import type { Entries } from '../entries/kept-entries'
import { KeptOnDevice } from '../entries/kept-on-device'
import type { ChosenHome } from '../fetch-home'
import { homeLine } from '../fetch-home'
import type { HomeValues } from '../fetch-values'
import { defineFor } from '../fetch-values'
import { homeDocument } from '../pdf/document/home-document'
import { sheetTexts } from '../sheets/sheet-texts'
import { StepLinks } from '../step-links'
import { UndatedValues } from '../undated-values'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import type { HomeStanding } from './fetch-standing'
import { PacketFrame, PacketSheets } from './packet-frame'

interface Props {
  url: AssessmentsUrl
  home: ChosenHome
  values: HomeValues
  guidance: CheckedGuidance | undefined
  standing?: HomeStanding | undefined
  /** What was looked up without scripting. */
  given: Entries
}

export function HomePacket({ url, home, values, guidance, standing, given }: Props) {
  const document = homeDocument(home, values, guidance, standing)
  return (
    <PacketFrame
      document={document}
      property={home.key}
      notice={
        <>
          Write your own part under <a href={assessmentsHref('evidence', url)}>facts and evidence</a>; it is
          added here automatically.
        </>
      }
    >
      <KeptOnDevice property={home.key} home={homeLine(home)}>
        <PacketSheets
          home={homeLine(home)}
          document={document}
          given={given}
          values={<OfficialValues home={home} values={values} />}
        />
      </KeptOnDevice>
      <StepLinks url={url} here="packet" back={{ step: 'evidence', label: 'Back to facts and evidence' }} />
    </PacketFrame>
  )
}

/** With what each kind means and where it is from, or why there are none. */
function OfficialValues({ home, values }: { home: ChosenHome; values: HomeValues }) {
  const define = defineFor(home.sourceId)
  if (!values.ok)
    return (
      <Notice kind="bad" title={sheetTexts.noValues}>
        <p>
          {values.problem.message} {sheetTexts.copyThem}
        </p>
      </Notice>
    )
  return (
    <>
      <ValueTable id="packet-values" caption="In dollars" years={values.years} define={define} />
      <UndatedValues record={values.history.property} define={define} />
      <p>
        {sheetTexts.notAppraisal} {values.history.provenance.yearNote}
      </p>
      <Provenance meta={values.meta} />
    </>
  )
}
