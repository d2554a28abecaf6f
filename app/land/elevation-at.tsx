import { dataOf } from '@/app/_surfaces/place/outcome'
import { elevation } from '@/app/_surfaces/place/panels/elevation'

export const elevationAt = (where: string) => ({ ...elevation, title: `Elevation ${where}` })

interface Props {
  outcome: Awaited<ReturnType<typeof elevation.read>> | undefined
  where: string
}

export function ElevationLine({ outcome, where }: Props) {
  if (!outcome || !dataOf(outcome)) return null
  return (
    <p className="mb-4">
      Ground elevation {where}: <strong>{elevation.answer(outcome).value}</strong>, from a model.
    </p>
  )
}
