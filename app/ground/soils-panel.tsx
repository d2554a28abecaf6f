import type { read } from '@/app/_lib/read/data'
import { SoilFacts } from '@/components/ground/soil-facts'
import type { Point } from '@/lib/url-state'
import { RecordPanel } from './record-panel'

const texts = {
  title: 'Soil',
  subject: 'soils',
  others: 'The other panels are not affected.',
}

interface Props {
  reading: Awaited<ReturnType<typeof read<'federal-soils', 'getSoilsAt'>>>
  point: Point
  retry: string
}

const chips = { soil: undefined, 'no survey here': 'not-covered' } as const

export const SoilsPanel = ({ reading, point, retry }: Props) => (
  <RecordPanel
    id="soils"
    title={texts.title}
    reading={reading}
    chips={chips}
    subject={texts.subject}
    others={texts.others}
    retry={retry}
    point={point}
    onMap="soils"
    body={(data) => <SoilFacts answer={data} />}
  />
)
