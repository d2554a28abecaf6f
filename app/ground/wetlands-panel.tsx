import type { read } from '@/app/_lib/read/data'
import { WetlandFacts } from '@/components/ground/wetland-facts'
import type { Point } from '@/lib/url-state'
import { RecordPanel } from './record-panel'

const texts = {
  title: 'Wetlands',
  subject: 'wetlands',
  others: 'The other panels are not affected.',
}

interface Props {
  reading: Awaited<ReturnType<typeof read<'federal-wetlands', 'getWetlandsAt'>>>
  point: Point
  retry: string
}

const chips = { wetland: undefined, 'none mapped': 'none', 'not mapped here': 'not-covered' } as const

export const WetlandsPanel = ({ reading, point, retry }: Props) => (
  <RecordPanel
    id="wetlands"
    title={texts.title}
    reading={reading}
    chips={chips}
    subject={texts.subject}
    others={texts.others}
    retry={retry}
    point={point}
    onMap="wetlands"
    body={(data) => <WetlandFacts answer={data} />}
  />
)
