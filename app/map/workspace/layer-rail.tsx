import type { ReactNode } from 'react'
import type { Bounds, View } from '@/components/map/map-props'
import type { Basemap } from '@/components/map/style/palette'
import { adviceFor, describeProblem } from '@/components/provenance/problem-advice'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { ChoiceFields } from '../choices/choice-fields'
import type { Choices, MapLayer } from '../layers/map-layer'
import { describeCount, describeGaps, type LayerReport } from '../rows/layer-report'

const texts = {
  title: 'Layers',
  closer: 'Zoom in',
  again: 'Try again',
  legend: 'Legend',
  source: 'Source and limits',
  retrieved: 'Retrieved',
}

interface Props {
  layers: readonly MapLayer[]
  on: readonly string[]
  reports: Readonly<Record<string, LayerReport | undefined>>
  choicesOf: (layer: MapLayer) => Choices
  /** The background: colors are light or dark on it. */
  base: Basemap
  view: View | undefined
  bounds: Bounds | undefined
  onSwitch: (layer: MapLayer, isOn: boolean) => void
  onLook: (layer: MapLayer, choice: string, option: string | undefined) => void
  onCloser: (layer: MapLayer) => void
  onGo: (view: View) => void
}

/** Every layer with its switch; what is on says how much of it is here, and what can be chosen of it. */
export function LayerRail({ layers, on, reports, ...rest }: Props) {
  return (
    <>
      <h2 className="px-3 pt-2 pb-1 text-sm font-semibold">{texts.title}</h2>
      <ul className="divide-y divide-line">
        {layers.map((layer) => (
          <li key={layer.id} className="px-3 py-1.5">
            <label className="flex min-h-8 items-center gap-2 text-base leading-tight font-semibold max-lg:min-h-11">
              <input
                type="checkbox"
                data-layer={layer.id}
                checked={on.includes(layer.id)}
                onChange={({ target }) => rest.onSwitch(layer, target.checked)}
                className="size-6 shrink-0 accent-accent"
              />
              {layer.title}
            </label>
            {on.includes(layer.id) && <LayerPart layer={layer} report={reports[layer.id]} {...rest} />}
          </li>
        ))}
      </ul>
    </>
  )
}

interface PartProps extends Omit<Props, 'layers' | 'on' | 'reports' | 'onSwitch'> {
  layer: MapLayer
  report: LayerReport | undefined
}

function LayerPart({ layer, report, choicesOf, base, view, bounds, onLook, onCloser, onGo }: PartProps) {
  const choices = choicesOf(layer)
  const legend = layer.legend?.(choices, base)
  const isShown = isDrawn(report)
  return (
    <div className="flex flex-col gap-1.5 pb-1 text-sm">
      <LayerStatus layer={layer} report={report} onCloser={() => onCloser(layer)} />
      {isShown && (
        <ChoiceFields
          choices={layer.choices}
          chosen={choices}
          words={report.words}
          onChoose={(choice, option) => onLook(layer, choice, option)}
        />
      )}
      {layer.tools && bounds && view && layer.tools({ box: bounds, choices, view, go: onGo })}
      {legend && isShown && <Fold summary={texts.legend}>{legend}</Fold>}
      <p className="text-xs text-muted">
        {layer.publisher}
        {report?.meta && (
          <>
            . {texts.retrieved} <Moment iso={report.meta.retrievedAt} />
          </>
        )}
        . {layer.limits}{' '}
        {layer.connector && (
          <a href={`/sources/${layer.connector}`} className="inline-block min-h-6 py-0.5">
            {texts.source}
          </a>
        )}
      </p>
    </div>
  )
}

const isDrawn = (report: LayerReport | undefined): report is LayerReport =>
  report !== undefined && report.state !== 'below' && report.state !== 'absent'

interface PaperProps extends Pick<Props, 'reports' | 'choicesOf' | 'base'> {
  on: readonly MapLayer[]
}

/** On paper the rail is left out, and what the marks mean stands below the map. */
export const PaperLegends = ({ on, reports, choicesOf, base }: PaperProps) => (
  <div data-legends className="hidden print:block">
    {on.map((layer) => {
      const legend = isDrawn(reports[layer.id]) && layer.legend?.(choicesOf(layer), base)
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

/** How much of how much is here, or what is in the way and what can be done about it. */
function LayerStatus({
  layer,
  report,
  onCloser,
}: {
  layer: MapLayer
  report: LayerReport | undefined
  onCloser: () => void
}) {
  const gaps = report && describeGaps(report)
  const mayPass = gaps !== undefined || (report?.problem && adviceFor[report.problem.code].mayPass)
  return (
    <>
      <div role="status" data-layer-state={report?.state ?? 'loading'}>
        {report?.state === 'below' && <p>{layer.below}</p>}
        {report?.state === 'absent' && <p>{report.absent}</p>}
        {(report?.state === 'ready' || report?.state === 'loading') && (
          <p className="font-semibold tabular-nums">{describeCount(layer, report)}</p>
        )}
        {gaps && <p className="text-bad">{gaps}</p>}
        {report?.problem && <p className="text-bad">{describeProblem(report.problem)}</p>}
        {report?.state === 'ready' &&
          report.notes.map((note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ))}
      </div>
      {(report?.state === 'below' || report?.problem?.code === 'too_broad') && (
        <Button type="button" look="compact" onClick={onCloser}>
          {texts.closer}
        </Button>
      )}
      {report && mayPass && (
        <Button type="button" look="compact" onClick={report.retry}>
          {texts.again}
        </Button>
      )}
    </>
  )
}

const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details>
    <summary className="min-h-6 py-0.5 text-accent">{summary}</summary>
    <div className="mt-1 text-sm">{children}</div>
  </details>
)
