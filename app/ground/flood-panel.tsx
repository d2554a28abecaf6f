import type { read } from '@/app/_lib/read/data'
import { FloodFacts } from '@/components/ground/flood-facts'
import type { Community } from '@/connectors/federal-flood-hazard/firm-panels'
import { formatList } from '@/lib/format'
import { disclaimer, formatCommunity, officialMap } from '@/lib/records/flood-zone/describe'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import type { Point } from '@/lib/url-state'
import { RecordPanel } from './record-panel'

type FloodReading = Awaited<ReturnType<typeof read<'federal-flood-hazard', 'getFloodZone'>>>

const texts = {
  title: 'Flood zone',
  subject: 'the flood hazard',
  others: 'The ground elevation comes from another source and is not affected.',
  todo: 'What to do',
  read: 'Read the official map:',
  office: (communities: readonly Community[]) =>
    `Ask the floodplain office of ${communities.length > 0 ? formatList(communities.map(formatCommunity)) : 'the city or county'}. It keeps the printed map, the flood study and the letters of map change.`,
  certificate: 'Before you buy, insure or build, ask for an elevation certificate by a licensed surveyor.',
  paper: 'Ask the city or county for its paper map: not all flood maps are digital.',
}

interface Props {
  reading: FloodReading
  point: Point
  address?: string | undefined
  retry: string
}

const chips = { zone: undefined, 'no digital map': 'not-covered', 'no zone found': 'none' } as const

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
  return (
    <RecordPanel
      id="flood"
      title={texts.title}
      reading={reading}
      chips={chips}
      subject={texts.subject}
      others={texts.others}
      retry={retry}
      point={point}
      onMap="floods"
      said={[disclaimer]}
      instead={<p className="mt-3">{link}</p>}
      body={(data) => (
        <>
          <FloodFacts answer={data} />
          <h3 className="mb-1 font-semibold">{texts.todo}</h3>
          <ul className="mb-4 list-disc pl-6">
            <li>
              {link}
              {data.panels?.[0] && ` The panel is ${data.panels[0].panel}.`}
            </li>
            <li>{data.state === 'no digital map' ? texts.paper : texts.office(data.communities ?? [])}</li>
            {needsCertificate(data.zones) && <li>{texts.certificate}</li>}
          </ul>
        </>
      )}
    />
  )
}

/** Where the map has nothing but land outside the Special Flood Hazard Area, nobody asks for one. */
const needsCertificate = (zones: readonly FloodZone[]) =>
  zones.length === 0 ||
  zones.some(({ specialFloodHazardArea, zone }) => specialFloodHazardArea !== 'no' || zone === 'D')
