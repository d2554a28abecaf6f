import { type ReactNode, type RefObject, Suspense } from 'react'
import { describeProblem } from '@/components/provenance/problem-advice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { formatCount, formatNumber } from '@/lib/format'
import { inSentence } from '@/lib/in-sentence'
import { ExportMenu } from '../files/export-menu'
import { exportRowsOf } from '../files/export-rows'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { lazyPart } from '../lazy-part'
import type { MapLayerReport } from '../rows/layer-report'
import { describeSelected } from '../selection/describe-selected'
import type { SheetStop } from '../url'
import { readDeviceStop } from './device-stop'
import { keysOf } from './reduce-map'
import type { MapWorkspaceState } from './use-map-work'

const texts = {
  table: 'Table',
  here: 'What is here',
  selected: (count: number) => `Selected ${formatNumber(count)}`,
  compare: 'Compare',
  open: 'Open the table',
  larger: 'Make the table larger',
  height: 'Height of the table',
  heights: { third: 'Third', half: 'Half', full: 'Full' },
  close: 'Close the table',
  again: 'Try again',
  failed: 'could not load',
  paste: 'Select by number',
  unlisted: (count: number) => `${formatNumber(count)} more are selected outside of what was in view.`,
  looking: (count: number, { one, many }: MapLayer) => `Looking up ${formatCount(count, one, many)}.`,
  unknown: (count: number, { one, many, publisher }: MapLayer) =>
    `${formatCount(count, one, many)} of the selection ${count === 1 ? 'is' : 'are'} not on record at ${inSentence(publisher)} now.`,
}

const heights: Readonly<Record<SheetStop, string>> = {
  line: '',
  third: 'h-1/2 lg:h-[33svh]',
  half: 'h-1/2 lg:h-[50svh]',
  full: 'h-full lg:h-[70svh]',
}

const wideStops = ['third', 'half', 'full'] as const

function nextStop(table: SheetStop, isWide: boolean): SheetStop {
  if (isWide) return table === 'line' ? readDeviceStop() : 'line'
  return table === 'line' ? 'half' : table === 'full' ? 'line' : 'full'
}

interface Props {
  work: MapWorkspaceState
  handle: RefObject<RowsHandle | null>
  here: ReactNode
}

export function TableSheet({ work, handle, here }: Props) {
  const { state, isWide, listedLayers, active, tableLayer, reports, tab, selectedKeys } = work
  const { table } = state.url
  const isOpen = table !== 'line'
  const isHere = tab === 'here' && here !== undefined
  const next = nextStop(table, isWide)
  const rows = (
    <Suspense>
      <SheetRows work={work} handle={handle} />
    </Suspense>
  )
  return (
    <section
      aria-label={texts.table}
      data-stop={table}
      className={`group/sheet z-20 flex min-h-0 flex-col border-t border-line bg-surface lg:col-span-2 lg:col-start-2 print:h-auto! ${heights[table]}`}
    >
      <div className="flex min-h-7 shrink-0 items-stretch overflow-x-auto max-lg:min-h-11 print:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => work.setTable(next)}
          className="flex w-11 shrink-0 cursor-pointer items-center justify-center text-accent hover:bg-accent-soft"
        >
          <Icon name="down" className={`size-5 ${next === 'line' ? '' : 'rotate-180'}`} />
          <span className="sr-only">
            {next === 'line' ? texts.close : next === 'full' ? texts.larger : texts.open}
          </span>
        </button>
        {here !== undefined && (
          <Tab isPressed={isHere && isOpen} onPress={() => work.show('here')}>
            {texts.here}
          </Tab>
        )}
        {listedLayers.map((layer) => (
          <Tab
            key={layer.id}
            isPressed={layer === active && tab === 'rows' && isOpen}
            onPress={() => work.show('rows', layer)}
          >
            {layer.title} <Count report={reports[layer.id]} />
          </Tab>
        ))}
        {active && (
          <Tab isPressed={tab === 'selected' && isOpen} onPress={() => work.show('selected')}>
            {texts.selected(selectedKeys.length)}
          </Tab>
        )}
        {selectedKeys.length > 1 && (
          <Tab isPressed={tab === 'compare' && isOpen} onPress={() => work.show('compare')}>
            {texts.compare}
          </Tab>
        )}
        {isOpen && isWide && (
          <fieldset className="ml-auto flex items-stretch">
            <legend className="sr-only">{texts.height}</legend>
            {wideStops.map((stop) => (
              <Tab key={stop} isPressed={stop === table} onPress={() => work.setTable(stop)}>
                {texts.heights[stop]}
              </Tab>
            ))}
          </fieldset>
        )}
      </div>
      {isOpen && tab === 'selected' && active && <Paste key={active.id} work={work} layer={active} />}
      {isOpen && (tab === 'selected' || tab === 'compare') && <LookUp work={work} />}
      {isOpen && tab === 'compare' && tableLayer && (
        <Suspense>
          <CompareRows
            layer={tableLayer}
            rows={work.rows}
            beside={keysOf(state.url.beside, tableLayer.id)}
            onChoose={(keys) => work.setBeside(tableLayer, keys)}
            files={<ExportMenu {...exportRowsOf(work, tableLayer)} isSelection />}
          />
        </Suspense>
      )}
      {isOpen && tab !== 'compare' && (isHere ? here : rows)}
    </section>
  )
}

