import { Panel } from '@/components/ui/panel'
import type { PanelId } from './outcome'
import { panelWords } from './panel-words'

/** About as high as what is usually found, so that little moves when it comes. */
const heights: Readonly<Record<PanelId, string>> = {
  elevation: 'min-h-270 sm:min-h-180',
  section: 'min-h-360 sm:min-h-270',
  assessment: 'min-h-64',
  parcel: 'min-h-32',
  facilities: 'min-h-240',
  permits: 'min-h-96',
  labor: 'min-h-32',
}

const texts = {
  asking: (whom: string) => `Asking ${whom}…`,
}

export function PendingPanel({ panel }: { panel: PanelId }) {
  const { title, asked } = panelWords[panel]
  return (
    <Panel id={panel} title={title} state="asking">
      <p className={`text-muted ${heights[panel]}`}>{texts.asking(asked)}</p>
    </Panel>
  )
}
