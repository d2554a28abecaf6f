import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/files/export-href'
import type { read } from '@/app/_lib/read/data'
import { FloodFacts } from '@/components/ground/flood-facts'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { officialMap } from '@/connectors/federal-flood-hazard/public'
import { formats } from '@/lib/export/formats'
import type { Point } from '@/lib/url-state'

export type FloodReading = Awaited<ReturnType<typeof read<'federal-flood-hazard', 'getFloodZone'>>>

const texts = {
  title: 'Flood zone',
  others:
    'This says nothing about the flood hazard: we could not ask. The ground elevation comes from another source and is not affected.',
  todo: 'What to do',
  read: 'Read the official map:',
  office:
    'Ask the floodplain office of the city or county. It keeps the printed map, the flood study and the letters of map change.',
  certificate: 'Before you buy, insure or build, ask for an elevation certificate by a licensed surveyor.',
  paper: 'Ask the city or county for its paper map: not all flood maps are digital.',
}

interface Props {
  reading: FloodReading
  point: Point
  address?: string | undefined
  retry: string
}

export function FloodPanel({ reading, point, address, retry }: Props) {
  const { href, label } = officialMap(address ?? `${point.longitude}, ${point.latitude}`)
  const link = (
    <>
      {texts.read}{' '}
      <a href={href} className="wrap-anywhere">
        {label}
      </a>
      .
    </>
  )
  if (!reading.ok)
    return (
      <Panel id="flood" title={texts.title} state={stateOfProblem(reading.error)}>
        <ProblemNotice problem={reading.error} stillStands={texts.others} retry={retry} />
        <p className="mt-3">{link}</p>
      </Panel>
    )
  const { data, meta } = reading
  const { state, sentence, panels } = data
  const panel = panels?.[0]?.panel
  const chip =
    state === 'zone'
      ? meta.state === 'stale'
        ? 'stale'
        : undefined
      : state === 'no digital map'
        ? 'not-covered'
        : 'none'
  return (
    <Panel id="flood" title={texts.title} {...(chip ? { state: chip } : {})}>
      <p className="mb-3 text-lg font-semibold text-pretty">{sentence}</p>
      <FloodFacts answer={data} />
      <h3 className="mb-1 font-semibold">{texts.todo}</h3>
      <ul className="mb-4 list-disc pl-6">
        <li>
          {link}
          {panel && ` The panel is ${panel}.`}
        </li>
        <li>{state === 'no digital map' ? texts.paper : texts.office}</li>
        <li>{texts.certificate}</li>
      </ul>
      <ExportLinks
        what="this flood zone"
        formats={formats}
        href={(format) =>
          exportHref('federal-flood-hazard', 'getFloodZone', format, {
            latitude: point.latitude,
            longitude: point.longitude,
          })
        }
      />
      <Provenance meta={meta} caveats={data.caveats} />
    </Panel>
  )
}
