import { Press } from '@/app/_lib/act/press'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { Streamed } from '@/app/_lib/answer/streamed'
import { workflows } from '@/app/_lib/frame/workflows'
import { PanelFoot } from '@/components/provenance/provenance'
import { LinkItems } from '@/components/ui/link-items'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import type { Meta } from '@/lib/connector/result'
import { formatAge } from '@/lib/format'
import { placeHref, retryHref } from '../url'
import type { DossierPage, PendingPanel } from './dossier'
import type { Outcome } from './outcome'
import type { Panel } from './panel'

interface Props extends PendingPanel {
  page: DossierPage
}

const texts = {
  stillStands: 'The other panels of this page come from elsewhere and are not affected.',
  asking: (whom: string) => `Asking ${whom}…`,
  older: (age: string) => `This answer is ${age}.`,
  refreshing: 'A newer one is being asked for.',
  open: (workflow: string) => `Open in ${workflow}`,
  covers: (workflow: string) => `What ${workflow} covers`,
}

/** One record of the place. It ends as one thing, says it at its title, and has one control. */
export function DossierPanel(props: Props) {
  const { id, title, publisher, height } = props.panel
  const pending = (
    <PanelFrame id={id} title={title} state="asking">
      <p className={`text-muted ${height}`}>{texts.asking(publisher)}</p>
    </PanelFrame>
  )
  return (
    <Streamed later={props.later} fallback={pending}>
      <EndedPanel {...props} />
    </Streamed>
  )
}

async function EndedPanel({ panel, later, page }: Props) {
  const outcome = await later
  const { tone, text } = panel.answer(outcome)
  return (
    <PanelFrame id={panel.id} title={panel.title} state={tone} stateLabel={text}>
      {'why' in outcome && <p>{outcome.why}</p>}
      {outcome.ending === 'stale' && <p className="mb-4 text-warn">{describeAge(outcome.metas)}</p>}
      {outcome.ending === 'failed' && (
        <ProblemNotice
          problem={outcome.problem}
          stillStands={texts.stillStands}
          retry={retryHref(page.url, page.tries, panel.id)}
          instead={{ href: panel.href(page.place), label: texts.open(workflowOf(panel)) }}
        />
      )}
      {'data' in outcome && <panel.body data={outcome.data} metas={outcome.metas} />}
      {'why' in outcome && outcome.metas && <PanelFoot metas={outcome.metas} />}
      {outcome.ending !== 'failed' && <Control panel={panel} page={page} outcome={outcome} />}
    </PanelFrame>
  )
}

interface ControlProps {
  panel: Panel
  page: DossierPage
  outcome: Outcome<unknown>
}

/** Where to go from here, with everything about the place filled in. */
function Control({ panel, page, outcome }: ControlProps) {
  if (outcome.ending === 'on-request' && outcome.choices)
    return (
      <ul className="mt-2 print:hidden">
        <LinkItems links={outcome.choices} />
      </ul>
    )
  const { href, label } = nextOf(panel, page, outcome)
  const question = outcome.ending === 'on-request' ? outcome.question : undefined
  return (
    <div className="mt-4 print:hidden">
      <Press question={question} href={href} busy={texts.asking(panel.publisher)}>
        {label}
      </Press>
    </div>
  )
}

function nextOf(panel: Panel, { url, place }: DossierPage, outcome: Outcome<unknown>) {
  const name = workflowOf(panel)
  if (outcome.ending === 'not-covered')
    return outcome.elsewhere ?? { href: panel.workflow, label: texts.covers(name) }
  if (outcome.ending === 'on-request' && panel.onRequest) {
    const { options, label } = panel.onRequest
    return { href: `${placeHref({ ...url, ...options })}#${panel.id}`, label }
  }
  return { href: panel.href(place), label: texts.open(name) }
}

const workflowOf = ({ workflow }: Panel) => workflows.find(({ href }) => href === workflow)?.label ?? ''

/** Where a newer one could not be had, the source line says so; in a page kept as it was seen nobody is asked. */
function describeAge(metas: readonly Meta[]): string {
  const older = texts.older(formatAge(Math.max(0, ...metas.map(({ ageSeconds }) => ageSeconds))))
  const isAsked = metas.every(({ isKept, refreshFailed }) => !isKept && !refreshFailed)
  return isAsked ? `${older} ${texts.refreshing}` : older
}
