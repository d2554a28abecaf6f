import type { ReactNode } from 'react'
import { Press } from '@/app/_lib/act/press'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { workflows } from '@/app/_lib/frame/workflows'
import { OpenOnMap } from '@/components/map/map-link'
import { PanelFoot } from '@/components/provenance/provenance'
import { LinkItems } from '@/components/ui/link-items'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import type { ChipState } from '@/components/ui/state-chip'
import type { Meta } from '@/lib/connector/result'
import { formatAge } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { metasOf, type PanelOutcome } from './outcome'
import type { Panel, PanelAction, PanelData } from './panel'
import type { DossierPage, PendingPanel } from './read-panels'
import { placeHref, retryHref } from './url'

interface Props extends PendingPanel {
  page: DossierPage
}

const texts = defineTexts('place.dossier-panel', {
  stillStands: 'The other records on this page come from elsewhere and are not affected.',
  asking: (whom: string) => `Asking ${whom}…`,
  older: (age: string) => `This answer is ${age}.`,
  refreshing: 'We are asking for a newer one.',
  open: (workflow: string) => `Open in ${workflow}`,
  covers: (workflow: string) => `What ${workflow} covers`,
})

export function DossierPanel(props: Props) {
  const { id, title, publisher, height } = props.panel
  const pending = (
    <PanelFrame id={id} title={title} state="asking">
      <p className={`text-muted ${height}`}>{texts.asking(publisher)}</p>
    </PanelFrame>
  )
  return (
    <Streamed later={props.later} fallback={pending}>
      <WithLot pending={props}>{(later) => <EndedPanel {...props} later={later} />}</WithLot>
    </Streamed>
  )
}

interface WithLotProps {
  pending: Pick<PendingPanel, 'later' | 'whole'>
  children: (later: PendingPanel['later']) => ReactNode
}

export const WithLot = ({ pending: { later, whole }, children }: WithLotProps) =>
  whole ? (
    <Streamed later={whole} fallback={children(later)}>
      {children(whole)}
    </Streamed>
  ) : (
    children(later)
  )

const states: Partial<Record<PanelOutcome<unknown>['ending'], ChipState>> = {
  stale: 'stale',
  failed: 'failed',
}

async function EndedPanel({ panel, later, page }: Props) {
  const outcome = await later
  const isWaiting = outcome.ending === 'failed' && outcome.problem.isWaiting
  const state = isWaiting ? 'waiting' : states[outcome.ending]
  // The wrapper is rendered even without a record, so that React keeps the panel and its focus when the
  // record arrives. Paper lists all missing records together instead.
  return (
    <div className={'data' in outcome ? undefined : 'print:hidden'}>
      <PanelFrame
        id={panel.id}
        title={panel.title}
        {...(state ? { state } : {})}
        control={
          outcome.ending !== 'failed' &&
          panel.onMap && <OpenOnMap point={page.place.point} layer={panel.onMap} what={panel.title} />
        }
        aside={
          outcome.ending !== 'failed' && (
            <>
              <PanelFoot caveats={limitsOf(panel, outcome)} metas={metasOf(outcome)} />
              <Control panel={panel} page={page} outcome={outcome} />
            </>
          )
        }
      >
        {'why' in outcome && <p>{translate(outcome.why)}</p>}
        {outcome.ending === 'stale' && <p className="mb-4 text-warn">{describeAge(outcome.metas)}</p>}
        {outcome.ending === 'failed' && (
          <ProblemNotice
            problem={outcome.problem}
            stillStands={texts.stillStands}
            retry={retryHref(page.url, page.tries, panel.id)}
            instead={{ href: panel.href(page.place), label: linkLabelOf(panel) }}
          />
        )}
        {'data' in outcome && <panel.body data={outcome.data} metas={outcome.metas} />}
      </PanelFrame>
    </div>
  )
}

function limitsOf(panel: Panel, outcome: PanelOutcome<PanelData>): readonly string[] {
  if (!('data' in outcome)) return []
  const { notes = [], caveats } = outcome.data
  return panel.limits?.(outcome.data) ?? [...notes, ...caveats]
}

function Control({
  panel,
  page,
  outcome,
}: {
  panel: Panel
  page: DossierPage
  outcome: PanelOutcome<unknown>
}) {
  if (outcome.ending === 'on-request' && outcome.choices)
    return (
      <ul className="mt-2 print:hidden">
        <LinkItems links={outcome.choices} />
      </ul>
    )
  return (
    <div className="mt-3 print:hidden">
      <PanelPress panel={panel} act={nextOf(panel, page, outcome)} />
    </div>
  )
}

export const PanelPress = ({ panel, act }: { panel: Panel; act: PanelAction }) => (
  <Press question={act.question} href={act.href} busy={texts.asking(panel.publisher)}>
    {act.label}
  </Press>
)

export function nextOf(
  panel: Panel,
  { url, place }: DossierPage,
  outcome: PanelOutcome<unknown>,
): PanelAction {
  if (outcome.ending === 'not-covered')
    return outcome.elsewhere ?? { href: localHref(panel.workflow), label: texts.covers(workflowOf(panel)) }
  if (outcome.ending === 'on-request' && panel.onRequest) {
    const { options, label } = panel.onRequest
    const { question } = outcome
    const href = `${placeHref({ ...url, ...options })}#${panel.id}`
    return { href, label, ...(question ? { question } : {}) }
  }
  return { href: panel.href(place), label: linkLabelOf(panel) }
}

export function actsOf(
  panel: Panel,
  page: DossierPage,
  outcome: PanelOutcome<PanelData>,
): readonly PanelAction[] {
  if ('data' in outcome) return panel.acts?.(outcome.data) ?? []
  if (outcome.ending === 'none' && panel.otherWay)
    return [{ href: panel.href(page.place), label: panel.otherWay }]
  if (outcome.ending === 'on-request' && panel.onRequest) return [nextOf(panel, page, outcome)]
  return []
}

const workflowOf = ({ workflow }: Panel) => workflows.find(({ href }) => href === workflow)?.label ?? ''

const linkLabelOf = (panel: Panel) => panel.linkLabel ?? texts.open(workflowOf(panel))

function describeAge(metas: readonly Meta[]): string {
  const older = texts.older(formatAge(Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))))
  const isAsked = metas.every(({ isKept, refreshFailed }) => !isKept && !refreshFailed)
  return isAsked ? `${older} ${texts.refreshing}` : older
}
