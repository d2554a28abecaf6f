import { Streamed, WaitingNotice } from '@/app/_lib/answer/streamed'
import { read } from '@/app/_lib/read/data'
import { soon } from '@/app/_lib/read/page-deadline'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { mapLink, mapLinkTexts } from '@/components/map/map-link'
import { RememberPlace } from '@/components/places/remember-place'
import { PanelFoot } from '@/components/provenance/provenance'
import { buttonLook } from '@/components/ui/button'
import { Fold } from '@/components/ui/page/fold'
import { Panel as PanelFrame } from '@/components/ui/page/panel'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { DossierMap } from './dossier-map'
import { DossierPanel, nextOf } from './dossier-panel'
import { HeadActions, wordsFor } from './head-actions'
import { LocatedPlace } from './located'
import { reasonOf } from './outcome'
import type { Panel } from './panel'
import { formatPlace, type Place } from './place'
import { PlaceHeading } from './place-heading'
import type { PlaceResolution } from './place-interpretation'
import {
  type DossierPage,
  type EarlyPanelState,
  orderRows,
  type PendingPanel,
  readPanels,
  settleAll,
  type UncoveredPanel,
} from './read-panels'
import { LAND_AND_MORE, Summary } from './summary'
import type { PlaceUrlParams } from './url'

const texts = defineTexts('place.dossier', {
  title: 'Not published here',
  without: 'No record here',
  asked: (whom: string) => `We asked ${whom}.`,
})

interface Props {
  url: PlaceUrlParams
  resolution: Extract<PlaceResolution, { kind: 'place' }>
  panels: readonly Panel[]
  tries: number
}

const earlyState = async (pending: PendingPanel): Promise<EarlyPanelState> => ({
  pending,
  early: (await soon(pending.later))?.value,
})

export async function Dossier({ url, resolution, panels, tries }: Props) {
  const { place } = resolution
  const all = readPanels(panels, place, read, { series: url.series ?? false })
  const rows = orderRows(await Promise.all(all.map(earlyState)))
  const page: DossierPage = { url, place, tries, aside: asideOf(place, rows.dossier), ...rows }
  const typed = wordsFor(url, resolution) ?? ''
  const { replay } = readingScope()
  return (
    <>
      {/* The summary comes before the actions in the tab order, although the actions are above it. */}
      <div className="mb-6 grid gap-x-6 gap-y-3 *:min-w-0 lg:grid-cols-[calc(40%-0.6rem)_minmax(0,1fr)_auto] print:flex print:flex-col">
        <div className="lg:col-span-2">
          <PlaceHeading resolution={resolution} />
        </div>
        <div className="order-2 lg:order-none lg:row-start-2 print:contents">
          <Summary page={page} />
          <LocatedPlace resolution={resolution} />
        </div>
        <div className="order-1 lg:order-none lg:col-start-3 lg:row-start-1">
          <HeadActions url={url} resolution={resolution} />
        </div>
        <div className="group/held relative order-3 [--map-height:15rem] lg:sticky lg:top-4 lg:order-none lg:col-span-2 lg:col-start-2 lg:row-start-2 lg:h-[calc(100svh-11rem)] lg:min-h-120 lg:self-start print:static print:self-stretch print:order-none print:h-auto print:break-inside-avoid">
          <DossierMap page={page} />
          <p className="z-10 max-lg:mt-1 lg:absolute lg:top-2 lg:right-2 print:hidden">
            <a href={mapLink(place.point)} className={`no-underline ${buttonLook('compact')}`}>
              {mapLinkTexts.open}
            </a>
          </p>
        </div>
      </div>
      {/* This part is below the first screen, so that its late content does not move the screen. */}
      <WaitingNotice later={settleAll(all)} />
      {page.dossier
        .filter((each) => !page.aside.includes(each))
        .map((each) => (
          <DossierPanel key={each.panel.id} {...each} page={page} />
        ))}
      <LandAndMore page={page} />
      <NotPublished page={page} />
      <PrintedWithoutRecord dossier={all} />
      {!replay && (
        <RememberPlace
          place={{ point: place.point, label: formatPlace(place, resolution.interpretation), typed }}
        />
      )}
      <PrintedDefinitions dossier={all.filter(({ panel }) => panel.definitions)} />
    </>
  )
}

export const asideOf = ({ address }: Place, dossier: readonly PendingPanel[]): readonly PendingPanel[] =>
  address ? dossier.filter(({ panel }) => panel.isAside) : []

export function LandAndMore({ page }: { page: DossierPage }) {
  const { aside, url } = page
  if (aside.length === 0) return null
  return (
    <Fold
      {...LAND_AND_MORE}
      about={formatList(aside.map(({ panel }) => panel.title))}
      open={url.series === true}
    >
      {aside.map((each) => (
        <DossierPanel key={each.panel.id} {...each} page={page} />
      ))}
    </Fold>
  )
}

function PrintedWithoutRecord({ dossier }: { dossier: readonly PendingPanel[] }) {
  return (
    <Streamed later={settleAll(dossier)} fallback={null}>
      <WithoutRecord dossier={dossier} />
    </Streamed>
  )
}

export async function WithoutRecord({ dossier }: { dossier: readonly PendingPanel[] }) {
  const ended = await settleAll(dossier)
  const without = ended.flatMap(({ panel, outcome }) => ('data' in outcome ? [] : [{ panel, outcome }]))
  if (without.length === 0) return null
  return (
    <div className="hidden print:block">
      <PanelFrame id="without-record" title={texts.without}>
        <dl className="columns-2 gap-x-8 text-sm">
          {without.map(({ panel, outcome }) => (
            <div key={panel.id} className="mb-2 break-inside-avoid">
              <dt className="font-semibold">{panel.title}</dt>
              <dd>
                {reasonOf(outcome)} {outcome.ending === 'none' && texts.asked(panel.publisher)}
              </dd>
            </div>
          ))}
        </dl>
      </PanelFrame>
    </div>
  )
}

function PrintedDefinitions({ dossier }: { dossier: readonly PendingPanel[] }) {
  return (
    <Streamed later={settleAll(dossier)} fallback={null}>
      <Definitions dossier={dossier} />
    </Streamed>
  )
}

async function Definitions({ dossier }: { dossier: readonly PendingPanel[] }) {
  const ended = await settleAll(dossier)
  return (
    <DefinitionsPrintList
      definitions={ended.flatMap(({ panel: { definitions = [] }, outcome }) =>
        'data' in outcome ? definitions : [],
      )}
    />
  )
}

function NotPublished({ page }: { page: DossierPage }) {
  if (page.absent.length === 0) return null
  return (
    <div className="print:hidden">
      <PanelFrame id="not-published" title={texts.title}>
        <dl className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
          {page.absent.map((each) => (
            <Absent key={each.panel.id} {...each} page={page} />
          ))}
        </dl>
      </PanelFrame>
    </div>
  )
}

function Absent({ panel, outcome, page }: UncoveredPanel & { page: DossierPage }) {
  const { href, label } = nextOf(panel, page, outcome)
  return (
    <div id={panel.id} className="min-w-0">
      <dt className="font-semibold">{panel.title}</dt>
      <dd>
        {translate(outcome.why)}{' '}
        <a href={href} className="inline-block min-h-6 py-0.5 print:hidden">
          {label}
        </a>
        <PanelFoot metas={outcome.metas} />
      </dd>
    </div>
  )
}
