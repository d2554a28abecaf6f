import { Panel } from '@/components/ui/panel'
import type { Report } from './read-facility'

const texts = {
  report: 'The official report of this facility at EPA',
  agency: 'ECHO, the agency’s site for compliance history',
  problems: 'What the agency knows to be wrong in its data',
  wrong:
    'If something here looks wrong, only the agency and the state can correct it. Tell them through the official report; this site shows what they publish.',
}

/** Where to read on, and what this page leaves out. */
export function OfficialPanel({ report }: { report: Report }) {
  return (
    <Panel id="official" title="The official report, and what is left out here">
      <ul className="mb-4 grid gap-1">
        <li>
          <a href={report.fullReportUrl} className="inline-block min-h-6 py-0.5 font-semibold">
            {texts.report}
          </a>
        </li>
        <li>
          <a href="https://echo.epa.gov/" className="inline-block min-h-6 py-0.5">
            {texts.agency}
          </a>
        </li>
        <li>
          <a
            href="https://echo.epa.gov/resources/echo-data/known-data-problems"
            className="inline-block min-h-6 py-0.5"
          >
            {texts.problems}
          </a>
        </li>
      </ul>
      <p className="mb-3">{report.note}</p>
      <p>{texts.wrong}</p>
    </Panel>
  )
}
