import { Folded } from '@/components/provenance/folded'
import { AgencyWords } from '@/components/ui/agency-text'
import { Rich } from '@/components/ui/page/rich'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { statePage } from '@/lib/records/cleanup-site/state-page'
import { responseCenter } from '../../response-center'

const texts = defineTexts('facility.next-steps', {
  title: 'What you can do',
  report: 'Report smoke, a smell, dumping or a discharge: <form>EPA’s form for violations</form>.',
  spill: 'Report a spill of oil or chemicals at once: <office/>.',
  state: (state) => `Ask the agency of ${state} about permits and inspections: <agency/>.`,
  comment:
    'Comment on a permit: an agency that is about to issue or change one gives public notice and takes comments. These records have no such notices, and no permit that is only planned, so ask the state.',
  inspection: 'These records have past inspections, and no date of a next one.',
})

const EPA_FORM = 'https://echo.epa.gov/report-environmental-violations'

export function NextSteps({ state }: { state: string | null }) {
  const page = state === null ? undefined : statePage(state)
  return (
    <div id="action" className="mb-1 text-base">
      <Folded more={texts.title}>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>
            <Rich text={texts.report} parts={{ form: (words) => <a href={EPA_FORM}>{words}</a> }} />
          </li>
          <li>
            <Rich text={texts.spill} parts={{ office: () => <Office {...responseCenter} /> }} />
          </li>
          {state !== null && page && (
            <li>
              <Rich
                text={texts.state(stateByCode(state)?.name ?? state)}
                parts={{ agency: () => <Office name={page.agency} href={page.cleanup} /> }}
              />
            </li>
          )}
          <li>{texts.comment}</li>
          <li>{texts.inspection}</li>
        </ul>
      </Folded>
    </div>
  )
}

const Office = ({ name, href }: { name: string; href: string }) => (
  <a href={href}>
    <AgencyWords>{name}</AgencyWords>
  </a>
)
