import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Caveats } from '@/components/provenance/caveats'
import { PanelFoot } from '@/components/provenance/provenance'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import { formatAge } from '@/lib/format'
import { metasOf, type Outcome } from '../panels/outcome'
import type { Panel, PanelData } from '../panels/panel'
import { placeHref } from '../url'
import { comparePanel, describeApart, shareCaveats } from './compare-rows'
import { CompareTable } from './compare-table'
import type { PendingPair } from './read-pairs'
import { type CompareUrl, compareHref, type Side } from './url'

interface Props extends Pick<PendingPair, 'later'> {
  url: CompareUrl
  names: { a: string; b: string }
}

const texts = {
  stillStands: 'The other place, and the other panels, are not affected.',
  open: (letter: string) => `Open in the dossier of ${letter}`,
  older: (age: string) => `An older answer, ${age}. We are asking for a newer one.`,
  caption: (title: string) => `${title}, side by side`,
}

/** One record of both places. It waits for its own two answers and for nothing else. */
export async function ComparedPanel({ url, names, later }: Props) {
  const { panel, a, b } = await later
  const { id, title, onRequest } = panel
  const rows = comparePanel(panel, a, b)
  const caveats = shareCaveats(a, b)
  const shared = { panel, retry: compareHref(url) }
  const isOnRequest = a.ending === 'on-request' || b.ending === 'on-request'
  return (
    <PanelFrame id={id} title={title}>
      {rows.length > 0 && (
        <CompareTable
          caption={texts.caption(title)}
          names={names}
          rows={rows}
          isPair={'data' in a && 'data' in b}
        />
      )}
      {describeApart(panel, a, b).map((reason) => (
        <p key={reason} className="mb-3">
          {reason}
        </p>
      ))}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        <End {...shared} letter="A" side={url.a} outcome={a} caveats={caveats.a} />
        <End {...shared} letter="B" side={url.b} outcome={b} caveats={caveats.b} />
      </div>
      <Caveats items={caveats.both} />
      {onRequest && isOnRequest && (
        <p className="mt-3 print:hidden">
          <a
            href={`${compareHref({ ...url, ...onRequest.options })}#${id}`}
            className="inline-flex min-h-11 items-center"
          >
            {onRequest.labelForTwo}
          </a>
        </p>
      )}
    </PanelFrame>
  )
}

interface EndProps {
  panel: Panel
  letter: 'A' | 'B'
  side: Side
  outcome: Outcome<PanelData>
  /** What limits the record of this place alone. */
  caveats: readonly string[]
  retry: string
}

/** What became of the question for one of the two, with its sources and their dates. */
function End({ panel, letter, side, outcome, caveats, retry }: EndProps) {
  const href = `${placeHref(side)}#${panel.id}`
  const { value, detail } = panel.answer(outcome)
  const metas = metasOf(outcome)
  const age = Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">
        {letter}: {value}
        {detail && <span className="block text-base font-normal text-muted">{detail}</span>}
      </h3>
      {'why' in outcome && outcome.why !== detail && <p className="mt-2">{outcome.why}</p>}
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
      <PanelFoot caveats={caveats} metas={metas} />
      {outcome.ending === 'not-covered' && outcome.elsewhere && (
        <p className="mt-1 print:hidden">
          <a href={outcome.elsewhere.href} className="inline-flex min-h-11 items-center">
            {outcome.elsewhere.label}
          </a>
        </p>
      )}
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