function LookUp({ work: { active, selectedKeys, chosenRows, keyLookup } }: Pick<Props, 'work'>) {
  const { isAsking, problem, failures } = keyLookup
  const unseen = selectedKeys.length - chosenRows.length
  if (unseen === 0 || !active) return null
  const missing = Math.max(0, unseen - failures.length)
  const causes = isAsking ? [] : [...(problem ? [describeProblem(problem)] : []), ...new Set(failures)]
  return (
    <div className="px-3 py-1 text-sm">
      <p role="status" className="text-muted">
        {isAsking
          ? texts.looking(unseen, active)
          : !problem &&
            missing > 0 &&
            (active.find ? texts.unknown(missing, active) : texts.unlisted(missing))}
      </p>
      {causes.length > 0 && (
        <>
          {causes.map((cause) => (
            <p key={cause} className="text-bad">
              {cause}
            </p>
          ))}
          <Button type="button" look="compact" onClick={keyLookup.retry}>
            {texts.again}
          </Button>
        </>
      )}
    </div>
  )
}

function Paste({ work, layer }: Pick<Props, 'work'> & { layer: MapLayer }) {
  const { state, on, knownRows, learn, tell } = work
  function select(rows: readonly MapLayerRow[]): string {
    const keys = rows.map(({ key }) => key)
    learn(layer, rows)
    const sentence = describeSelected({ layer, keys, selected: state.url.selected, replaces: false })
    if (keys.length > 0) tell({ type: 'selected', layer: layer.id, keys, isSelected: true })
    return sentence
  }
  return (
    <details className="max-h-3/4 shrink-0 overflow-y-auto px-3 print:hidden">
      <summary className="min-h-6 py-0.5 text-sm text-accent">{texts.paste}</summary>
      <Suspense>
        <PasteForm
          layer={layer}
          others={on.filter((each) => each !== layer)}
          knownRows={knownRows}
          onRows={select}
        />
      </Suspense>
    </details>
  )
}

const SheetRows = lazyPart(() => import('../table/sheet-rows'))
const CompareRows = lazyPart(() => import('../selection/compare-rows'))
const PasteForm = lazyPart(() => import('../selection/paste-form'))

interface TabProps {
  isPressed: boolean
  onPress: () => void
  children: ReactNode
}

const Tab = ({ isPressed, onPress, children }: TabProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    onClick={onPress}
    className="min-h-7 shrink-0 cursor-pointer border-b-3 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-accent hover:border-line aria-pressed:border-accent aria-pressed:bg-accent-soft"
  >
    {children}
  </button>
)

const Count = ({ report }: { report: MapLayerReport | undefined }) =>
  report?.state === 'failed' ? (
    <span className="text-bad">{texts.failed}</span>
  ) : report?.state === 'ready' || report?.state === 'loading' ? (
    <span className="tabular-nums">{formatNumber(report.rows.length)}</span>
  ) : null
