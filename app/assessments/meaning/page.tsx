import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { noindex } from '@/app/_lib/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import type { ParsedUrl } from '@/lib/url-state'
import { type CheckedGuidance, checkedGuidance } from '../checked-guidance'
import { type ChosenHome, homeLine } from '../fetch-home'
import { fetchMeaning, type HomeMeaning } from '../fetch-values'
import { OfficialPage } from '../home-trouble'
import { certaintyLegend, StatementList } from '../statement-list'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import { AppealPanel } from './appeal-panel'

export const metadata: Metadata = { title: stepTexts.meaning.title, ...noindex }

const NOT_ADVICE =
  'General information from public sources, not legal advice. If your notice says something else, trust your notice.'

export default homeStepPage('meaning', showMeaning)

async function showMeaning(home: ChosenHome, { url }: ParsedUrl<AssessmentsUrl>) {
  const meaning = await fetchMeaning(home, url)
  const guidance = checkedGuidance(home.sourceId)
  return (
    <StepFrame step="meaning" lead={homeLine(home)}>
      <div className="max-w-3xl">
        <p className="mb-3">{NOT_ADVICE}</p>
        <p className="mb-6 text-muted">{certaintyLegend}</p>
        {meaning.ok ? (
          <ChangesPanel meaning={meaning} guidance={guidance} />
        ) : (
          <ProblemNotice
            problem={meaning.problem}
            retry={assessmentsHref('meaning', url)}
            stillStands={
              <>
                The rest of this page does not depend on it.{' '}
                {home.source && <OfficialPage source={home.source} />}
              </>
            }
          />
        )}
        {guidance && <ExemptionsPanel guidance={guidance} />}
        {guidance && <AppealPanel guidance={guidance} />}
        <StepLinks
          url={url}
          here="meaning"
          next={{ step: 'facts', label: 'Check the facts' }}
          back={{ step: 'history', label: 'Back to the values' }}
        />
      </div>
    </StepFrame>
  )
}

interface ChangesPanelProps {
  meaning: Extract<HomeMeaning, { ok: true }>
  guidance: CheckedGuidance | undefined
}

/** What changed, kind by kind; then what could explain it, as things to check, never as an answer. */
function ChangesPanel({ meaning: { summary, meta }, guidance }: ChangesPanelProps) {
  const { changes, notCompared } = summary
  return (
    <Panel
      id="changes"
      title="What changed"
      state={changes.length > 0 ? undefined : 'none'}
      stateLabel="No comparison"
    >
      <ul className="mb-4 grid list-disc gap-2 pl-6">
        {changes.map(({ sentence, note }) => (
          <li key={sentence}>
            {sentence}
            {note && <span className="block text-muted">{note}</span>}
          </li>
        ))}
        {notCompared.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {guidance && guidance.changes.length > 0 && (
        <>
          <h3 className="mb-2 text-lg font-semibold">Possible reasons to check</h3>
          <StatementList items={guidance.changes} />
        </>
      )}
      <Provenance meta={meta} />
    </Panel>
  )
}

const texts = {
  title: 'Exemptions to ask about',
  lead: 'We list their official names so that you can ask about them. Only the office can say which ones apply to your home.',
  none: 'We have no checked list of exemptions for this place. Ask the assessor which ones there are.',
  how: 'How to apply',
}

function ExemptionsPanel({ guidance: { exemptions, applying } }: { guidance: CheckedGuidance }) {
  return (
    <Panel id="exemptions" title={texts.title}>
      <p className="mb-3">{exemptions.length > 0 ? texts.lead : texts.none}</p>
      <StatementList items={exemptions} />
      {applying.length > 0 && (
        <>
          <h3 className="mb-2 text-lg font-semibold">{texts.how}</h3>
          <StatementList items={applying} />
        </>
      )}
    </Panel>
  )
}
