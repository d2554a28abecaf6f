import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/files/export-href'
import type { read } from '@/app/_lib/read/data'
import { SoilFacts } from '@/components/ground/soil-facts'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formats } from '@/lib/export/formats'
import type { Point } from '@/lib/url-state'

const texts = {
  title: 'Soil',
  others: 'This says nothing about soils: we could not ask. The other panels are not affected.',
}

interface Props {
  reading: Awaited<ReturnType<typeof read<'federal-soils', 'getSoilsAt'>>>
  point: Point
  retry: string
}

const chips = { soil: undefined, 'no survey here': 'not-covered' } as const

export function SoilsPanel({ reading, point: { latitude, longitude }, retry }: Props) {
  if (!reading.ok)
    return (
      <Panel id="soils" title={texts.title} state={stateOfProblem(reading.error)}>
        <ProblemNotice problem={reading.error} stillStands={texts.others} retry={retry} />
      </Panel>
    )
  const { data, meta } = reading
  const chip = chips[data.state] ?? (meta.state === 'stale' ? ('stale' as const) : undefined)
  return (
    <Panel id="soils" title={texts.title} {...(chip ? { state: chip } : {})}>
      <p className="mb-3 text-lg font-semibold text-pretty">{data.sentence}</p>
      <SoilFacts answer={data} />
      <ExportLinks
        what="these soils"
        formats={formats}
        href={(format) => exportHref('federal-soils', 'getSoilsAt', format, { latitude, longitude })}
      />
      <Provenance meta={meta} caveats={data.caveats} />
    </Panel>
  )
}
