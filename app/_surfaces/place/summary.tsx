import { Streamed } from '@/app/_lib/answer/streamed'
import { AgencyNames } from '@/components/ui/agency-text'
import { ArrowList } from '@/components/ui/arrow-list'
import { StateChip } from '@/components/ui/state-chip'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { actsOf, PanelPress, WithLot } from './dossier-panel'
import type { PanelOutcome, PanelTone } from './outcome'
import type { PanelData } from './panel'
import type { DossierPage, PendingPanel } from './read-panels'

const texts = defineTexts('place.summary', {
  title: 'At a glance',
  more: 'Land and more',
  absent: (kinds: string) => `Not published here: ${kinds}.`,
  why: 'Why, and who has them',
})

const tones: Readonly<Record<PanelTone, string>> = {
  bad: 'text-bad',
  warn: 'text-warn',
  quiet: 'font-normal text-muted',
  ink: '',
}

export const LAND_AND_MORE = {
  id: 'more',
  get title() {
    return texts.more
  },
}

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** Each record has a row from the start, so that late results do not move the layout. */
export function Summary({ page }: { page: DossierPage }) {
  const { dossier, aside, absent } = page
  const rows = dossier.filter((each) => !aside.includes(each))
  return (
    <nav aria-labelledby="glance-title" className="min-w-0 print:mb-4">
      <h2 id="glance-title" className="sr-only">
        {texts.title}
      </h2>
      <ArrowList className="divide-y divide-line border-y border-line">
        {rows.map((each) => (
          <Row key={each.panel.id} {...each} page={page} />
        ))}
        {aside.length > 0 && (
          <li className="py-2 text-base text-muted print:hidden">
            <a data-row="" href={`#${LAND_AND_MORE.id}`} className="inline-block min-h-6 py-0.5">
              {LAND_AND_MORE.title}
            </a>
            : {formatList(aside.map(({ panel }) => inSentence(panel.title)))}
          </li>
        )}
        {absent.length > 0 && (
          <li className="py-2 text-base text-muted">
            {texts.absent(formatList(absent.map(({ panel }) => panel.kind)))}{' '}
            <a data-row="" href="#not-published" className="inline-block min-h-6 py-0.5 print:hidden">
              {texts.why}
            </a>
          </li>
        )}
      </ArrowList>
    </nav>
  )
}

function Row({ page, ...pending }: PendingPanel & { page: DossierPage }) {
  const { panel } = pending
  const isAsking = panel.acts !== undefined && page.place.address !== undefined
  return (
    <li className={`relative py-1.5 print:min-h-0 print:py-1 ${isAsking ? 'min-h-27' : 'min-h-15'}`}>
      <Streamed later={pending.later} fallback={<Line title={panel.title} id={panel.id} />}>
        <WithLot pending={pending}>{(later) => <Answered panel={panel} later={later} page={page} />}</WithLot>
      </Streamed>
    </li>
  )
}

async function Answered({ panel, later, page }: PendingPanel & { page: DossierPage }) {
  const outcome = await later
  const acts = actsOf(panel, page, outcome)
  return (
    <>
      <Line title={panel.title} id={panel.id} panel={panel} outcome={outcome} />
      {acts.length > 0 && (
        <div
          className={`flex gap-2 text-base print:hidden ${outcome.ending === 'on-request' ? 'absolute top-2 right-0' : 'mt-1 pb-1'}`}
        >
          {acts.map((act) => (
            <PanelPress key={act.label} panel={panel} act={act} />
          ))}
        </div>
      )}
    </>
  )
}

interface LineProps {
  id: string
  title: string
  panel?: PendingPanel['panel']
  outcome?: PanelOutcome<PanelData>
}

function Line({ id, title, panel, outcome }: LineProps) {
  const answer = outcome && panel?.answer(outcome)
  const isAsked = outcome?.ending === 'on-request' && panel?.onRequest !== undefined
  return (
    <>
      <a
        data-row=""
        href={`#${id}`}
        className="flex min-h-7 items-baseline justify-between gap-x-4 text-ink no-underline hover:text-accent print:min-h-0"
      >
        <span className="shrink-0">{title}</span>
        {answer ? (
          <span
            data-value=""
            className={`truncate font-semibold tabular-nums max-sm:text-right max-sm:whitespace-normal print:inline print:whitespace-normal ${tones[answer.tone]} ${isAsked ? 'hidden' : ''}`}
          >
            <AgencyNames text={answer.value} names={answer.names} />
          </span>
        ) : (
          <StateChip state="asking" />
        )}
      </a>
      <p className="flex min-h-5.5 items-baseline gap-x-2 text-sm text-muted print:min-h-0">
        {outcome?.ending === 'stale' && <StateChip state="stale" />}
        {answer?.detail && (
          <span className="truncate print:whitespace-normal">
            <AgencyNames text={answer.detail} names={answer.names} />
          </span>
        )}
      </p>
    </>
  )
}
