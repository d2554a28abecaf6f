import { Caveats } from '@/components/provenance/caveats'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { formatAge } from '@/components/ui/format-age'
import { Panel } from '@/components/ui/panel'
import { StateChip } from '@/components/ui/state-chip'
import type { Dossier, PanelData } from '../panels/dossier'
import type { Outcome, PanelId } from '../panels/outcome'
import { panelWords } from '../panels/panel-words'
import { sayEnding } from '../panels/say-ending'
import { Sources } from '../panels/sources'
import { placeHref } from '../url'
import { comparePanel, reasonsOf } from './compare-panels'
import { CompareTable } from './compare-table'
import { shareCaveats } from './share-caveats'
import { type CompareUrl, compareHref, type Side } from './url'

export interface Pair<T> {
  a: T
  b: T
}

interface Props<P extends PanelId> {
  panel: P
  url: CompareUrl
  names: Pair<string>
  dossiers: Pair<Dossier>
}

const texts = {
  stillStands: 'The other place, and the other panels, are not affected.',
  open: (letter: string) => `Open in the dossier of ${letter}`,
  load: 'Load the series of both counties',
  older: (age: string) => `An older answer, ${age}; a newer one is being asked for.`,
  caption: (title: string) => `${title}, side by side`,
}

/** One record of both places. It waits for its own two answers and for nothing else. */
export async function ComparedPanel<P extends PanelId>({ panel, url, names, dossiers }: Props<P>) {
  const [a, b]: Outcome<PanelData[P]>[] = await Promise.all([dossiers.a[panel], dossiers.b[panel]])
  if (!a || !b) return null
  const { title } = panelWords[panel]
  const rows = comparePanel(panel, a, b)
  const caveats = shareCaveats(a, b)
  const shared = { panel, retry: compareHref(url) }
  const isOnRequest = panel === 'labor' && (a.ending === 'on-request' || b.ending === 'on-request')
  return (
    <Panel id={panel} title={title}>
      {rows.length > 0 && (
        <CompareTable
          caption={texts.caption(title)}
          names={names}
          rows={rows}
          isPair={'data' in a && 'data' in b}
        />
      )}
      {reasonsOf(panel, a, b).map((reason) => (
        <p key={reason} className="mb-3">
          {reason}
        </p>
      ))}
      <Caveats items={caveats.both} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        <End {...shared} letter="A" side={url.a} outcome={a} caveats={caveats.a} />
        <End {...shared} letter="B" side={url.b} outcome={b} caveats={caveats.b} />
      </div>
      {isOnRequest && (
        <p className="mt-3 print:hidden">
          <a
            href={`${compareHref({ ...url, series: true })}#labor`}
            className="inline-flex min-h-11 items-center"
          >
            {texts.load}
          </a>
        </p>
      )}
    </Panel>
  )
}

interface EndProps<P extends PanelId> {
  panel: P
  letter: 'A' | 'B'
  side: Side
  outcome: Outcome<PanelData[P]>
  /** What limits the record of this place alone. */
  caveats: readonly string[]
  retry: string
}

/** What became of the question for one of the two, with its sources and their dates. */
function End<P extends PanelId>({ panel, letter, side, outcome, caveats, retry }: EndProps<P>) {
  const href = `${placeHref(side)}#${panel}`
  const metas = 'metas' in outcome ? (outcome.metas ?? []) : []
  const age = Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))
  return (
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {letter} <StateChip state={outcome.ending} label={sayEnding(panel, outcome)} />
      </h3>
      {'why' in outcome && <p className="mt-2">{outcome.why}</p>}
      {outcome.ending === 'stale' && <p className="mt-2 text-warn">{texts.older(formatAge(age))}</p>}
      {outcome.ending === 'failed' && (
        <div className="mt-2">
          <ProblemNotice
            problem={outcome.problem}
            stillStands={texts.stillStands}
            retry={retry}
            instead={{ href, label: texts.open(letter) }}
          />
        </div>
      )}
      {caveats.map((caveat) => (
        <p key={caveat} className="mt-2">
          {caveat}
        </p>
      ))}
      <Sources metas={metas} />
      {outcome.ending !== 'failed' && outcome.ending !== 'not-covered' && (
        <p className="mt-1 print:hidden">
          <a href={href} className="inline-flex min-h-11 items-center">
            {texts.open(letter)}
          </a>
        </p>
      )}
    </div>
  )
}
