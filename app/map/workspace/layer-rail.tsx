import { type ReactNode, Suspense } from 'react'
import type { Bounds, MapView } from '@/components/map/map-props'
import type { Basemap } from '@/components/map/style/palette'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { upperFirst } from '@/lib/upper-first'
import { ChoiceFields } from '../choices/choice-fields'
import type { CoverageInView } from '../coverage/use-coverage-in-view'
import { closer, type SuggestedMapView, waysIn } from '../coverage/ways-in'
import { isEmpty, isGroupOn, type LayerGroup, layersInView } from '../layers/groups'
import type { CoveredArea, MapLayer, MapLayerChoiceValues } from '../layers/map-layer'
import { lazyPart } from '../lazy-part'
import {
  describeCount,
  describeFailures,
  describeFiltered,
  type MapLayerReport,
  mayRetry,
} from '../rows/layer-report'
import { NoMatches } from '../rows/no-matches'

const texts = {
  title: 'Layers',
  closer: 'Zoom in',
  again: 'Try again',
  legend: 'Legend',
  source: 'Source and limits',
  about: 'About this source',
  compared: 'Compared here with what is in view; we do not ask the source.',
  retrieved: 'Retrieved',
}

const SavedFilters = lazyPart(() => import('../choices/saved-filters'))

interface Props {
  groups: readonly LayerGroup[]
  on: readonly string[]
  reports: Readonly<Record<string, MapLayerReport | undefined>>
  choicesOf: (layer: MapLayer) => MapLayerChoiceValues
  coverageOf: (layer: MapLayer) => readonly CoveredArea[] | undefined
  base: Basemap
  view: MapView | undefined
  bounds: Bounds | undefined
  inView: CoverageInView | undefined
  /** Layer of the open table, which has its own way out of filters without a result. */
  listedLayer: MapLayer | undefined
  onSwitch: (group: LayerGroup, isOn: boolean) => void
  onLook: (layer: MapLayer, choice: string, option: string | undefined) => void
  onFilter: (layer: MapLayer, choices: MapLayerChoiceValues) => void
  onGo: (view: MapView) => void
}

export function LayerRail({ groups, on, reports, onSwitch, ...rest }: Props) {
  return (
    <>
      <h2 className="px-3 pt-2 pb-1 text-sm font-semibold">{texts.title}</h2>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.id} aria-label={group.title} className="px-3 py-1.5">
            <label className="flex min-h-8 items-center gap-2 text-base leading-tight font-semibold max-lg:min-h-11">
              <input
                type="checkbox"
                data-layer={group.id}
                checked={isGroupOn(group, on)}
                onChange={({ target }) => onSwitch(group, target.checked)}
                className="size-6 shrink-0 accent-accent"
              />
              {group.title}
            </label>
            {isGroupOn(group, on) && <GroupPart group={group} reports={reports} {...rest} />}
          </li>
        ))}
      </ul>
    </>
  )
}

type Rest = Omit<Props, 'groups' | 'on' | 'reports' | 'onSwitch'>

interface GroupPartProps extends Rest, Pick<Props, 'reports'> {
  group: LayerGroup
}

function GroupPart({ group: { layers }, reports, ...rest }: GroupPartProps) {
  const isNowhere = layers.every(({ id }) => isEmpty(reports[id]))
  const ways = waysIn({ ...rest, layers })
  const [only, ...others] = layers
  if (only && others.length === 0)
    return <LayerPart layer={only} report={reports[only.id]} ways={ways} {...rest} />
  return (
    <ul>
      {layersInView(layers, reports).map((layer) => (
        <li key={layer.id} aria-label={layer.title}>
          {!isEmpty(reports[layer.id]) && <h3 className="mt-1 text-sm font-semibold">{layer.title}</h3>}
          <LayerPart layer={layer} report={reports[layer.id]} ways={isNowhere ? ways : []} {...rest} />
        </li>
      ))}
    </ul>
  )
}

interface PartProps extends Rest {
  ways: readonly SuggestedMapView[]
  layer: MapLayer
  report: MapLayerReport | undefined
}

