import { kindsIn } from '@/components/records/value-years'
import type { Guidance } from '@/lib/appeal-guidance/guidance'
import { defineFor } from './define-for'
import { KeptOnDevice } from './entries/kept-on-device'
import { evidenceOf } from './evidence-checklist'
import { checkableFacts, homeFacts } from './home-facts'
import { homeLine } from './home-line'
import { PacketFrame } from './packet-frame'
import { PacketSheets } from './packet-sheets'
import { homeDocument } from './pdf/home-document'
import type { ChosenHome } from './read-home'
import type { HomeValues } from './read-values'
import { ChecklistSheet } from './sheets/checklist-sheet'
import { ComparisonSheet } from './sheets/comparison-sheet'
import { ConditionSheet } from './sheets/condition-sheet'
import { IdentificationSheet } from './sheets/identification-sheet'
import { SourcesSheet } from './sheets/sources-sheet'
import { StepLinks } from './step-links'
import { type AssessmentsUrl, assessmentsHref } from './url'

interface Props {
  url: AssessmentsUrl
  home: ChosenHome
  values: HomeValues
  guidance: Guidance | undefined
}

export function HomePacket({ url, home, values, guidance }: Props) {
  const kinds = values.ok ? kindsIn(values.years) : []
  return (
    <PacketFrame
      document={homeDocument(home, values, guidance)}
      property={home.key}
      notice={
        <>
          Write your own part under <a href={assessmentsHref('facts', url)}>facts</a> and{' '}
          <a href={assessmentsHref('evidence', url)}>evidence</a>; it appears here by itself.
        </>
      }
    >
      <KeptOnDevice property={home.key}>
        <PacketSheets
          home={homeLine(home)}
          contents={[
            <IdentificationSheet key="identification" home={home} values={values} />,
            <ComparisonSheet key="comparison" />,
            <ConditionSheet key="condition" />,
            <ChecklistSheet
              key="checklist"
              facts={homeFacts(home.property, checkableFacts)}
              evidence={evidenceOf(guidance)}
            />,
            <SourcesSheet
              key="sources"
              definitions={kinds.map(defineFor(home.sourceId))}
              guidance={guidance}
              source={home.source}
              caveats={values.ok ? values.history.caveats : []}
            />,
          ]}
        />
      </KeptOnDevice>
      <StepLinks url={url} here="packet" back={{ step: 'evidence', label: 'Back to the evidence' }} />
    </PacketFrame>
  )
}
