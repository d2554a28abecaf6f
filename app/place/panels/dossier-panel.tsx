import type { ReactNode } from 'react'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ButtonLink } from '@/components/ui/button-link'
import { formatAge } from '@/components/ui/format-age'
import { LinkItems } from '@/components/ui/link-items'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import { type DossierPage, retryHref } from '../dossier-page'
import { Streamed } from '../streamed'
import { placeHref } from '../url'
import type { PanelData } from './dossier'
import { workflowHref } from './links'
import type { Outcome, PanelId } from './outcome'
import { panelWords, workflowName } from './panel-words'
import { PendingPanel } from './pending-panel'
import { sayEnding } from './say-ending'
import { Sources } from './sources'

export interface BodyProps<P extends PanelId> {
  data: PanelData[P]
  metas: Meta[]
  page: DossierPage
}

interface Props<P extends PanelId> {
  panel: P
  page: DossierPage
  /** What is found, in words, with its sources. */
  body: (props: BodyProps<P>) => ReactNode
}

const texts = {
  stillStands: 'The other panels of this page come from elsewhere and are not affected.',
  older: (age: string) => `This answer is ${age}.`,
  asking: 'A newer one is being asked for.',
  open: (workflow: string) => `Open in ${workflow}`,
  covers: (workflow: string) => `What ${workflow} covers`,
  load: 'Load the series',
}

/** One record of the place. It ends as one thing, says it at its title, and has one control. */
export function DossierPanel<P extends PanelId>({ panel, page, body }: Props<P>) {
  return (
    <Streamed whole={page.whole} fallback={<PendingPanel panel={panel} />}>
      <EndedPanel panel={panel} page={page} body={body} />
    </Streamed>
  )
}

async function EndedPanel<P extends PanelId>({ panel, page, body: Body }: Props<P>) {
  const outcome: Outcome<PanelData[P]> = await page.dossier[panel]
  return (
    <Panel
      id={panel}
      title={panelWords[panel].title}
      state={outcome.ending}
      stateLabel={sayEnding(panel, outcome)}
    >
      {'why' in outcome && <p>{outcome.why}</p>}
      {outcome.ending === 'stale' && <p className="mb-4 text-warn">{sayOlder(outcome.metas)}</p>}
      {outcome.ending === 'failed' && (
        <ProblemNotice
          problem={outcome.problem}
          stillStands={texts.stillStands}
          retry={retryHref(page, panel)}
          instead={{ href: workflowHref(panel, page.place), label: texts.open(workflowName(panel)) }}
        />
      )}
      {'data' in outcome && <Body data={outcome.data} metas={outcome.metas} page={page} />}
      {'why' in outcome && outcome.metas && <Sources metas={outcome.metas} />}
      {outcome.ending !== 'failed' && <Control panel={panel} page={page} outcome={outcome} />}
    </Panel>
  )
}

interface ControlProps {
  panel: PanelId
  page: DossierPage
  outcome: Exclude<Outcome<unknown>, { ending: 'failed' }>
}

/** Where to go from here, with everything about the place filled in. */
function Control({ panel, page: { url, place }, outcome }: ControlProps) {
  const { ending } = outcome
  const name = workflowName(panel)
  if (ending === 'on-request' && outcome.choices)
    return (
      <ul className="mt-2 print:hidden">
        <LinkItems links={outcome.choices} />
      </ul>
    )
  const elsewhere = ending === 'not-covered' && outcome.elsewhere
  const [href, label] = elsewhere
    ? [elsewhere.href, elsewhere.label]
    : ending === 'not-covered'
      ? [panelWords[panel].workflow, texts.covers(name)]
      : panel === 'labor' && ending === 'on-request'
        ? [`${placeHref({ ...url, series: true })}#labor`, texts.load]
        : [workflowHref(panel, place), texts.open(name)]
  return (
    <p className="mt-4 print:hidden">
      <ButtonLink href={href}>{label}</ButtonLink>
    </p>
  )
}

/** Where a newer one could not be had, the source line says so; in a page kept as it was seen nobody is asked. */
function sayOlder(metas: readonly Meta[]): string {
  const older = texts.older(formatAge(Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))))
  const isAsked = metas.every(({ isKept, refreshFailed }) => !isKept && !refreshFailed)
  return isAsked ? `${older} ${texts.asking}` : older
}
