import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/files/export-href'
import type { read } from '@/app/_lib/read/data'
import { WetlandFacts } from '@/components/ground/wetland-facts'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formats } from '@/lib/export/formats'
import type { Point } from '@/lib/url-state'

const texts = {
  title: 'Wetlands',
  others: 'This says nothing about wetlands: we could not ask. The other panels are not affected.',
}

interface Props {
  reading: Awaited<ReturnType<typeof read<'federal-wetlands', 'getWetlandsAt'>>>
  point: Point
  retry: string
}

const chips = { wetland: undefined, 'none mapped': 'none', 'not mapped here': 'not-covered' } as const

export function WetlandsPanel({ reading, point: { latitude, longitude }, retry }: Props) {
  if (!reading.ok)
    return (
      <Panel id="wetlands" title={texts.title} state={stateOfProblem(reading.error)}>
        <ProblemNotice problem={reading.error} stillStands={texts.others} retry={retry} />
      </Panel>
    )
  const { data, meta } = reading
  const chip = chips[data.state] ?? (meta.state === 'stale' ? ('stale' as const) : undefined)
  return (
    <Panel id="wetlands" title={texts.title} {...(chip ? { state: chip } : {})}>
      <p className="mb-3 text-lg font-semibold text-pretty">{data.sentence}</p>
      <WetlandFacts answer={data} />
      <ExportLinks
        what="these wetlands"
        formats={formats}
        href={(format) => exportHref('federal-wetlands', 'getWetlandsAt', format, { latitude, longitude })}
      />
      <Provenance meta={meta} caveats={data.caveats} />
    </Panel>
  )
}
