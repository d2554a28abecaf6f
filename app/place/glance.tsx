import { StateChip } from '@/components/ui/state-chip'
import type { DossierPage } from './dossier-page'
import { type PanelId, panelIds } from './panels/outcome'
import { panelWords } from './panels/panel-words'
import { sayEnding } from './panels/say-ending'
import { Streamed } from './streamed'

const texts = { title: 'What the record says here' }

/** How each question ended, at a glance; the chips come as the answers do and nothing moves. */
export function Glance({ page }: { page: DossierPage }) {
  return (
    <nav
      aria-labelledby="glance-title"
      className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-6 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      <h2 id="glance-title" className="mb-2 text-xl leading-snug font-semibold print:text-lg">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line">
        {panelIds.map((panel) => (
          <li key={panel} className="flex min-h-11 items-center justify-between gap-x-4 print:min-h-0">
            <a href={`#${panel}`} className="inline-flex min-h-11 min-w-0 items-center print:min-h-0">
              {panelWords[panel].title}
            </a>
            <Streamed whole={page.whole} fallback={<StateChip state="asking" />}>
              <Ending panel={panel} page={page} />
            </Streamed>
          </li>
        ))}
      </ul>
    </nav>
  )
}

async function Ending({ panel, page: { dossier } }: { panel: PanelId; page: DossierPage }) {
  const outcome = await dossier[panel]
  return <StateChip state={outcome.ending} label={sayEnding(panel, outcome)} />
}
