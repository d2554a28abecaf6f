import { PanelFoot } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import type { AbsentPanel, DossierPage } from './panels/dossier'
import { nextOf } from './panels/dossier-panel'

const texts = { title: 'Not published here' }

/** Why each of these records is missing here, and the office that has it. */
export function NotPublished({ page }: { page: DossierPage }) {
  if (page.absent.length === 0) return null
  return (
    <Panel id="not-published" title={texts.title}>
      <dl className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {page.absent.map((each) => (
          <Absent key={each.panel.id} {...each} page={page} />
        ))}
      </dl>
    </Panel>
  )
}

function Absent({ panel, outcome, page }: AbsentPanel & { page: DossierPage }) {
  const { href, label } = nextOf(panel, page, outcome)
  return (
    <div id={panel.id} className="min-w-0">
      <dt className="font-semibold">{panel.title}</dt>
      <dd>
        {outcome.why}{' '}
        <a href={href} className="inline-block min-h-6 py-0.5 print:hidden">
          {label}
        </a>
        <PanelFoot metas={outcome.metas} />
      </dd>
    </div>
  )
}
