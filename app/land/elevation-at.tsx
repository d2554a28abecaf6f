import { dataOf } from '@/app/_surfaces/place/outcome'
import { elevation } from '@/app/_surfaces/place/panels/elevation'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('land.elevation-at', {
  titles: { point: 'Elevation at this point', center: 'Elevation at its center' },
  partTitle: (part: string) => `Elevation at the middle of ${part}`,
  lines: {
    point: 'Ground elevation at this point: <value/>, from a model.',
    center: 'Ground elevation at its center: <value/>, from a model.',
    middle: 'Ground elevation at its middle: <value/>, from a model.',
  },
})

export const elevationAt = (spot: keyof typeof texts.titles) => ({ ...elevation, title: texts.titles[spot] })

export const elevationOfPart = (part: string) => ({ ...elevation, title: texts.partTitle(part) })

interface Props {
  outcome: Awaited<ReturnType<typeof elevation.read>> | undefined
  spot: keyof typeof texts.lines
}

export function ElevationLine({ outcome, spot }: Props) {
  if (!outcome || !dataOf(outcome)) return null
  return (
    <p className="mb-4">
      <Rich
        text={texts.lines[spot]}
        parts={{ value: () => <strong>{elevation.answer(outcome).value}</strong> }}
      />
    </p>
  )
}
