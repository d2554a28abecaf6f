import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { Share } from '@/app/_lib/share/share'
import { describeUnanswered } from '@/components/ground/describe-unanswered'
import { LayeredMap } from '@/components/map/layered-map'
import { OpenOnMap } from '@/components/map/map-link'
import type { MapFeatures, MapProps } from '@/components/map/map-props'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { PanelFoot } from '@/components/provenance/provenance'
import { Downloads } from '@/components/ui/page/downloads'
import { Panel } from '@/components/ui/page/panel'
import { SideBySide } from '@/components/ui/page/side-by-side'
import type { ChipState } from '@/components/ui/state-chip'
import { listedFormats } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { WithLot } from './dossier-panel'
import { fetchLot } from './lot/fetch-lot'
import { LotLayer } from './lot/lot-layer'
import { contextOf, metasOf, type PanelOutcomeKind } from './outcome'
import type { DetailedPanel } from './panel'
import type { Place } from './place'
import {
  type PanelWithOutcome,
  type PendingPanel,
  readOnce,
  readPanels,
  settle,
  settleAll,
} from './read-panels'

type EndedDetail = PanelWithOutcome<DetailedPanel>

interface DetailsMap {
  label: string
  features: MapFeatures
  legend: MapProps['legend']
  zoom?: number
  undrawn?: string | undefined
}

interface PanelExtras {
  before?: ReactNode
  after?: ReactNode
}

interface PlaceDetails {
  panels: readonly DetailedPanel[]
  place: Place
  read: EngineCaller
  href: string
  pickHref: string
  drawMap(ended: readonly EndedDetail[]): DetailsMap | Promise<DetailsMap>
  insert?: (ended: readonly EndedDetail[]) => Readonly<Record<string, PanelExtras | undefined>>
  reading: ReactNode
  hasLot?: boolean
}

const texts = defineTexts('place.place-details', { list: 'The text of this page' })

export async function showDetails({
  panels,
  place,
  read: callMethod,
  href,
  pickHref,
  drawMap,
  insert,
  reading,
  hasLot = false,
}: PlaceDetails): Promise<Pick<PageContent, 'shown' | 'actions'>> {
  const call = readOnce(callMethod)
  const pending = readPanels(panels, place, call, { series: false, detail: true })
  const lot = hasLot ? settle(() => fetchLot(place, call)) : undefined
  const ended = await settleAll(pending.map(({ panel, later }) => ({ panel, later })))
  const { label, features, legend, zoom, undrawn } = await drawMap(ended)
  const [first, ...others] = pending
  const extras = { place, retry: href }
  const inserted = insert?.(ended) ?? {}
  const page = (
    <>
      <SideBySide
        first={first && <LateDetails pending={first} {...extras} {...inserted[first.panel.id]} />}
        rest={
          <>
            {others.map((each) => (
              <LateDetails key={each.panel.id} pending={each} {...extras} {...inserted[each.panel.id]} />
            ))}
            {reading}
          </>
        }
        side={
          <>
            <LayeredMap
              label={label}
              opens
              listLabel={texts.list}
              features={features}
              {...(zoom === undefined ? {} : { view: { ...place.point, zoom } })}
              pickHref={pickHref}
              legend={legend}
            >
              {lot && <LotLayer later={lot} />}
            </LayeredMap>
            {undrawn && <p className="mt-2 text-muted">{undrawn}</p>}
          </>
        }
      />
      <Share href={href} />
    </>
  )
  return { shown: page, actions: <Downloads files={listFiles(ended, place)} /> }
}

export const listFiles = (ended: readonly EndedDetail[], place: Place) =>
  ended.flatMap(({ panel: { detail }, outcome }) => {
    const file = outcome.ending === 'failed' ? undefined : detail.file?.(place, contextOf(outcome))
    return file ? [{ ...file, formats: listedFormats }] : []
  })

const chips: Partial<Record<PanelOutcomeKind, ChipState>> = {
  stale: 'stale',
  none: 'none',
  'not-covered': 'not-covered',
}

interface PageParts extends PanelExtras {
  place: Place
  retry: string
}

interface PanelDetailsProps extends EndedDetail, PageParts {}

interface LateDetailsProps extends PageParts {
  pending: PendingPanel<DetailedPanel>
}

const LateDetails = ({ pending, ...parts }: LateDetailsProps) => (
  <WithLot pending={pending}>
    {(later) => <EndedDetails panel={pending.panel} later={later} {...parts} />}
  </WithLot>
)

async function EndedDetails({ panel, later, ...parts }: PageParts & PendingPanel<DetailedPanel>) {
  return <PanelDetails panel={panel} outcome={await later} {...parts} />
}

export function PanelDetails({ panel, outcome, place, retry, before, after }: PanelDetailsProps) {
  const { id, title, onMap, detail } = panel
  const { subject, others } = detail
  const data = contextOf(outcome)
  const heading = detail.title?.(place, data) ?? title
  if (outcome.ending === 'failed') {
    const { problem } = outcome
    return (
      <Panel id={id} title={heading} state={stateOfProblem(problem)}>
        <ProblemNotice
          problem={problem}
          stillStands={subject ? describeUnanswered(problem, subject, others) : others}
          retry={retry}
        />
        {detail.instead?.(place)}
      </Panel>
    )
  }
  const chip = chips[outcome.ending]
  const sentence = 'data' in outcome ? detail.sentence?.(outcome.data) : outcome.why
  const limits = data ? (detail.limits?.(data) ?? data.caveats) : []
  return (
    <Panel
      id={id}
      title={heading}
      {...(chip ? { state: chip } : {})}
      control={onMap && <OpenOnMap point={place.point} layer={onMap} what={heading} />}
    >
      {sentence && <p className="mb-3 text-lg font-semibold text-pretty">{translate(sentence)}</p>}
      {before}
      {data && detail.body({ data, place })}
      <PanelFoot metas={metasOf(outcome)} caveats={limits} />
      {after}
    </Panel>
  )
}
