import { defineTexts } from '@/lib/language/define-texts'
import { LazyMap } from '../lazy-map'
import { pinAt } from './pin'

interface Props {
  latitude: number
  longitude: number
  name: string
  kind: 'place' | 'result'
  label: string
  legend: string
}

const NEAR = 16
const texts = defineTexts('map.pin-map', { list: 'The text of this page' })

export const PinMap = ({ latitude, longitude, name, kind, label, legend }: Props) => (
  <LazyMap
    label={label}
    listLabel={texts.list}
    opens
    view={{ latitude, longitude, zoom: NEAR }}
    features={pinAt({ latitude, longitude }, name, kind)}
    legend={{ [kind]: legend }}
  />
)