function LayerPart(props: PartProps) {
  const { layer, report, choicesOf, base, view, bounds, listedLayer, onLook, onFilter, onGo } = props
  const choices = choicesOf(layer)
  const legend = legendOf(layer, report, choices, base)
  const isShown = isDrawn(report)
  return (
    <div className="flex flex-col gap-1.5 pb-1 text-sm">
      <LayerStatus layer={layer} report={report} ways={props.ways} view={view} onGo={onGo} />
      {report && layer !== listedLayer && (
        <NoMatches
          {...{ layer, report, view, onGo }}
          onRemove={(choice) => onLook(layer, choice, undefined)}
        />
      )}
      {isShown && (
        <ChoiceFields
          choices={layer.choices}
          rowsInView={report.rowsInView}
          values={choices}
          words={report.words}
          optionsInView={report.optionsInView}
          onChoose={(choice, option) => onLook(layer, choice, option)}
        />
      )}
      {isShown && (
        <Suspense>
          <SavedFilters layer={layer} choices={choices} onFilter={(filters) => onFilter(layer, filters)} />
        </Suspense>
      )}
      {layer.tools && bounds && view && layer.tools({ box: bounds, choices, view, go: onGo })}
      {legend && isShown && (
        <Fold summary={texts.legend} isOpen={choices.color !== undefined}>
          {legend}
        </Fold>
      )}
      <Fold summary={texts.source}>
        {layer.origin.kind !== 'device' && (
          <>
            {upperFirst(layer.publisher)}
            {report?.meta && (
              <>
                . {texts.retrieved} <Moment iso={report.meta.retrievedAt} />
              </>
            )}
            .{' '}
          </>
        )}
        {layer.limits}{' '}
        {layer.connector && (
          <a href={`/sources/${layer.connector}`} className="inline-block min-h-6 py-0.5">
            {texts.about}
          </a>
        )}
      </Fold>
    </div>
  )
}

const legendOf = (
  layer: MapLayer,
  report: MapLayerReport | undefined,
  choices: MapLayerChoiceValues,
  base: Basemap,
) => report?.drawing?.legend?.(base) ?? layer.legend?.(choices, base)

const isDrawn = (report: MapLayerReport | undefined): report is MapLayerReport =>
  report !== undefined && report.state !== 'below' && report.state !== 'absent'

interface PaperProps extends Pick<Props, 'reports' | 'choicesOf' | 'base'> {
  on: readonly MapLayer[]
}

export const PaperLegends = ({ on, reports, choicesOf, base }: PaperProps) => (
  <div data-legends className="hidden print:block">
    {on.map((layer) => {
      const report = reports[layer.id]
      const legend = isDrawn(report) && legendOf(layer, report, choicesOf(layer), base)
      return (
        legend && (
          <div key={layer.id} className="mt-2 break-inside-avoid text-sm">
            <p className="font-semibold">{layer.title}</p>
            {legend}
          </div>
        )
      )
    })}
  </div>
)

type StatusProps = Pick<PartProps, 'layer' | 'report' | 'ways' | 'view' | 'onGo'>

function LayerStatus({ layer, report, ways, view, onGo }: StatusProps) {
  const { state = 'loading', problem, notes = [], absent } = report ?? {}
  const hasNothing = state === 'below' || state === 'absent' || (state === 'ready' && report?.inView === 0)
  return (
    <>
      <div role="status" data-layer-state={state}>
        {state === 'below' && <p>{layer.below}</p>}
        {state === 'absent' && <p>{absent}</p>}
        {report && (state === 'ready' || state === 'loading') && (
          <p className="font-semibold tabular-nums">{describeCount(layer, report)}</p>
        )}
        {report && describeFiltered(layer, report) && <p className="text-muted">{texts.compared}</p>}
        {report &&
          describeFailures(layer, report).map((sentence) => (
            <p key={sentence} className="text-bad">
              {sentence}
            </p>
          ))}
        {state === 'ready' &&
          notes.map((note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ))}
      </div>
      {hasNothing &&
        ways.map(({ label, view: to }) => (
          <Button key={label} type="button" look="compact" onClick={() => onGo(to)}>
            {label}
          </Button>
        ))}
      {problem?.code === 'too_broad' && view && (
        <Button type="button" look="compact" onClick={() => onGo(closer(view, layer))}>
          {texts.closer}
        </Button>
      )}
      {report && mayRetry(layer, report) && (
        <Button type="button" look="compact" onClick={report.retry}>
          {texts.again}
        </Button>
      )}
    </>
  )
}

interface FoldProps {
  summary: string
  isOpen?: boolean
  children: ReactNode
}

const Fold = ({ summary, isOpen, children }: FoldProps) => (
  <details open={isOpen}>
    <summary className="min-h-6 py-0.5 text-accent">{summary}</summary>
    <div className="mt-1 text-sm">{children}</div>
  </details>
)
