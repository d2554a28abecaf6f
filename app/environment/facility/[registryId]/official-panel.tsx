import { Panel } from '@/components/ui/page/panel'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { FacilityReport } from './fetch-facility'

const ECHO = 'https://echo.epa.gov/'

const texts = defineTexts('facility.official-panel', {
  title: 'The official report, and what is left out here',
  report: 'The official report of this facility at EPA',
  agency: 'ECHO, the agency’s site for compliance history',
  problems: 'Known errors in the agency’s data',
  wrong:
    'Only the agency and the state can correct these records. Report an error to them through the official report.',
})

export function OfficialPanel({ report: { fullReportUrl, note } }: { report: FacilityReport }) {
  const links = [
    { href: fullReportUrl, label: texts.report, look: ' font-semibold' },
    { href: ECHO, label: texts.agency, look: '' },
    { href: `${ECHO}resources/echo-data/known-data-problems`, label: texts.problems, look: '' },
  ]
  return (
    <Panel id="official" title={texts.title}>
      <ul className="mb-4 grid gap-1">
        {links.map(({ href, label, look }) => (
          <li key={href}>
            <a href={href} className={`inline-block min-h-6 py-0.5${look}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mb-3">{translate(note)}</p>
      <p>{texts.wrong}</p>
    </Panel>
  )
}
