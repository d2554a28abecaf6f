import type { Direction } from './key-command'
import { MapButton } from './map-button'
import { MapIcon } from './map-icon'

const labels = [
  ['west', 'Move the map west'],
  ['north', 'Move the map north'],
  ['south', 'Move the map south'],
  ['east', 'Move the map east'],
] as const

/** Every move without dragging. */
export function PanButtons({ onPan }: { onPan: (direction: Direction) => void }) {
  return (
    <fieldset className="flex gap-0.5 @sm:gap-1">
      <legend className="sr-only">Move</legend>
      {labels.map(([direction, label]) => (
        <MapButton key={direction} square label={label} onClick={() => onPan(direction)}>
          <MapIcon name={direction} />
        </MapButton>
      ))}
    </fieldset>
  )
}
