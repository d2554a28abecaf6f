import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { letterOf, shareSentences } from '@/app/_surfaces/compare/compared-rows'
import { CompareTable } from '@/app/_surfaces/compare/pair-table'
import { metasOf, type PanelOutcome } from '@/app/_surfaces/place/outcome'
import type { Panel, PanelData } from '@/app/_surfaces/place/panel'
import { placeHref } from '@/app/_surfaces/place/url'
import { Caveats } from '@/components/provenance/caveats'
import { PanelFoot } from '@/components/provenance/provenance'
import { formatAge } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { caveatsOf, comparePanel, describeApart, type PendingPair } from './read-pairs'
import { type ComparedPlace, type CompareUrlParams, compareHref, sideIds } from './url'

interface Props extends Pick<PendingPair, 'later'> {
  url: CompareUrlParams
  names: readonly string[]
}

const texts = defineTexts('place.compared-panel', {
  stillStands: 'The other place, and the other panels, are not affected.',
  open: (letter: string) => `Open in the dossier of ${letter}`,
  older: (age: string) => `An older answer, ${age}. We are asking for a newer one.`,
  caption: (title: string) => `${title}, side by side`,
  neither: 'Not published here for either place.',
})

export async function ComparedPanel({ url, names, later }: Props) {
  const { panel, outcomes } = await later
  const { id, title, onRequest } = panel
  const rows = comparePanel(panel, outcomes).filter(({ fileOnly }) => !fileOnly)
  const caveats = shareSentences(outcomes.map(caveatsOf))
  const shared = { panel, retry: compareHref(url) }
  const isOnRequest = outcomes.some(({ ending }) => ending === 'on-request')
  const uncovered = outcomes.filter((outcome) => outcome.ending === 'not-covered')
  if (uncovered.length === outcomes.length)
    return (
      <ComparedFrame title={title}>
        <p>{texts.neither}</p>
        <Reasons ends={uncovered} />
      </ComparedFrame>
    )
  return (
    <ComparedFrame title={title} isOpen={outcomes.some(({ ending }) => ending === 'failed')}>
      {rows.length > 0 && (
        <CompareTable
          caption={texts.caption(title)}
          names={names}
          rows={rows}
          isPair={outcomes.every((outcome) => 'data' in outcome)}
        />
      )}
      {describeApart(panel, outcomes).map((reason) => (
        <p key={reason} className="mb-3">
          {reason}
        </p>
      ))}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        {outcomes.map((outcome, at) => (
          <End
            key={letterOf(at)}
            {...shared}
            letter={letterOf(at)}
            side={url[sideIds[at] ?? 'a']}
            outcome={outcome}
            caveats={caveats.own[at] ?? []}
          />
        ))}
      </div>
      <Caveats items={caveats.shared} />
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
    </ComparedFrame>
  )
}

interface FrameProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/**
 * CSS opens the frame on wide screens and on paper. On phones, and in browsers without `::details-content`,
 * the visitor opens it.
 */
export const ComparedFrame = ({ title, isOpen = false, children }: FrameProps) => (
  <section
    aria-label={title}
    className="mb-2.5 rounded-panel border border-line bg-surface px-4 sm:px-5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0"
  >
    <h2 className="hidden pt-3 text-xl leading-snug font-semibold print:text-lg supports-[selector(::details-content)]:print:block supports-[selector(::details-content)]:sm:block">
      {title}
    </h2>
    <details
      open={isOpen}
      className="pb-1 sm:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]"
    >
      <summary className="min-h-11 py-2.5 supports-[selector(::details-content)]:sm:hidden supports-[selector(::details-content)]:print:hidden">
        <h2 className="inline text-lg leading-snug font-semibold">{title}</h2>
      </summary>
      <div className="pb-2 sm:pt-2">{children}</div>
    </details>
  </section>
)

type CoverageGap = Extract<PanelOutcome<PanelData>, { ending: 'not-covered' }>

function Reasons({ ends }: { ends: readonly CoverageGap[] }) {
  const different = ends.filter(({ why }, at) => ends.findIndex((end) => end.why === why) === at)
  return different.map(({ why, elsewhere }) => (
    <p key={why} className="mt-2">
      {translate(why)}{' '}
      {elsewhere && (
        <a href={elsewhere.href} className="print:hidden">
          {elsewhere.label}
        </a>
      )}
    </p>
  ))
}

interface EndProps {
  panel: Panel
  letter: string
  side: ComparedPlace
  outcome: PanelOutcome<PanelData>
  caveats: readonly string[]
  retry: string
}

function End({ panel, letter, side, outcome, caveats, retry }: EndProps) {
  const { value, detail } = panel.answer(outcome)
  const metas = metasOf(outcome)
  const age = Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))
  return (
    <div className="min-w-0">
      {'data' in outcome ? (
        <p className="font-semibold">{letter}</p>
      ) : (
        <h3 className="font-semibold">
          {letter}: {value}
          {detail && <span className="block text-base font-normal text-muted">{detail}</span>}
        </h3>
      )}
      {'why' in outcome && translate(outcome.why) !== detail && (
        <p className="mt-2">{translate(outcome.why)}</p>
      )}
      {outcome.ending === 'stale' && <p className="mt-2 text-warn">{texts.older(formatAge(age))}</p>}
      {outcome.ending === 'failed' && (
        <div className="mt-2">
          <ProblemNotice
            problem={outcome.problem}
            stillStands={texts.stillStands}
            retry={retry}
            instead={{ href: `${placeHref(side)}#${panel.id}`, label: texts.open(letter) }}
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
    </div>
  )
}
