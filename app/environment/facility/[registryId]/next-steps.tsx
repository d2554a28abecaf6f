import { Folded } from '@/components/provenance/folded'
import { stateByCode } from '@/lib/geography/states'
import { statePage } from '@/lib/records/cleanup-site/state-page'
import { responseCenter } from '../../response-center'

const texts = {
  title: 'What you can do',
  report: 'Report smoke, a smell, dumping or a discharge: ',
  epa: 'EPA’s form for violations',
  spill: 'Report a spill of oil or chemicals at once: ',
  state: (state: string) => `Ask the agency of ${state} about permits and inspections: `,
  comment:
    'Comment on a permit: an agency that is about to issue or change one gives public notice and takes comments. These records have no such notices, and no permit that is only planned, so ask the state.',
  inspection: 'These records have past inspections, and no date of a next one.',
}

const EPA_FORM = 'https://echo.epa.gov/report-environmental-violations'

export function NextSteps({ state }: { state: string | null }) {
  const page = state === null ? undefined : statePage(state)
  return (
    <div id="action" className="mb-1 text-base">
      <Folded more={texts.title}>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>
            {texts.report}
            <a href={EPA_FORM}>{texts.epa}</a>.
          </li>
          <li>
            {texts.spill}
            <a href={responseCenter.href}>{responseCenter.name}</a>.
          </li>
          {state !== null && page && (
            <li>
              {texts.state(stateByCode(state)?.name ?? state)}
              <a href={page.cleanup}>{page.agency}</a>.
            </li>
          )}
          <li>{texts.comment}</li>
          <li>{texts.inspection}</li>
        </ul>
      </Folded>
    </div>
  )
}
